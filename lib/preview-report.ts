import type { FactOwner, FoundPlaceholder } from './facts';

/** An element of a page that is marked as showing a placeholder. */
export type Mark = {
  /** The sentence that says what is missing. */
  readonly missing: string;
  /** Words and addresses of the element, to tell placeholders with the same sentence apart. */
  readonly shown: string;
};

/** A page with the placeholders that it shows. */
export type PageReport = { readonly path: string; readonly label: string; readonly placeholders: readonly FoundPlaceholder[] };

export type PlaceholderReport = {
  /** Shown by every page, in header or footer. */
  readonly everywhere: readonly FoundPlaceholder[];
  readonly pages: readonly PageReport[];
  /** Marked on no page: in structured data, in the data of an interactive part, or not shown at all. */
  readonly elsewhere: readonly FoundPlaceholder[];
};

/**
 * Sorts placeholders by the pages that show them. `marks` holds, for each page, its marked elements. A mark belongs to
 * the placeholders with its sentence; where there are several, to those whose value it shows.
 */
export function reportPlaceholders(all: readonly FoundPlaceholder[], pages: readonly { readonly path: string; readonly label: string; readonly marks: readonly Mark[] }[]): PlaceholderReport {
  const found = pages.map((page) => ({ ...page, placeholders: all.filter((placeholder) => page.marks.some((mark) => isOf(mark, placeholder, all))) }));
  const everywhere = all.filter((placeholder) => found.length > 1 && found.every((page) => page.placeholders.includes(placeholder)));
  return {
    everywhere,
    pages: found.map(({ path, label, placeholders }) => ({ path, label, placeholders: placeholders.filter((placeholder) => !everywhere.includes(placeholder)) })),
    elsewhere: all.filter((placeholder) => !found.some((page) => page.placeholders.includes(placeholder))),
  };
}

function isOf(mark: Mark, placeholder: FoundPlaceholder, all: readonly FoundPlaceholder[]): boolean {
  if (mark.missing !== placeholder.missing) return false;
  const shown = all.filter((other) => other.missing === mark.missing && mark.shown.includes(other.value));
  return shown.length === 0 || shown.includes(placeholder);
}

/** Placeholders by who can supply what is missing, most first. */
export function byOwner(placeholders: readonly FoundPlaceholder[]): readonly (readonly [FactOwner, readonly FoundPlaceholder[]])[] {
  const owners = [...new Set(placeholders.map((placeholder) => placeholder.owner))];
  return owners
    .map((owner) => [owner, placeholders.filter((placeholder) => placeholder.owner === owner)] as const)
    .sort((a, b) => b[1].length - a[1].length);
}

export type PictureChange = { readonly id: string; readonly change: 'new' | 'changed' | 'gone'; /** Address of the widest file up to 1200 px; null for a picture that is gone. */ readonly url: string | null };

/** Pictures that differ between two sets of files, e.g. `/pictures/home-hero-480.1a2b3c4d.webp`. */
export function changedPictures(before: readonly string[], now: readonly string[]): readonly PictureChange[] {
  const [old, fresh] = [picturesOf(before), picturesOf(now)];
  const gone = [...old.keys()].filter((id) => !fresh.has(id)).map((id): PictureChange => ({ id, change: 'gone', url: null }));
  const others = [...fresh].flatMap(([id, { hash, url }]): readonly PictureChange[] => {
    const earlier = old.get(id);
    return earlier?.hash === hash ? [] : [{ id, change: earlier === undefined ? 'new' : 'changed', url }];
  });
  return [...others, ...gone];
}

function picturesOf(paths: readonly string[]): ReadonlyMap<string, { readonly hash: string; readonly url: string; readonly width: number }> {
  const pictures = new Map<string, { hash: string; url: string; width: number }>();
  for (const path of paths) {
    const match = /^\/pictures\/([a-z0-9-]+)-(\d+)\.([0-9a-f]{8})\.webp$/.exec(path);
    const [id, width, hash] = [match?.[1], Number(match?.[2]), match?.[3]];
    if (id === undefined || hash === undefined || width > 1200) continue;
    if ((pictures.get(id)?.width ?? 0) < width) pictures.set(id, { hash, url: path, width });
  }
  return pictures;
}
