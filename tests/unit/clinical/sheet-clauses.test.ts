import { load } from 'cheerio';
import { walkTree } from '@/components/clinical/model/walk-tree';
import { type TreeId, trees } from '@/content/clinical/trees';
import { itemText } from '@/lib/clinical/clinical-page';
import { plain, referencePages, siteData } from '@/scripts/check/clinical/clinical-data';
import { markupOfPage } from '@/scripts/check/clinical/render-pages';

/*
 * A sheet may be shorter than the screen, but must keep every condition, exclusion, warning and actor. Such a clause
 * begins with one of these words and runs to the end of its sentence or to a semicolon. A figure in parentheses may
 * be left out: it is in a box beside the tree, or it is an earlier value.
 */
const marks = [
  /\bafter checking\b/i,
  /\bonly\b/i,
  /\bunless\b/i,
  /\bno [^.;]*?\bwithout\b/i,
  /\bexpert\b/i,
  /\b48 hours\b/i,
  /\b(?:sedate|sedation)\b/i,
];

const bare = (text: string) => text.replace(/\([^)]*\d[^)]*\)/g, '').replace(/\s+/g, ' ');

/** The clauses of a text that its sheet must contain, each from its first word. */
function clausesOf(text: string): readonly string[] {
  return bare(text)
    .split(/[.?](?=\s|$)|;/)
    .flatMap((sentence) =>
      marks.flatMap((mark) => (mark.test(sentence) ? sentence.slice(sentence.search(mark)).trim() : [])),
    );
}

/** The clauses of the screen that the sheet lacks. */
const missingFrom = (paper: string, screen: string) =>
  clausesOf(screen).filter((clause) => !bare(paper).includes(clause));

const printed = new Map(referencePages.map((page) => [page.route, load(markupOfPage(page))]));

const treesOnSheets = referencePages.flatMap((page) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'tree' && block.sheets !== undefined ? [[block.tree, page.route] as const] : [],
    ),
  ),
);

test('every tree is on a sheet', () => {
  expect(treesOnSheets.map(([id]) => id).sort()).toEqual(Object.keys(trees).sort());
});

test.each(treesOnSheets)(
  'the sheet of %s has each condition, warning and "by whom" of its steps',
  (id: TreeId, route) => {
    const $ = printed.get(route)!;
    const missing = walkTree(id).steps.flatMap(({ id: step, number, action, details }) => {
      const line = $(`[data-sheet-tree="${trees[id].id}"] [data-step="${number}"]`);
      return missingFrom(line.text(), `${action} ${details ?? ''}`).map((clause) => `${step}: ${clause}`);
    });
    expect(missing).toEqual([]);
  },
);

const listsOnSheets = referencePages.flatMap((page) =>
  page.sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'steps' && block.sheets !== undefined
        ? block.sheets.map((sheet) => ({
            name: `${title}: ${block.title ?? ''}`,
            sheet,
            route: page.route,
            block,
          }))
        : [],
    ),
  ),
);

test.each(listsOnSheets)(
  'the sheet $sheet has each condition of the steps "$name"',
  ({ sheet, route, block }) => {
    const paper = printed.get(route)!(`[data-sheet="${sheet}"]`).text();
    for (const item of block.items) expect(missingFrom(paper, plain(siteData, itemText(item)))).toEqual([]);
  },
);

// prettier-ignore
test.each([
  ['the time in fibrillation', 'Consider expert help. Fibrillation for 48 hours or more: no cardioversion without anticoagulation.', 'Consider expert help.', 2],
  ['the exclusions', 'Add an antiarrhythmic drug after checking the exclusions.', 'Add an antiarrhythmic drug.', 1],
  ['who does it', 'Sedation and cardioversion, by the expert.', 'Sedation and cardioversion.', 2],
])('%s, missing on the paper, is found', (_what, screen, paper, count) => {
  expect(missingFrom(paper, screen)).toHaveLength(count);
  expect(missingFrom(screen, screen)).toEqual([]);
});
