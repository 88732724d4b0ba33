import { countAt, formatCount } from '../../lib/text/counts';

/**
 * Counters count from 0 to their target over 2,000 ms when they come into view (docs/specification.md#counters), if they
 * are below the window when the page begins: a figure that could be read stays. The HTML holds the final number twice:
 * once to read out, which stays, and once to see, which moves. No movement where the visitor asked for none.
 */
export function enhanceCounters(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const waiting = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isBelow = boundingClientRect.top >= window.innerHeight;
        if (!waiting.has(target) && isBelow) {
          waiting.add(target);
          write(target, 0);
        } else if (isIntersecting || !waiting.has(target)) {
          observer.unobserve(target);
          if (waiting.delete(target)) countUp(target);
        }
      }
    },
    { threshold: 0.5 },
  );
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) observer.observe(counter);
  // What has not been scrolled to prints as well.
  window.addEventListener('beforeprint', () => {
    for (const counter of waiting) write(counter, targetOf(counter));
  });
}

function targetOf(counter: HTMLElement): number {
  return Number(counter.dataset['counter']);
}

/** Only the text changes, never the elements, so that the framework finds what it expects. */
function write(counter: HTMLElement, count: number): void {
  counter.textContent = `${formatCount(count)}${counter.dataset['counterSuffix'] ?? ''}`;
}

function countUp(counter: HTMLElement): void {
  const target = targetOf(counter);
  let startedAt: number | null = null;
  const draw = (now: number) => {
    startedAt ??= now;
    const count = countAt(target, now - startedAt);
    write(counter, count);
    if (count < target) requestAnimationFrame(draw);
  };
  draw(performance.now());
}
