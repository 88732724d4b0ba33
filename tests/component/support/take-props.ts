import type { WrittenIsland } from '@/lib/site/island-data';

/** Moves the props of the islands out of the page, as the build does: by name, in the order of the page. */
export function takeProps(): ReadonlyMap<string, WrittenIsland> {
  const scripts = [...document.querySelectorAll('script[data-island-props]')];
  return new Map(
    scripts.map((script) => {
      const name = script.closest<HTMLElement>('[data-island]')?.dataset['island'] ?? '';
      script.remove();
      return [name, JSON.parse(script.textContent) as WrittenIsland];
    }),
  );
}
