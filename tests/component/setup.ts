import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 20_000 });

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
