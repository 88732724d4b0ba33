import { enhancePictures } from '@/components/site-script/pictures';

let report: IntersectionObserverCallback;
const observe = jest.fn<undefined, [Element]>();

beforeEach(() => {
  observe.mockClear();
  globalThis.IntersectionObserver = class {
    observe = observe;
    unobserve = jest.fn();
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<div class="picture-frame"><img src="/a.webp" alt="A" loading="lazy"></div>';
  enhancePictures();
});

const state = () => document.querySelector<HTMLElement>('.picture-frame')?.dataset['state'];
const happen = (kind: string) => document.querySelector('img')?.dispatchEvent(new Event(kind));

test('a picture waits for its file, and then for a visitor who sees it', () => {
  expect(observe).not.toHaveBeenCalled();
  happen('load');
  const target = observe.mock.calls[0]?.[0];
  const states = [false, true].map((isIntersecting) => {
    report([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    return state();
  });
  expect(states).toEqual(['waiting', 'loaded']);
});

test('a picture says once in the console that its file is missing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  happen('error');
  happen('error');
  expect(state()).toBe('failed');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
