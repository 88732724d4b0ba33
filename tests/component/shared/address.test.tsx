import { act, renderHook } from '@testing-library/react';
import {
  currentQueryValue,
  isOwnStep,
  stepBack,
  useAnchor,
  useQueryValue,
  useSearch,
  writeAddress,
} from '@/components/islands/shared/address';

const course = () => new URLSearchParams(window.location.search).get('course');
const shown = () => window.location.search + window.location.hash;
const arrival = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true }),
  );
const back = () =>
  act(async () => {
    const arrived = arrival();
    stepBack();
    await arrived;
  });

// A new page for each test, because a burst of typing lasts until something else happens on its page.
let pages = 0;
beforeEach(() => window.history.pushState(null, '', `/page-${(pages += 1)}`));

describe('a change of the URL', () => {
  it('reaches every subscriber on the page', () => {
    const search = renderHook(useSearch).result;
    const view = renderHook(() => useQueryValue('view')).result;
    const anchor = renderHook(useAnchor).result;
    expect([search.current, view.current, anchor.current]).toEqual(['', null, '']);
    act(() => writeAddress({ query: { view: 'compare' }, anchor: 'fees' }, 'push'));
    expect([search.current, view.current, anchor.current]).toEqual(['?view=compare', 'compare', '#fees']);
    expect(currentQueryValue('view')).toBe('compare');
  });

  it('still reaches a subscriber when another has left', async () => {
    const leaving = renderHook(useSearch);
    const staying = renderHook(useSearch).result;
    leaving.unmount();
    act(() => writeAddress({ query: { view: 'compare' } }, 'push'));
    await back();
    expect(staying.current).toBe('');
  });

  it('keeps, changes or removes the anchor, and keeps other history state', () => {
    window.history.replaceState({ router: 'tree' }, '', '?a=1#fees');
    writeAddress({ query: { b: '2' } }, 'replace');
    expect(shown()).toBe('?a=1&b=2#fees');
    writeAddress({ query: { b: null }, anchor: '#dates' }, 'replace');
    expect(shown()).toBe('?a=1#dates');
    writeAddress({ query: {}, anchor: '' }, 'replace');
    expect(shown()).toBe('?a=1');
    expect(window.history.state).toEqual({ router: 'tree' });
  });

  it('pushes a marked entry that Back undoes, or replaces, or does nothing if nothing changes', async () => {
    const view = renderHook(() => useQueryValue('view')).result;
    const steps = window.history.length;
    act(() => writeAddress({ query: { view: 'compare' }, step: 'view' }, 'push'));
    act(() => writeAddress({ query: { view: 'fees' } }, 'replace'));
    act(() => writeAddress({ query: { view: 'fees' } }, 'push'));
    expect(window.history.length).toBe(steps + 1);
    expect(view.current).toBe('fees');
    expect([isOwnStep('view'), isOwnStep('course')]).toEqual([true, false]);
    await back();
    expect(view.current).toBeNull();
    expect(isOwnStep('view')).toBe(false);
  });
});

test('a change that the browser refuses to write counts at once, and is written later', () => {
  jest.useFakeTimers();
  const search = renderHook(useSearch).result;
  const refuse = () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  };
  const refusing = (['pushState', 'replaceState'] as const).map((how) =>
    jest.spyOn(window.history, how).mockImplementation(refuse),
  );
  act(() => writeAddress({ query: { cart: 'mug' } }, 'replace'));
  act(() => writeAddress({ query: { city: 'mesa' } }, 'push'));
  act(() => jest.advanceTimersByTime(5000));
  expect([search.current, shown()]).toEqual(['?cart=mug&city=mesa', '']);
  for (const spy of refusing) spy.mockRestore();
  act(() => jest.advanceTimersByTime(5000));
  expect([search.current, shown()]).toEqual(['?cart=mug&city=mesa', '?cart=mug&city=mesa']);
  act(() => writeAddress({ query: { cart: null } }, 'replace'));
  expect([search.current, shown()]).toEqual(['?city=mesa', '?city=mesa']);
  jest.useRealTimers();
});

describe('a burst of typing', () => {
  const type = (q: string) => act(() => writeAddress({ query: { q } }, 'type'));

  it('is one history entry: the first letter at once, the rest after a moment, all of it readable at once', () => {
    jest.useFakeTimers();
    const search = renderHook(useSearch).result;
    const steps = window.history.length;
    type('k');
    expect(shown()).toBe('?q=k');
    type('ki');
    type('kit');
    expect(search.current).toBe('?q=kit');
    expect(currentQueryValue('q')).toBe('kit');
    expect(shown()).toBe('?q=k');
    jest.advanceTimersByTime(300);
    expect(shown()).toBe('?q=kit');
    expect(window.history.length).toBe(steps + 1);
  });

  it('is written before a later push, and before the page unloads', () => {
    jest.useFakeTimers();
    const { unmount } = renderHook(useSearch);
    const steps = window.history.length;
    type('k');
    type('kit');
    act(() => writeAddress({ query: { sort: 'name' } }, 'push'));
    expect(shown()).toBe('?q=kit&sort=name');
    type('m');
    expect(window.history.length).toBe(steps + 3);
    type('mask');
    window.dispatchEvent(new Event('pagehide'));
    expect(shown()).toBe('?q=mask&sort=name');
    unmount();
  });

  it('is dropped when Back leaves its entry or the visitor leaves the page', async () => {
    const search = renderHook(useSearch).result;
    type('k');
    type('kit');
    await back();
    expect(search.current).toBe('');
    type('m');
    type('mask');
    window.history.pushState(null, '', '/about');
    expect(currentQueryValue('q')).toBeNull();
    act(() => writeAddress({ query: { view: 'team' } }, 'push'));
    expect(shown()).toBe('?view=team');
  });
});

test('a push during a pending Back comes after it and is not undone', async () => {
  writeAddress({ query: { course: 'first' }, step: 'course' }, 'push');
  const arrived = arrival();
  stepBack();
  stepBack();
  writeAddress({ query: { course: 'second' }, step: 'course' }, 'push');
  expect(course()).toBe('first');
  await arrived;
  expect(course()).toBe('second');
  await back();
  expect(course()).toBeNull();
});

test('a Back that never arrives blocks nothing for long', () => {
  jest.useFakeTimers();
  jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  stepBack();
  writeAddress({ query: { course: 'late' } }, 'replace');
  expect(course()).toBeNull();
  jest.advanceTimersByTime(1000);
  expect(course()).toBe('late');
});
