import { enhancePictures } from '@/components/site-script/pictures';

let report: IntersectionObserverCallback;
const watched = new Set<Element>();

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = callback;
  }
  observe(frame: Element) {
    watched.add(frame);
  }
  unobserve() {}
}

describe('a picture in the page', () => {
  beforeEach(() => {
    watched.clear();
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    document.body.innerHTML = '<div class="picture-frame"><img src="/a.webp" alt="A" loading="lazy"></div>';
    enhancePictures();
  });

  const frame = () => document.querySelector<HTMLElement>('.picture-frame')!;
  const image = () => document.querySelector('img')!;

  it('waits for its file, and then for a visitor who sees it', () => {
    expect(frame().dataset['state']).toBe('waiting');
    expect(watched.size).toBe(0);
    image().dispatchEvent(new Event('load'));
    const [target] = watched;
    const see = (isIntersecting: boolean) =>
      report([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    see(false);
    expect(frame().dataset['state']).toBe('waiting');
    see(true);
    expect(frame().dataset['state']).toBe('loaded');
  });

  it('says once in the console that its file is missing', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    image().dispatchEvent(new Event('error'));
    image().dispatchEvent(new Event('error'));
    expect(frame().dataset['state']).toBe('failed');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
