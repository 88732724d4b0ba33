/** A section is current once its top is within this part of the screen, in percent from its top. */
const line = 34;
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
  let jumped: Element | undefined;
  let jumpedAt = 0;

  const mark = () => {
    const bottom = (window.innerHeight * line) / 100;
    // At the top of the page no section has been passed, and measuring would lay out deferred content.
    const candidates = window.scrollY > 0 ? sections : [];
    const current = jumped ?? candidates.filter((one) => one.getBoundingClientRect().top <= bottom).at(-1);
    for (const link of links) {
      if (current !== undefined && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };

  // Called for each section whose top crosses the line.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${line - 1}% 0px -${100 - line}% 0px` });
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
