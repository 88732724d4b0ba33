import { diffArrays } from 'diff';

/** A run of words that is in both texts, or only in the new or the old one. */
export type Segment = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Facts that are compared as a whole: a new price is not a "2" that became a "3". */
const factPatterns = {
  price: String.raw`\$\d[\d,]*(?:\.\d\d)?`,
  'phone number': String.raw`\(\d{3}\) \d{3}-\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b`,
  'email address': String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  date: String.raw`\b(?:(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b|\b\d{4}-\d\d-\d\d\b`,
  time: String.raw`\b\d{1,2}:\d\d [AP]M\b`,
  address: String.raw`\b\d+ (?:[A-Z] )?(?:[A-Z][\w.]* )+(?:Road|Street|Avenue|Boulevard|Drive|Lane|Way|Suite \w+)\b`,
} as const;

export type ChangedFactKind = keyof typeof factPatterns;

const kinds = Object.keys(factPatterns) as readonly ChangedFactKind[];
const tokens = new RegExp(`${Object.values(factPatterns).join('|')}|[\\p{L}\\p{N}\\u2019'-]+|\\s+|.`, 'gsu');

/** The kind of fact if the text is a single fact, or null. */
export function factKindOf(text: string): ChangedFactKind | null {
  return kinds.find((kind) => new RegExp(`^(?:${factPatterns[kind]})$`).test(text)) ?? null;
}

/** The words of two texts side by side: those in both, and those in only one. */
export function wordDiff(before: string, after: string): readonly Segment[] {
  const parts = diffArrays([...(before.match(tokens) ?? [])], [...(after.match(tokens) ?? [])]);
  return withoutGaps(
    parts.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Adjacent changed words are one change, including the space between them. */
function withoutGaps(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  let run = { removed: '', added: '' };
  const end = () => {
    for (const kind of ['removed', 'added'] as const)
      if (run[kind] !== '') joined.push({ kind, text: run[kind] });
    run = { removed: '', added: '' };
  };
  segments.forEach(({ kind, text }, index) => {
    if (kind !== 'same') {
      run[kind] += text;
      return;
    }
    const isGap = text.trim() === '' && index > 0 && index < segments.length - 1;
    if (isGap) run = { removed: run.removed + text, added: run.added + text };
    else {
      end();
      joined.push({ kind, text });
    }
  });
  end();
  return joined;
}

/**
 * The two facts if nothing but one fact of one kind differs: `$24.99` and `$26.99`. Null if other words differ too.
 */
export function factPairs(
  segments: readonly Segment[],
): readonly { readonly what: ChangedFactKind; readonly from: string; readonly to: string }[] | null {
  const changed = segments.filter(({ kind }) => kind !== 'same');
  const pairs: { what: ChangedFactKind; from: string; to: string }[] = [];
  for (let index = 0; index < changed.length; index += 2) {
    const [removed, added] = [changed[index], changed[index + 1]];
    if (removed?.kind !== 'removed' || added?.kind !== 'added') return null;
    const what = factKindOf(removed.text);
    if (what === null || what !== factKindOf(added.text)) return null;
    pairs.push({ what, from: removed.text, to: added.text });
  }
  return pairs;
}

/** Similarity of two texts by words, from 0 to 1. */
export function likeness(segments: readonly Segment[]): number {
  const letters = (kind: Segment['kind']) =>
    segments.reduce((sum, part) => sum + (part.kind === kind ? part.text.replace(/\s/g, '').length : 0), 0);
  const same = letters('same');
  const all = 2 * same + letters('added') + letters('removed');
  return all === 0 ? 1 : (2 * same) / all;
}

/** How many words are kept on each side of a change. */
const around = 12;

/** Shortens long unchanged runs to the words next to a change. */
export function shortened(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((part, index) => {
    if (part.kind !== 'same') return part;
    const words = part.text.split(/(?<=\s)/);
    const head = index === 0 ? 0 : around;
    const tail = index === segments.length - 1 ? 0 : around;
    if (words.length <= head + tail + 2) return part;
    const end = tail === 0 ? '' : words.slice(-tail).join('');
    return { kind: 'same', text: `${words.slice(0, head).join('')} … ${end}` };
  });
}
