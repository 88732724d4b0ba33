import { diffArrays } from 'diff';
import { factPairs, type ChangedFactKind, likeness, type Segment, shortened, wordDiff } from './text-diff';

/** Visible text in visitor-sized units: a paragraph, a heading, a row. */
export type Passage = {
  readonly text: string;
  /** The heading above it, or the part of the page. */
  readonly place: string;
  /** The id of the nearest element that has one; empty if there is none. */
  readonly anchor: string;
};

/** What a visitor can see on a page. */
export type PageReading = {
  readonly path: string;
  readonly label: string;
  readonly passages: readonly Passage[];
  /** Links to other sites, phones and email addresses: `text` is the link text, `href` its target. */
  readonly links: readonly (Passage & { readonly href: string })[];
  /** Pictures in page order, `file` with the content hash in its name. */
  readonly pictures: readonly { readonly id: string; readonly file: string; readonly anchor: string }[];
  /** Dated classes of a course, one line each. */
  readonly classes: readonly { readonly course: string; readonly text: string; readonly day: string }[];
};

export type Change =
  | { readonly kind: 'text'; readonly segments: readonly Segment[] }
  | {
      readonly kind: 'fact';
      readonly what: ChangedFactKind | 'link';
      readonly from: string;
      readonly to: string;
    }
  /** `from` is null for a new class, `to` for a removed one. */
  | { readonly kind: 'class'; readonly from: string | null; readonly to: string | null }
  /** Files; null before a new picture or after a removed one. */
  | {
      readonly kind: 'picture';
      readonly before: string | null;
      readonly after: string | null;
    };

/** Where a change appears. */
export type Spot = {
  readonly path: string;
  readonly label: string;
  readonly anchor: string;
  /** The heading above it, the course of a class, or the name of a picture. */
  readonly place: string;
};

/** A change with every place where it appears: a new phone number is one change across all pages. */
export type FoundChange = { readonly change: Change; readonly spots: readonly Spot[] };

export type PageName = Pick<PageReading, 'path' | 'label'>;

export type ReleaseChanges = {
  /** The live release. */
  readonly release: string;
  readonly added: readonly PageName[];
  readonly removed: readonly PageName[];
  readonly changes: readonly FoundChange[];
  /** Pages with the same text, links, classes and pictures. */
  readonly same: readonly PageName[];
};

const nameOf = ({ path, label }: PageReading): PageName => ({ path, label });

/** What `now` changes compared to `live`, page by page, each change once with all places where it appears. */
export function releaseChanges(
  release: string,
  live: readonly PageReading[],
  now: readonly PageReading[],
): ReleaseChanges {
  const old = new Map(live.map((page) => [page.path, page]));
  const paths = new Set(now.map(({ path }) => path));
  const found = new Map<string, { change: Change; spots: Spot[] }>();
  const same: PageName[] = [];
  for (const page of now) {
    const before = old.get(page.path);
    if (before === undefined) continue;
    const changes = pageChanges(before, page);
    for (const { change, anchor, place } of changes) {
      const key = keyOf(change, place);
      const entry = found.get(key) ?? { change, spots: [] };
      if (!entry.spots.some((spot) => spot.path === page.path && spot.place === place))
        entry.spots.push({ path: page.path, label: page.label, anchor, place });
      found.set(key, entry);
    }
    if (changes.length === 0) same.push(nameOf(page));
  }
  return {
    release,
    added: now.filter(({ path }) => !old.has(path)).map(nameOf),
    removed: live.filter(({ path }) => !paths.has(path)).map(nameOf),
    changes: [...found.values()].sort((a, b) => rankOf(a) - rankOf(b)),
    same,
  };
}

/** What only repeats other pages. */
const listings: ReadonlySet<string> = new Set(['/a-to-z']);

/** True for a change of nothing but pages that list others. */
export function isListing({ spots }: FoundChange): boolean {
  return spots.every(({ path }) => listings.has(path));
}

/** Facts and classes before text and pictures, and listings last. */
function rankOf(found: FoundChange): number {
  if (isListing(found)) return 3;
  const { kind } = found.change;
  return kind === 'fact' ? 0 : kind === 'class' ? 1 : 2;
}

/** The same replacement is one change wherever it appears; a change of a class counts once per course. */
function keyOf(change: Change, place: string): string {
  if (change.kind === 'text') return JSON.stringify(change.segments.filter(({ kind }) => kind !== 'same'));
  return JSON.stringify(change.kind === 'class' ? { ...change, place } : change);
}

type PlacedChange = { readonly change: Change } & Pick<Spot, 'anchor' | 'place'>;

function pageChanges(before: PageReading, after: PageReading): readonly PlacedChange[] {
  return [
    ...passagePairs(before.passages, after.passages).flatMap(({ old, fresh }) => textChanges(old, fresh)),
    ...linkChanges(before, after),
    ...classChanges(before, after),
    ...pictureChanges(before, after),
  ];
}

type Pair<T> = { readonly old: T | null; readonly fresh: T | null };

/** Two passages less similar than this are different ones, not one that changed. */
const enoughAlike = 0.4;

/** Passages that differ, with what they were before. Those that only moved do not count. */
function passagePairs(before: readonly Passage[], after: readonly Passage[]): readonly Pair<Passage>[] {
  // A preview marks placeholders with elements, which may be read with a space more.
  const runs = runsOf(before, after, ({ text }) => text.replaceAll(' ', ''));
  const changed: Pair<Passage>[] = [];
  for (const { old, fresh } of runs) {
    const left = [...fresh];
    const pairs = old.map((passage) => {
      const [best] = left
        .map((candidate) => ({ candidate, score: likeness(wordDiff(passage.text, candidate.text)) }))
        .sort((a, b) => b.score - a.score);
      const isAlike = best !== undefined && best.score >= enoughAlike;
      if (isAlike) left.splice(left.indexOf(best.candidate), 1);
      return { old: passage, fresh: isAlike ? best.candidate : null };
    });
    const isOne = left.length === 1 && pairs.filter((pair) => pair.fresh === null).length === 1;
    // If one passage is left on each side, they count as one changed passage, no matter how different.
    const last = isOne ? (left.pop() ?? null) : null;
    changed.push(...pairs.map((pair) => ({ ...pair, fresh: pair.fresh ?? last })));
    changed.push(...left.map((passage) => ({ old: null, fresh: passage })));
  }
  const gone = changed.flatMap(({ old, fresh }) => (fresh === null && old !== null ? [old.text] : []));
  const come = changed.flatMap(({ old, fresh }) => (old === null && fresh !== null ? [fresh.text] : []));
  const moved = new Set(gone.filter((text) => come.includes(text)));
  return changed.filter(
    ({ old, fresh }) => (old !== null && fresh !== null) || !moved.has(old?.text ?? fresh?.text ?? ''),
  );
}

/** Entries found in only one of two lists, grouped into runs, in order. */
function runsOf<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): readonly { readonly old: readonly T[]; readonly fresh: readonly T[] }[] {
  const runs: { old: T[]; fresh: T[] }[] = [];
  let open: { old: T[]; fresh: T[] } | null = null;
  const [oldLeft, freshLeft] = [[...before], [...after]];
  for (const part of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (!part.added && !part.removed) {
      oldLeft.splice(0, part.count);
      freshLeft.splice(0, part.count);
      open = null;
      continue;
    }
    if (open === null) {
      open = { old: [], fresh: [] };
      runs.push(open);
    }
    if (part.removed) open.old.push(...oldLeft.splice(0, part.count));
    else open.fresh.push(...freshLeft.splice(0, part.count));
  }
  return runs;
}

/** Facts if only facts differ, the text otherwise. */
function textChanges(old: Passage | null, fresh: Passage | null): readonly PlacedChange[] {
  const { place, anchor } = fresh ?? old ?? { place: '', anchor: '' };
  const segments = wordDiff(old?.text ?? '', fresh?.text ?? '');
  const facts = old === null || fresh === null ? null : factPairs(segments);
  if (facts === null) return [{ change: { kind: 'text', segments: shortened(segments) }, anchor, place }];
  return facts.map((fact) => ({ change: { kind: 'fact', ...fact }, anchor, place }));
}

/** Links with the same text and a new target; if the text changed, that is reported instead. */
function linkChanges(before: PageReading, after: PageReading): readonly PlacedChange[] {
  const key = ({ text, href }: PageReading['links'][number]) => `${text} ${href}`;
  return runsOf(before.links, after.links, key).flatMap(({ old, fresh }) =>
    old.flatMap((link): readonly PlacedChange[] => {
      const now = fresh.find(({ text }) => text === link.text);
      if (now === undefined) return [];
      const place = `Link "${link.text}"`;
      return [
        {
          change: { kind: 'fact', what: 'link', from: link.href, to: now.href },
          anchor: now.anchor,
          place,
        },
      ];
    }),
  );
}

function classChanges(before: PageReading, after: PageReading): readonly PlacedChange[] {
  const has = (page: PageReading, { course, text }: PageReading['classes'][number]) =>
    page.classes.some((entry) => entry.course === course && entry.text === text);
  const gone = before.classes.filter((entry) => !has(after, entry));
  const come = after.classes.filter((entry) => !has(before, entry));
  const pairOf = (entry: PageReading['classes'][number]) =>
    come.find(({ course, day }) => course === entry.course && day === entry.day);
  const pairs: readonly Pair<PageReading['classes'][number]>[] = [
    ...gone.map((entry) => ({ old: entry, fresh: pairOf(entry) ?? null })),
    ...come
      .filter((entry) => !gone.some((other) => pairOf(other) === entry))
      .map((entry) => ({ old: null, fresh: entry })),
  ];
  return pairs.map(({ old, fresh }) => ({
    change: {
      kind: 'class',
      from: old?.text ?? null,
      to: fresh?.text ?? null,
    },
    anchor: '',
    place: (fresh ?? old)?.course ?? '',
  }));
}

function pictureChanges(before: PageReading, after: PageReading): readonly PlacedChange[] {
  return runsOf(before.pictures, after.pictures, ({ file }) => file).flatMap(({ old, fresh }) =>
    Array.from({ length: Math.max(old.length, fresh.length) }, (_, index): PlacedChange => {
      const [was, is] = [old[index], fresh[index]];
      const place = is?.id ?? was?.id ?? '';
      return {
        change: { kind: 'picture', before: was?.file ?? null, after: is?.file ?? null },
        place,
        anchor: is?.anchor ?? '',
      };
    }),
  );
}

/** `1 page`, `3 pages`. */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A one-line summary of the size of the change; `no change of text, links, classes or pictures` if there is none. */
export function changeSummary({ added, removed, changes }: ReleaseChanges): string {
  const of = (kind: Change['kind']) => changes.filter(({ change }) => change.kind === kind).length;
  const parts = [
    [added.length, 'new page'],
    [removed.length, 'page removed', 'pages removed'],
    [of('fact'), 'fact'],
    [of('class'), 'class', 'classes'],
    [of('text'), 'text'],
    [of('picture'), 'picture'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  return said.length === 0 ? 'no change of text, links, classes or pictures' : said.join(', ');
}
