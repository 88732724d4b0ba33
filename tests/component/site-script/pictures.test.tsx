import { enhancePictures } from '@/components/site-script/pictures';
import { fakeView } from '../support/fake-view';

let view: ReturnType<typeof fakeView>;

beforeEach(() => {
  view = fakeView();
  document.body.innerHTML = '<div class="picture-frame"><img src="/a.webp" alt="A" loading="lazy"></div>';
  enhancePictures();
});

const state = () => document.querySelector<HTMLElement>('.picture-frame')?.dataset['state'];
const happen = (kind: string) => document.querySelector('img')?.dispatchEvent(new Event(kind));

test('a picture waits for its file, and then until a visitor sees it', () => {
  expect(view.watched.size).toBe(0);
  happen('load');
  const states = [false, true].map((isSeen) => {
    view.come(isSeen);
    return state();
  });
  expect(states).toEqual(['waiting', 'loaded']);
});

test('a picture reports a missing file once in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  happen('error');
  happen('error');
  expect(state()).toBe('failed');
  expect(warn).toHaveBeenCalledTimes(1);
});
