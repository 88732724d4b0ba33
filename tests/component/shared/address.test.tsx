import { act, renderHook } from '@testing-library/react';
import {
  isOwnStep,
  stepBack,
  useAnchor,
  useQueryValue,
  useSearch,
  writeAddress,
} from '@/components/islands/shared/address';
import { tell } from '../support/stories';

/** What islands and a visitor do with the address, one after the other; what can be seen of it is approved. */
const stories: Readonly<Record<string, string>> = {
  'a change reaches every subscriber on the page': 'push view=compare#fees',
  'a change still reaches a subscriber when another has left': 'unsubscribe | push view=compare | back',
  'a change keeps, replaces or removes the anchor, and keeps other history state':
    'arrive ?a=1#fees | replace b=2 | replace b=#dates | replace #',
  'a push adds a marked entry that Back undoes, and a change of nothing adds none':
    'push view=compare view | replace view=fees | push view=fees | back',
  'a change that the browser refuses to write counts at once, and is written later':
    'refuse | replace cart=mug | push city=mesa | wait 5000 | allow | wait 5000 | replace cart=',
  'a burst of typing is one history entry: the first letter at once, the rest after a moment':
    'type q=k | type q=ki | type q=kit | wait 300',
  'a burst of typing is written before a later push, and before the page unloads':
    'type q=k | type q=kit | push sort=name | type q=m | type q=mask | unload',
  'a burst of typing is dropped when Back leaves its entry or the visitor leaves the page':
    'type q=k | type q=kit | back | type q=m | type q=mask | arrive /about | push view=team',
  'a push during a pending Back comes after it and is not undone':
    'push view=first view | back + back + push view=second view | back',
  'a Back that never arrives blocks nothing for long': 'ignore + back + replace view=late | wait 1000',
};

/** `view=compare#fees`, of which each part may be missing; a value that is empty is taken away. */
function write(how: 'push' | 'replace' | 'type', change: string, step?: string): void {
  const [query = '', anchor] = change.split('#');
  const [name = '', value = ''] = query.split('=');
  writeAddress(
    {
      query: name === '' ? {} : { [name]: value === '' ? null : value },
      ...(anchor === undefined ? {} : { anchor }),
      ...(step === undefined ? {} : { step }),
    },
    how,
  );
}

let refusing: readonly { mockRestore: () => void }[] = [];
const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  push: (change = '', step) => act(() => write('push', change, step)),
  replace: (change = '') => act(() => write('replace', change)),
  type: (change = '') => act(() => write('type', change)),
  back: stepBack,
  wait: (ms) => act(() => vi.advanceTimersByTimeAsync(Number(ms))),
  arrive: (address) => window.history.replaceState({ router: 'tree' }, '', address),
  unsubscribe: () => renderHook(useSearch).unmount(),
  unload: () => window.dispatchEvent(new Event('pagehide')),
  ignore: () => vi.spyOn(window.history, 'back').mockImplementation(() => undefined),
  refuse: () => {
    refusing = (['pushState', 'replaceState'] as const).map((how) =>
      vi.spyOn(window.history, how).mockImplementation(() => {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
      }),
    );
  },
  allow: () => refusing.forEach((spy) => spy.mockRestore()),
};

test.each(Object.entries(stories))('%s', async (_title, story) => {
  vi.useFakeTimers();
  // A page of its own, because a burst of typing lasts until something else happens on its page.
  window.history.pushState(null, '', `/page-${Object.values(stories).indexOf(story)}`);
  const steps = window.history.length;
  const { result } = renderHook(() => ({
    search: useSearch(),
    view: useQueryValue('view') ?? '',
    anchor: useAnchor(),
  }));
  const state = () => ({
    address: window.location.search + window.location.hash,
    'history state': JSON.stringify(window.history.state),
    'marked with "view"': String(isOwnStep('view')),
    'entries more': String(window.history.length - steps),
    ...result.current,
  });
  const pause = () => act(() => vi.advanceTimersByTimeAsync(10));
  expect(await tell(story, { acts, state, pause })).toMatchSnapshot();
});
