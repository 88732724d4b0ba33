import type { FactOwner, FoundPlaceholder } from '@/lib/facts/facts';

/** An element of a page that is marked as showing a placeholder. */
export type FoundMark = {
  /** The sentence that says what is missing. */
  readonly missing: string;
  /** The file and the row of a table that it shows; empty for what is in no table. */
  readonly row: string;
  /** Words and addresses of the element, to tell placeholders with the same sentence apart. */
  readonly shown: string;
  /** The id of the nearest element that has one; empty without one. */
  readonly anchor: string;
};

export type MarkedPage = {
  readonly path: string;
  readonly label: string;
  readonly marks: readonly FoundMark[];
};

/** A placeholder with the places where it shows: none for what is only in data or in an interactive part. */
export type ShownPlaceholder = FoundPlaceholder & {
  readonly spots: readonly { readonly path: string; readonly label: string; readonly anchor: string }[];
  /** True for what every page shows, in header or footer. */
  readonly isEverywhere: boolean;
};

/** Placeholders for which one person has to answer one question, such as the price of each of 20 products. */
export type PlaceholderGroup = {
  readonly missing: string;
  readonly entries: readonly ShownPlaceholder[];
};

/**
 * Where each placeholder shows. A mark belongs to the placeholders with its sentence; where there are several, to those
 * whose value it shows.
 */
export function placePlaceholders(
  all: readonly FoundPlaceholder[],
  pages: readonly MarkedPage[],
): readonly ShownPlaceholder[] {
  return all.map((placeholder) => {
    const spots = pages.flatMap(({ path, label, marks }) => {
      const mark = marks.find((candidate) => isOf(candidate, placeholder, all));
      return mark === undefined ? [] : [{ path, label, anchor: mark.anchor }];
    });
    return { ...placeholder, spots, isEverywhere: pages.length > 1 && spots.length === pages.length };
  });
}

function isOf(mark: FoundMark, placeholder: FoundPlaceholder, all: readonly FoundPlaceholder[]): boolean {
  if (mark.missing !== placeholder.missing) return false;
  if (mark.row !== '') return mark.row === `${placeholder.file}, ${placeholder.field}`;
  const shown = all.filter((other) => other.missing === mark.missing && mark.shown.includes(other.value));
  return shown.length === 0 || shown.includes(placeholder);
}

/** Placeholders by who can supply what is missing, most first, and then by the question, in the order of the content. */
export function groupPlaceholders(placeholders: readonly ShownPlaceholder[]): readonly {
  readonly owner: FactOwner;
  readonly count: number;
  readonly groups: readonly PlaceholderGroup[];
}[] {
  const owners = [...new Set(placeholders.map(({ owner }) => owner))];
  return owners
    .map((owner) => {
      const own = placeholders.filter((placeholder) => placeholder.owner === owner);
      const questions = [...new Set(own.map(({ missing }) => missing))];
      const groups = questions.map((missing) => ({
        missing,
        entries: own.filter((placeholder) => placeholder.missing === missing),
      }));
      return { owner, count: own.length, groups };
    })
    .sort((a, b) => b.count - a.count);
}
