import type { ClinicalText, GuidelineNoteContent } from '@/lib/clinical/clinical-value';
import type { ClinicalPageContent, ClinicalSection, ClinicalFact } from '@/lib/clinical/clinical-page';
import type { Scenario } from '@/lib/simulation/simulation';
import { type ClinicalData, piecesOfData, siteData } from '@/scripts/check/clinical/clinical-data';
import type { Form, Piece } from '@/scripts/check/clinical/piece';
import { type Subject, subjectOf } from './rule';

/*
 * Copies of the content with one planted mistake. Each helper throws where there is nothing to change, so that no test
 * goes on to pass once its subject is gone.
 */

type Loose<T> = { readonly [K in keyof T]?: unknown };
type Rows = readonly ClinicalFact<string>[];

function copy(): { -readonly [K in keyof ClinicalData]: ClinicalData[K] } {
  return structuredClone(siteData);
}

function existing<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`There is no ${name} to plant a mistake in.`);
  return thing;
}

/** A value with other properties. */
export function withValue(id: string, change: Readonly<Record<string, unknown>>): Subject {
  const data = copy();
  existing(data.values[id], `value ${id}`);
  return subjectOf({ ...data, values: { ...data.values, [id]: { ...data.values[id], ...change } as never } });
}

export function withNote(id: string, change: Loose<GuidelineNoteContent>): Subject {
  const data = copy();
  existing(data.notes[id], `note ${id}`);
  return subjectOf({ ...data, notes: { ...data.notes, [id]: { ...data.notes[id], ...change } as never } });
}

/** A step of a tree with other words or ways. A way set to undefined is left out. */
export function withNode(treeKey: string, id: string, change: Readonly<Record<string, unknown>>): Subject {
  const data = copy();
  const tree = existing(data.trees[treeKey], `tree ${treeKey}`);
  existing(tree.nodes[id], `step ${id}`);
  const nodes = { ...tree.nodes, [id]: { ...tree.nodes[id], ...change } as never };
  return subjectOf({ ...data, trees: { ...data.trees, [treeKey]: { ...tree, nodes } } });
}

function withPage(route: string, change: (page: ClinicalPageContent) => ClinicalPageContent): Subject {
  const data = copy();
  existing(
    data.pages.find((page) => page.route === route),
    `page ${route}`,
  );
  return subjectOf({
    ...data,
    pages: data.pages.map((page) => (page.route === route ? change(page) : page)),
  });
}

export function withSection(route: string, id: string, change: Loose<ClinicalSection>): Subject {
  return withPage(route, (page) => {
    existing(
      page.sections.find((section) => section.id === id),
      `section ${id}`,
    );
    return {
      ...page,
      sections: page.sections.map((section) =>
        section.id === id ? ({ ...section, ...change } as ClinicalSection) : section,
      ),
    };
  });
}

/** The tables of facts of a page with other rows. */
function withRows(route: string, change: (rows: Rows) => Rows): Subject {
  return withPage(route, (page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'facts' ? { ...block, rows: change(block.rows) } : block,
      ),
    })),
  }));
}

/** Every row of a page with this term, changed. */
export function withRow(route: string, term: string, change: Readonly<Record<string, unknown>>): Subject {
  existing(rowNamed(route, term), `row "${term}"`);
  return withRows(route, (rows) => rows.map((row) => (row.term === term ? { ...row, ...change } : row)));
}

export function withoutRow(route: string, term: string): Subject {
  existing(rowNamed(route, term), `row "${term}"`);
  return withRows(route, (rows) => rows.filter((row) => row.term !== term));
}

function rowNamed(route: string, term: string): ClinicalFact<string> | undefined {
  const blocks = siteData.pages
    .filter((page) => page.route === route)
    .flatMap((page) => page.sections.flatMap(({ blocks }) => blocks));
  return blocks
    .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
    .find((row) => row.term === term);
}

/** A block of a page, found by a text of its own, with other properties. */
export function withBlock(
  route: string,
  sectionId: string,
  index: number,
  change: Readonly<Record<string, unknown>>,
): Subject {
  return withPage(route, (page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.id !== sectionId
        ? section
        : {
            ...section,
            blocks: section.blocks.map((block, at) =>
              at === index ? { ...existing(block, `block ${index}`), ...change } : block,
            ),
          },
    ),
  }));
}

/** The practice game with another right answer to one question. */
export function withRightAnswer(id: string, words: string): Subject {
  const data = copy();
  existing(
    data.scenarios.find(({ steps }) => steps.some((step) => step.id === id)),
    `question ${id}`,
  );
  return subjectOf({
    ...data,
    scenarios: data.scenarios.map((scenario): Scenario => ({
      ...scenario,
      steps: scenario.steps.map((step) =>
        step.id === id
          ? { ...step, correctOption: 0, options: [words, 'Wait', 'Walk away', 'Take a photo'] }
          : step,
      ),
    })),
  });
}

/** Words as content has them. */
export const words = (text: string): ClinicalText => text as ClinicalText;

const statements = piecesOfData(siteData);

/** A statement of the site as another form prints it, with a mistake in it. */
export function asForm(form: Form, from: (piece: Piece) => boolean, change: Partial<Piece>): Subject {
  const found = existing(statements.find(from), 'statement');
  return subjectOf(siteData, { pieces: [{ ...found, form, ...change }] });
}

export const row =
  (page: string, label: string) =>
  (piece: Piece): boolean =>
    piece.page === page && piece.kind === 'row' && piece.label === label;
export const step =
  (tree: string, id: string) =>
  (piece: Piece): boolean =>
    piece.node?.tree === tree && piece.node.id === id;
