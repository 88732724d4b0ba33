type PictureState = 'waiting' | 'near' | 'loaded' | 'failed';

/**
 * Lazy pictures (docs/specification.md#pictures): load within 100 px of the viewport, visible from a tenth on,
 * "Loading" in the meantime, "Image unavailable" and one console warning on failure. See components/ui/picture.tsx.
 */
export function enhancePictures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
        observer.unobserve(entry.target);
        if (entry.target.dataset['state'] === 'waiting') setState(entry.target, 'near');
      }
    },
    { rootMargin: '100px', threshold: 0.1 },
  );

  const enhance = (root: ParentNode) => {
    for (const frame of root.querySelectorAll<HTMLElement>('.picture-frame:not([data-state])'))
      enhanceFrame(frame, observer);
  };
  enhance(document);
  // Islands bring pictures of their own, e.g. that of a scenario.
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node instanceof Element) enhance(node);
  }).observe(document.body, { childList: true, subtree: true });
}

function enhanceFrame(frame: HTMLElement, observer: IntersectionObserver): void {
  const image = frame.querySelector('img');
  if (image === null) return;
  const settle = () => {
    const isLoaded = image.naturalWidth > 0;
    setState(frame, isLoaded ? 'loaded' : 'failed');
    if (isLoaded) return;
    frame.dataset['alt'] = image.alt;
    console.warn(`Picture did not load: ${image.currentSrc || image.src}`);
  };
  if (image.complete && image.currentSrc !== '') {
    settle();
    return;
  }
  image.addEventListener('load', settle, { once: true });
  image.addEventListener('error', settle, { once: true });
  if (frame.hasAttribute('data-lazy')) {
    setState(frame, 'waiting');
    observer.observe(frame);
  }
}

function setState(frame: HTMLElement, state: PictureState): void {
  frame.dataset['state'] = state;
}
