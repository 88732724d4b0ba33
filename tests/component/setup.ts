import type { EventEmitter } from 'node:events';
import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 20_000 });

// Mocks and stubs are removed after each test.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// Testing Library looks for fake timers under the name of Jest.
Object.assign(globalThis, { jest: vi });

// jsdom reports what it cannot do to the console of the test, which may watch it.
const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
virtualConsole.removeAllListeners('jsdomError').on('jsdomError', (error) => console.error(error));

// Observers of the page can stop while jsdom still exists.
afterAll(() => document.body.replaceChildren());

// jsdom has no navigation timeline: no visit is known, so there is no automatic landing.
performance.getEntriesByType = () => [];

// jsdom does not paint.
HTMLCanvasElement.prototype.getContext = () => null;
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollBy = () => undefined;
