import { diffArrays } from 'diff';
import { factPairs, type ChangedFactKind, likeness, type Segment, shortened, wordDiff } from './text-diff';

/** Words as a visitor meets them: a paragraph, a heading, a row. */
export type ReadText = {
  readonly text: string;
  /** The heading above them, or what part of the page they are. */
  readonly place: string;
  /** The id of the nearest element that has one; empty without one. */
  readonly anchor: string;
};

/** What a visitor can see of a page. */
export type PageReading = {
  readonly path: string;
  readonly label: string;
  readonly words: readonly ReadText[];
  /** Links to other sites, phones and mailboxes: `text` is the link's, `href` where it leads. */
  readonly links: readonly (ReadText & { readonly href: string })[];
  /** Pictures in their order, `file` with the digest of its content in the name. */
  readonly pictures: readonly { readonly id: string; readonly file: string; readonly anchor: string }[];
  /** Dated classes of a course, each in one line. */
  readonly classes: readonly { readonly course: string; readonly text: string; readonly day: string }[];
  /** Elements with their classes, and rules of style: what differs here looks different, with the same words. */
  readonly elements: string;
  readonly rules: readonly string[];
  /** The page as it is served. */
  readonly digest: string;
};

export type Change =
  | { readonly kind: 'text'; readonly segments: readonly Segment[] }
  | {
      readonly kind: 'fact';
      readonly what: ChangedFactKind | 'link';
      readonly from: string;
      readonly to: string;
    }
  /** Null for `from` when the class is new, for `to` when it is gone. */
  | { readonly kind: 'class'; readonly from: string | null; readonly to: string | null }
  /** Files, null before a new picture and after one that is gone. */
  | {
      readonly kind: 'picture';
      readonly before: string | null;
      readonly after: string | null;
    };

/** Where a change shows. */
export type Spot = {
  readonly path: string;
  readonly label: string;
  readonly anchor: string;
  /** The heading above it, the course of a class, the name of a picture. */
  readonly place: string;
};

/** A change with every place where it shows: a new phone number is one change on all pages. */
export type FoundChange = { readonly change: Change; readonly spots: readonly Spot[] };

export type PageName = Pick<PageReading, 'path' | 'label'>;

export type ReleaseChanges = {
  /** The release that is live. */
  readonly release: string;
  readonly added: readonly PageName[];
  readonly removed: readonly PageName[];
  readonly changes: readonly FoundChange[];
  /** Pages whose words are the same, and whose look may be another. */
  readonly restyled: readonly PageName[];
  /** Pages that are served with other bytes, of which a visitor sees nothing. */
  readonly unseen: readonly PageName[];
  readonly same: readonly PageName[];
};

/** What `now` changes against `live`, page by page, each change once with all places where it shows. */
export function releaseChanges(
  release: string,
  live: readonly PageReading[],
  now: readonly PageReading[],
): ReleaseChanges {
  const old = new Map(live.map((page) => [page.path, page]));
  const paths = new Set(now.map(({ path }) => path));
  const found = new Map<string, { change: Change; spots: Spot[] }>();
  const restyled: PageName[] = [];
  const unseen: PageName[] = [];
  const same: PageName[] = [];
  for (const page of now) {
    const before = old.get(page.path);
    if (before === undefined) continue;
    const { changes, isMoved } = pageChanges(before, page);
    for (const { change, anchor, place } of changes) {
      const key = keyOf(change, place);
      const entry = found.get(key) ?? { change, spots: [] };
      if (!entry.spots.some((spot) => spot.path === page.path && spot.place === place))
        entry.spots.push({ path: page.path, label: page.label, anchor, place });
      found.set(key, entry);
    }
    const name = { path: page.path, label: page.label };
    if (changes.length > 0) continue;
    if (isMoved || looksDifferent(before, page)) restyled.push(name);
    else (before.digest === page.digest ? same : unseen).push(name);
  }
  const nameOf = ({ path, label }: PageReading): PageName => ({ path, label });
  return {
    release,
    added: now.filter(({ path }) => !old.has(path)).map(nameOf),
    removed: live.filter(({ path }) => !paths.has(path)).map(nameOf),
    changes: [...found.values()],
    restyled,
    unseen,
    same,
  };
}

/** The same words in place of the same others are one change, wherever they are; a class is one of its course. */
function keyOf(change: Change, place: string): string {
  if (change.kind === 'text') return JSON.stringify(change.segments.filter(({ kind }) => kind !== 'same'));
  return JSON.stringify(change.kind === 'class' ? { ...change, place } : change);
}

type PlacedChange = { readonly change: Change } & Pick<Spot, 'anchor' | 'place'>;

function pageChanges(
  before: PageReading,
  after: PageReading,
): { readonly changes: readonly PlacedChange[]; readonly isMoved: boolean } {
  const pairs = wordPairs(before.words, after.words);
  return {
    changes: [
      ...pairs.changed.flatMap(({ old, fresh }) => textChanges(old, fresh)),
      ...linkChanges(before, after),
      ...classChanges(before, after),
      ...pictureChanges(before, after),
    ],
    isMoved: pairs.isMoved,
  };
}

type Pair<T> = { readonly old: T | null; readonly fresh: T | null };

/** Two texts that share less than this are not one text that changed. */
const enoughAlike = 0.4;

/** Words that differ, each with what it was before. Words that only moved differ for nobody who reads. */
function wordPairs(
  before: readonly ReadText[],
  after: readonly ReadText[],
): { readonly changed: readonly Pair<ReadText>[]; readonly isMoved: boolean } {
  const runs = runsOf(before, after, ({ text }) => text);
  const changed: Pair<ReadText>[] = [];
  for (const { old, fresh } of runs) {
    const left = [...fresh];
    const pairs = old.map((labels) => {
      const [best] = left
        .map((candidate) => ({ candidate, score: likeness(wordDiff(labels.text, candidate.text)) }))
        .sort((a, b) => b.score - a.score);
      const isAlike = best !== undefined && best.score >= enoughAlike;
      if (isAlike) left.splice(left.indexOf(best.candidate), 1);
      return { old: labels, fresh: isAlike ? best.candidate : null };
    });
    const isOne = left.length === 1 && pairs.filter((pair) => pair.fresh === null).length === 1;
    // What is left alone on both sides is the same text, however different.
    const last = isOne ? (left.pop() ?? null) : null;
    changed.push(...pairs.map((pair) => ({ ...pair, fresh: pair.fresh ?? last })));
    changed.push(...left.map((labels) => ({ old: null, fresh: labels })));
  }
  const gone = changed.flatMap(({ old, fresh }) => (fresh === null && old !== null ? [old.text] : []));
  const come = changed.flatMap(({ old, fresh }) => (old === null && fresh !== null ? [fresh.text] : []));
  const moved = new Set(gone.filter((text) => come.includes(text)));
  return {
    changed: changed.filter(
      ({ old, fresh }) => (old !== null && fresh !== null) || !moved.has(old?.text ?? fresh?.text ?? ''),
    ),
    isMoved: moved.size > 0,
  };
}

/** Entries that are only in one of two lists, run by run in their order. */
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

/** Facts where nothing but facts differ, words otherwise. */
function textChanges(old: ReadText | null, fresh: ReadText | null): readonly PlacedChange[] {
  const { place, anchor } = fresh ?? old ?? { place: '', anchor: '' };
  const segments = wordDiff(old?.text ?? '', fresh?.text ?? '');
  const facts = old === null || fresh === null ? null : factPairs(segments);
  if (facts === null) return [{ change: { kind: 'text', segments: shortened(segments) }, anchor, place }];
  return facts.map((fact) => ({ change: { kind: 'fact', ...fact }, anchor, place }));
}

/** Links with the same words that lead elsewhere; where the words changed, those are what is reported. */
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

/** True when elements or their classes differ, or a rule of style went; a preview has more rules, those of its badge. */
function looksDifferent(before: PageReading, after: PageReading): boolean {
  const rules = new Set(after.rules);
  return before.elements !== after.elements || before.rules.some((rule) => !rules.has(rule));
}

/** `1 page`, `3 pages`. */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** One line that says how much changes; `nothing that a visitor sees` where that is so. */
export function changeSummary({ added, removed, changes, restyled }: ReleaseChanges): string {
  const of = (kind: Change['kind']) => changes.filter(({ change }) => change.kind === kind).length;
  const parts = [
    [added.length, 'new page'],
    [removed.length, 'page removed', 'pages removed'],
    [of('fact'), 'fact'],
    [of('class'), 'class', 'classes'],
    [of('text'), 'text'],
    [of('picture'), 'picture'],
    [restyled.length, 'page with another look', 'pages with another look'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  return said.length === 0 ? 'nothing that a visitor sees' : said.join(', ');
}
