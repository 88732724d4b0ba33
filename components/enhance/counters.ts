import { countAt, formatCount } from '../../lib/counts';

/**
 * Counters count from 0 to their target over 2,000 ms when they come into view (spec part 1, sections 4 and 9). The HTML
 * holds the final number; screen readers only ever hear that one. No movement where the visitor asked for none.
 */
export function enhanceCounters(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
      observer.unobserve(entry.target);
      countUp(entry.target);
    }
  }, { threshold: 0.5 });
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) observer.observe(counter);
}

function countUp(counter: HTMLElement): void {
  const target = Number(counter.dataset['counter']);
  const suffix = counter.dataset['counterSuffix'] ?? '';
  const final = counter.textContent;
  const spoken = document.createElement('span');
  spoken.className = 'sr-only';
  spoken.textContent = final;
  const moving = document.createElement('span');
  moving.setAttribute('aria-hidden', 'true');
  counter.replaceChildren(spoken, moving);

  let startedAt: number | null = null;
  const draw = (now: number) => {
    startedAt ??= now;
    const count = countAt(target, now - startedAt);
    moving.textContent = `${formatCount(count)}${suffix}`;
    if (count < target) requestAnimationFrame(draw);
    else counter.textContent = final;
  };
  draw(performance.now());
}
