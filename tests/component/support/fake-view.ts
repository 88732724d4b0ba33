/** jsdom has no viewport, so tests decide when an observed element enters it. */
export function fakeView() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  globalThis.IntersectionObserver = class {
    observe: (element: Element) => void;
    unobserve = (element: Element) => watched.delete(element);
    disconnect = () => watched.clear();
    constructor(report: IntersectionObserverCallback) {
      this.observe = (element) => watched.set(element, report);
    }
  } as unknown as typeof IntersectionObserver;
  const come = (isIntersecting = true) => {
    for (const [target, report] of watched)
      report([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  return { watched, come };
}
