import { countAt, formatCount } from '../../lib/text/counts';

/**
 * Counters count from 0 to their target over 2,000 ms when they come into view (docs/specification.md#counters), unless
 * their figure was painted before this script came: a figure that could be read stays. The HTML holds the final number
 * twice: once to read out, which stays, and once to see, which moves. No movement where the visitor asked for none.
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
  // All are measured before one is written.
  const isPainted = performance.getEntriesByType('paint').length > 0;
  for (const counter of counters.filter(
    (each) => !isPainted || each.getBoundingClientRect().top > innerHeight,
  )) {
    const final = counter.textContent;
    write(counter, 0);
    observer.observe(counter);
    // A counter that was never scrolled to still prints its final figure.
    addEventListener('beforeprint', () => (counter.textContent = final));
  }
}

/** Only the text changes, never the elements, so that the framework finds what it expects. */
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
