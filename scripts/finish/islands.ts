// Moves the props of islands into a file and lists the files that a page needs to hydrate them.
import { type IslandData, islandDataOf, type WrittenIsland } from '../../lib/site/island-data';
import { nameOf } from './digest';
import { type AddedFile, type ExportedPage, refuse } from './document';
import type { IslandBundle } from './island-bundle';

/** What the islands of one page need. */
export type PageIslands = IslandBundle & { readonly props: AddedFile; readonly data: IslandData };

/**
 * Moves the props that the components wrote beside each island from the page into one file.
 * @returns null for a page without an island.
 * @throws if two islands of a page share a name, which is the key for the loader and the props.
 */
export async function takeIslands(
  page: ExportedPage,
  bundle: (kinds: readonly string[]) => Promise<IslandBundle>,
): Promise<PageIslands | null> {
  const { $ } = page;
  const written: Record<string, WrittenIsland> = {};
  for (const element of $('script[data-island-props]').toArray()) {
    const script = $(element);
    const name = script.parent().attr('data-island') ?? '';
    if (written[name] !== undefined)
      refuse(page, `the island "${name}"`, 'is there twice. Give each a name of its own.');
    written[name] = JSON.parse(script.text()) as WrittenIsland;
    script.remove();
  }
  const kinds = [...new Set(Object.values(written).map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const data = islandDataOf(written);
  const body = JSON.stringify(data);
  return {
    ...(await bundle(kinds)),
    props: { path: `/assets/islands/props-${nameOf(body)}.json`, body },
    data,
  };
}
