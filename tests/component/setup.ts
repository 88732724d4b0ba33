import '@testing-library/jest-dom';

// What a test has put in the place of something goes with it.
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// jsdom has no timeline: no visit is known, so nothing lands anywhere by itself.
performance.getEntriesByType = () => [];

// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollBy = () => undefined;
