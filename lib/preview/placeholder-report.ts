import type { FactOwner, FoundPlaceholder } from '@/lib/facts/facts';

/** An element of a page that is marked as a placeholder. */
export type FoundMark = {
  /** The sentence that describes what is missing. */
  readonly missing: string;
  /** The file and the row of the table that the element shows; empty if it is not in a table. */
  readonly row: string;
  /** Text and addresses of the element, to distinguish placeholders with the same sentence. */
  readonly shown: string;
  /** The id of the nearest element that has one; empty if there is none. */
  readonly anchor: string;
};

export type MarkedPage = {
  readonly path: string;
  readonly label: string;
  readonly marks: readonly FoundMark[];
};

/** A placeholder with the places where it appears: none if it is only in data or in an interactive part. */
export type ShownPlaceholder = FoundPlaceholder & {
  readonly spots: readonly { readonly path: string; readonly label: string; readonly anchor: string }[];
  /** True if it is in the header or footer of every page. */
  readonly isEverywhere: boolean;
};

/** Placeholders settled by one answer of one person, such as the price of each of 20 products. */
export type PlaceholderGroup = {
  readonly missing: string;
  readonly entries: readonly ShownPlaceholder[];
};

/**
 * Where each placeholder appears. A mark belongs to the placeholder with its sentence; if there are several, to those
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

/** Placeholders grouped by who can supply the value, largest group first, and then by question, in content order. */
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
