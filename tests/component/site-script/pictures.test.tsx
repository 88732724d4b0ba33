import { enhancePictures } from '@/components/site-script/pictures';

type Watcher = {
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
};
let watcher: Watcher;

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    watcher = { callback, options };
  }
  observe() {}
  unobserve() {}
}

function comeNear(frame: Element) {
  watcher.callback(
    [{ target: frame, isIntersecting: true } as unknown as IntersectionObserverEntry],
    {} as IntersectionObserver,
  );
}

describe('a lazy picture in the page', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    document.body.innerHTML = '<div class="picture-frame" data-lazy><img src="/a.webp" alt="A"></div>';
    enhancePictures();
  });

  const frame = () => document.querySelector<HTMLElement>('.picture-frame')!;
  const image = () => document.querySelector('img')!;

  it('waits until a tenth of it is within 100 px of the viewport', () => {
    expect(frame().dataset['state']).toBe('waiting');
    expect(watcher.options).toEqual({ rootMargin: '100px', threshold: 0.1 });
    comeNear(frame());
    expect(frame().dataset['state']).toBe('near');
  });

  it('is loaded once its file is there', () => {
    comeNear(frame());
    Object.defineProperty(image(), 'naturalWidth', { value: 480 });
    image().dispatchEvent(new Event('load'));
    expect(frame().dataset['state']).toBe('loaded');
  });

  it('says once in the console that its file is missing', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    comeNear(frame());
    image().dispatchEvent(new Event('error'));
    image().dispatchEvent(new Event('error'));
    expect(frame().dataset['state']).toBe('failed');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
