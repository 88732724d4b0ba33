import { acls } from '@/content/clinical/acls';
import { bls } from '@/content/clinical/bls';
import { bradycardia } from '@/content/clinical/bradycardia';
import { indexTerms } from '@/content/clinical/index-terms';
import { treeLabels } from '@/content/clinical/page-labels';
import { pals } from '@/content/clinical/pals';
import type { ReferencePage } from '@/content/clinical/shared';
import { tachycardia } from '@/content/clinical/tachycardia';
import { trees } from '@/content/clinical/trees';
import type { RouteId } from '@/content/site/routes';
import { rowAnchor } from '@/lib/clinical/clinical-page';
import type { Population } from '@/lib/clinical/clinical-value';

export type IndexEntry = { readonly term: string; readonly route: RouteId; readonly anchor: string };

const pages: readonly ReferencePage[] = [acls, bls, bradycardia, pals, tachycardia];

/** Links to all clinical content: trees, sections and rows of doses by name, and the terms of the index, A to Z. */
export function indexEntries(): readonly IndexEntry[] {
  const entries = [...indexTerms, ...pages.flatMap(entriesOf)];
  const seen = new Set<string>();
  return entries
    .filter(({ term, route }) => {
      const key = `${term} ${route}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .toSorted((a, b) => bare(a.term).localeCompare(bare(b.term), 'en'));
}

function entriesOf(page: ReferencePage): readonly IndexEntry[] {
  const { route } = page;
  return page.sections.flatMap((section) => [
    ...section.blocks.flatMap((block): readonly IndexEntry[] => {
      if (block.kind === 'tree')
        return [{ term: trees[block.tree].title, route, anchor: `step-through-${trees[block.tree].id}` }];
      if (block.kind !== 'facts') return [];
      return block.rows
        .filter((row) => row.id !== undefined)
        .map((row) => ({
          term: withPeople(named(row.term), row.population ?? section.population),
          route,
          anchor: rowAnchor(row, section.id),
        }));
    }),
    ...(namedSections.has(section.id) ? [{ term: section.title, route, anchor: section.id }] : []),
  ]);
}

/** Sections whose titles a reader would look up; "Decision tree" and "Definition" mean nothing without their page. */
const namedSections: ReadonlySet<string> = new Set([
  'after-arrest',
  'causes',
  'changes',
  'choking',
  'opioid',
  'pacing',
  'pregnancy',
  'quality',
  'technique',
  'triangle',
  'vital-signs',
]);

const people = /\b(?:adults?|child|children|infants?|newborns?|pediatric)\b/i;
const peopleNames: Partial<Readonly<Record<Population, string>>> = treeLabels.people;

/** Out of the context of its page a row names its people: "Narrow regular, adult". */
function withPeople(term: string, population: Population): string {
  const name = peopleNames[population];
  return name === undefined || people.test(term) ? term : `${term}, ${name}`;
}

/** "or lidocaine" is listed under L. */
function named(term: string): string {
  const text = term.replace(/^or /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bare(term: string): string {
  return term.replace(/^[^a-z]+/i, '').toLowerCase();
}
