import '@testing-library/jest-dom';

// jsdom has no timeline: no visit is known, so nothing lands anywhere by itself.
performance.getEntriesByType = () => [];

// jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
