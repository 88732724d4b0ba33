/** How long scrolling after a jump counts as part of the jump, in milliseconds. */
const jumpMs = 400;

/**
 * Marks the current section in the on-page contents of a reference page: the jump target until the visitor scrolls
 * on, and nothing above the first section.
 */
export function enhanceContents(): void {
  const contents = document.querySelector('[data-contents]');
  if (contents === null) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  const inView = new Set<Element>();
  let jumped: Element | undefined;
  let jumpedAt = 0;

  const mark = () => {
    const current = jumped ?? sections.find((section) => inView.has(section));
    const isAbove = (sections[0]?.getBoundingClientRect().top ?? 0) > window.innerHeight / 3;
    // Between two sections the mark stays where it is.
    if (current === undefined && !isAbove) return;
    for (const link of links) {
      if (current !== undefined && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };

  // The current section is the one that crosses a line a third of the way down the screen.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) inView.add(entry.target);
        else inView.delete(entry.target);
      }
      mark();
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const section of sections) observer.observe(section);

  const jump = () => {
    jumped = sections.find(({ id }) => `#${id}` === location.hash);
    jumpedAt = performance.now();
    mark();
  };
  jump();
  window.addEventListener('hashchange', jump);
  // Clicking the same link again doesn't change the address.
  contents.addEventListener('click', () => setTimeout(jump));
  window.addEventListener(
    'scroll',
    () => {
      if (jumped === undefined || performance.now() - jumpedAt < jumpMs) return;
      jumped = undefined;
      mark();
    },
    { passive: true },
  );
}
