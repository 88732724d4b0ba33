import { countAt, formatCount } from '../../lib/text/counts';

/**
 * Counters count from 0 to their target over 2,000 ms when they come into view (docs/specification.md#counters). The HTML
 * holds the final number twice: once to read out, which stays, and once to see, which moves. No movement where the visitor asked for none.
 */
export function enhanceCounters(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
        observer.unobserve(entry.target);
        countUp(entry.target);
      }
    },
    { threshold: 0.5 },
  );
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) observer.observe(counter);
}

/** Only the text changes, never the elements, so that the framework finds what it expects. */
function countUp(counter: HTMLElement): void {
  const target = Number(counter.dataset['counter']);
  const suffix = counter.dataset['counterSuffix'] ?? '';
  let startedAt: number | null = null;
  const draw = (now: number) => {
    startedAt ??= now;
    const count = countAt(target, now - startedAt);
    counter.textContent = `${formatCount(count)}${suffix}`;
    if (count < target) requestAnimationFrame(draw);
  };
  draw(performance.now());
}
