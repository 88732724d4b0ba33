/** Marks, in the on-page contents of a reference page, the section that is being read. */
export function enhanceContents(): void {
  const contents = document.querySelector('[data-contents]');
  if (contents === null) return;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
  const inView = new Set<Element>();

  const mark = () => {
    const current = sections.find((section) => inView.has(section));
    if (current === undefined) return;
    for (const link of links) {
      if (link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };

  // A section counts as read while it crosses a line a third down the screen.
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) inView.add(entry.target);
      else inView.delete(entry.target);
    }
    mark();
  }, { rootMargin: '-33% 0px -66% 0px' });
  for (const section of sections) observer.observe(section);
}
