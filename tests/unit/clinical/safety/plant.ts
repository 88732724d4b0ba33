import type { Block, ClinicalFact, ClinicalPageContent } from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';
import { type ClinicalData, piecesOfData, siteData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';
import { inOneStyle, type Subject, subjectOf } from './rule';

/*
 * The content with one planted mistake. Each helper throws where there is nothing to change, so that no test goes on to pass
 * once its subject is gone.
 */

type Change = Readonly<Record<string, unknown>>;

function existing<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`There is no ${name} to plant a mistake in.`);
  return thing;
}

function withEntry(table: 'values' | 'notes', id: string, change: Change): Subject {
  const entry = existing<object>(siteData[table][id], id);
  return subjectOf({ ...siteData, [table]: { ...siteData[table], [id]: { ...entry, ...change } } });
}

/** A value with other properties. */
export const withValue = (id: string, change: Change): Subject => withEntry('values', id, change);

/** A note with other words. */
export const withNote = (id: string, change: Change): Subject => withEntry('notes', id, change);

/** A step with other words or ways. A way set to undefined is left out. No two trees have a step of the same name. */
export function withNode(id: string, change: Change | string): Subject {
  const trees = Object.entries(siteData.trees);
  const [key, tree] = existing(
    trees.find(([, { nodes }]) => id in nodes),
    `step ${id}`,
  );
  const node = { ...tree.nodes[id], ...(typeof change === 'string' ? { text: change } : change) };
  const changed = { ...tree, nodes: { ...tree.nodes, [id]: node } };
  return subjectOf({ ...siteData, trees: { ...siteData.trees, [key]: changed } } as ClinicalData);
}

function withPages(change: (page: ClinicalPageContent) => ClinicalPageContent): Subject {
  return subjectOf({ ...siteData, pages: siteData.pages.map(change) });
}

/** A section of a page with other properties. */
export function withSection(route: string, id: string, change: Change): Subject {
  return withPages((page) =>
    page.route === route
      ? { ...page, sections: page.sections.map((one) => (one.id === id ? { ...one, ...change } : one)) }
      : page,
  );
}

/** A block of a section, by its place, with other properties. */
export function withBlock(route: string, id: string, index: number, change: Change): Subject {
  const section = siteData.pages.find((page) => page.route === route)?.sections.find((one) => one.id === id);
  const { blocks } = existing(section, `section ${id}`);
  existing(blocks[index], `block ${index}`);
  return withSection(route, id, {
    blocks: blocks.map((block, at) => (at === index ? { ...block, ...change } : block)),
  });
}

/** Every row with this term, changed; null leaves it out. */
export function withRow(term: string, change: Change | null): Subject {
  let found = 0;
  const changedRow = (row: ClinicalFact<string>) => {
    if (row.term !== term) return [row];
    found += 1;
    return change === null ? [] : [{ ...row, ...change }];
  };
  const changed = (block: Block): Block =>
    block.kind === 'facts' ? { ...block, rows: block.rows.flatMap(changedRow) } : block;
  const subject = withPages((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, blocks: section.blocks.map(changed) })),
  }));
  existing(found === 0 ? undefined : found, `row "${term}"`);
  return subject;
}

/** The practice game with another right answer to one question. */
export function withRightAnswer(id: string, words: string): Subject {
  const options = [words, 'Wait', 'Walk away', 'Take a photo'] as const;
  existing(
    siteData.scenarios.find(({ steps }) => steps.some((step) => step.id === id)),
    `question ${id}`,
  );
  const scenarios = siteData.scenarios.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map((step) =>
      step.id === id ? { ...step, correctOption: 0 as const, options } : step,
    ),
  }));
  return subjectOf({ ...siteData, scenarios });
}

/** The site with a text of its own, such as a course page. */
export function withText(text: string): Subject {
  return subjectOf(siteData, [{ name: 'some page', text }]);
}

/** Words as content has them. */
export const words = (text: string): ClinicalText => text as ClinicalText;

const statements = piecesOfData(siteData);

/** A statement, by the name of its step, the label of its row or the beginning of its words, with other words or titles. */
export function statement(name: string, change: Partial<Piece> | string): Subject {
  const found = existing(
    statements.find(({ node, label, text }) => node?.id === name || label === name || text.startsWith(name)),
    `statement "${name}"`,
  );
  const changed = typeof change === 'string' ? { text: change } : change;
  const { text, marked = text ?? found.marked } = changed;
  const { pieces, ...subject } = subjectOf(siteData);
  return { ...subject, pieces: [...pieces, inOneStyle({ ...found, ...changed, marked })] };
}
