import '@testing-library/jest-dom';

// Mocks and stubs are removed after each test.
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// jsdom has no navigation timeline: no visit is known, so there is no automatic landing.
performance.getEntriesByType = () => [];

// jsdom does not paint.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollBy = () => undefined;
