type PictureState = 'waiting' | 'loaded' | 'failed';

/**
 * Pictures (docs/specification.md#pictures): the browser loads them (`loading="lazy"`). Until then the frame shows
 * "Loading". A picture fades in when a tenth of it is in view, so that the fade is visible. After a failure the frame
 * shows "Image unavailable", and the console gets one warning. See components/ui/picture-frame.tsx.
 */
export function enhancePictures(): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        setState(target as HTMLElement, 'loaded');
      }
    },
    { threshold: 0.1 },
  );

  for (const frame of document.querySelectorAll<HTMLElement>('.picture-frame')) enhanceFrame(frame, inView);
}

function enhanceFrame(frame: HTMLElement, inView: IntersectionObserver): void {
  const image = frame.querySelector('img');
  if (image === null) return;
  const fail = () => {
    setState(frame, 'failed');
    frame.dataset['alt'] = image.alt;
    console.warn(`Picture did not load: ${image.currentSrc || image.src}`);
  };
  if (image.complete && image.currentSrc !== '') {
    // A picture that may already have been visible doesn't fade in again.
    if (image.naturalWidth > 0) setState(frame, 'loaded');
    else fail();
    return;
  }
  setState(frame, 'waiting');
  image.addEventListener('load', () => inView.observe(frame), { once: true });
  image.addEventListener('error', fail, { once: true });
}

function setState(frame: HTMLElement, state: PictureState): void {
  frame.dataset['state'] = state;
}
