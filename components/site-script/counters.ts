/**
 * Keeps the counters below the screen at 0 until they come into view. The style counts, from the first paint on
 * (components/home/counter.css); one that was already visible is not changed.
 */
export function enhanceCounters(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-unseen', !isIntersecting);
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const counter of document.querySelectorAll('[data-counter]')) observer.observe(counter);
}
