import { countAt, formatCount } from '../../lib/text/counts';

/**
 * Counters run from 0 to their target in 2,000 ms when they scroll into view (docs/specification.md#counters), except
 * those that were already visible when this script loaded. The HTML holds the final number twice: a static copy for
 * screen readers and a visible one that moves. Nothing moves under prefers-reduced-motion.
 */
export function enhanceCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        countUp(target as HTMLElement);
      }
    },
    { threshold: 0.5 },
  );
  const counters = [...document.querySelectorAll<HTMLElement>('[data-counter]')];
  // Reads every position before the first write, to avoid repeated layout.
  const isPainted = performance.getEntriesByType('paint').length > 0;
  for (const counter of counters.filter(
    (each) => !isPainted || each.getBoundingClientRect().top > innerHeight,
  )) {
    const final = counter.textContent;
    write(counter, 0);
    observer.observe(counter);
    // A counter that was never scrolled into view still prints its final number.
    addEventListener('beforeprint', () => (counter.textContent = final));
  }
}

/** Changes only the text, never the elements, so that React still finds the markup it expects. */
function write(counter: HTMLElement, count: number): void {
  counter.textContent = `${formatCount(count)}${counter.dataset['counterSuffix'] ?? ''}`;
}

function countUp(counter: HTMLElement): void {
  const target = Number(counter.dataset['counter']);
  const startedAt = performance.now();
  const draw = (now: number) => {
    const count = countAt(target, now - startedAt);
    write(counter, count);
    if (count < target) requestAnimationFrame(draw);
  };
  draw(startedAt);
}
