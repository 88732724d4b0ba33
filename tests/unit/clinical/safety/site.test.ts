import { walkTree } from '@/components/clinical/model/walk-tree';
import { acls } from '@/content/clinical/acls';
import { bradycardia } from '@/content/clinical/bradycardia';
import { pals } from '@/content/clinical/pals';
import type { ReferencePage } from '@/content/clinical/shared';
import { tachycardia } from '@/content/clinical/tachycardia';
import { type TreeId, treePages, trees } from '@/content/clinical/trees';
import { routes } from '@/content/site/routes';
import { referencePages, siteData } from '@/scripts/check/clinical/clinical-data';
import { cardDifference, differences } from '@/scripts/check/clinical/printed';
import { markupOfPage, markupOfStep } from '@/scripts/check/clinical/render-pages';
import { allRules } from './all-rules';
import { subjectOf } from './rule';

describe('the site follows rule', () => {
  const subject = subjectOf(siteData);

  test.each(allRules)('$number: $title', ({ problems }) => expect(problems(subject)).toEqual([]));
});

/** The rendered markup of each page. */
const markups = new Map(referencePages.map((page) => [page, markupOfPage(page)]));

describe('every statement is printed word for word, in its place', () => {
  test.each<ReferencePage>(referencePages)('on $title, in rows, steps, drawings and sheets', (page) => {
    expect(differences(siteData, markups.get(page)!, page.route)).toEqual([]);
  });

  test.each(Object.keys(trees) as TreeId[])('in the step-through of %s', (treeId) => {
    const tree = { ...trees[treeId], page: routes[treePages[treeId]].path };
    for (const id of Object.keys(tree.nodes))
      expect(cardDifference(siteData, markupOfStep(walkTree(treeId), id), tree, id)).toBeNull();
  });
});

/**
 * A comparison that no longer finds its part of a page would always pass, so each is run over a page that was changed
 * after rendering.
 */
// prettier-ignore
test.each<readonly [string, ReferencePage, RegExp, string]>([
  ['a column that advises what it must advise against', tachycardia, />Do not give<\/th>/, '>Give</th>'],
  ['a guideline above a company value', tachycardia, />Earlier value<\/p>/, '>AHA 2025</p>'],
  ['a missing maximum', pals, /(id="pediatric-adenosine".*?)<span class="font-semibold">Maximum/, '$1<span>Or'],
  ['a missing population', tachycardia, /(<section.*?)<p data-people="".*?<\/p>/, '$1'],
  ['a missing population at a key figure', bradycardia, /<p data-people="".*?<\/p>/, ''],
  ['a missing maximum at a key figure', bradycardia, /Maximum <span data-value="atropineMaximum".*?<\/span>/, ''],
  ['a changed note in the list', pals, /(data-tree=.*?<p data-note="D6".*?)Ratio 15:2/, '$1Ratio'],
  ['an edge missing from the list', tachycardia, /<li data-edge="t2 no t4".*?<\/li>/, ''],
  ['a changed refusal in the drawing', tachycardia, /(<g data-node="t3u"[^>]*>.*?)unsynchronized/, '$1synchronized'],
  ['an arrow to another step', tachycardia, /(<path[^>]*)data-edge="t2 no t4"/, '$1data-edge="t2 no t3"'],
  ['a changed edge on a sheet', acls, /(data-sheet-tree.*?)YES 3/, '$1YES 9'],
  ['a figure without its population on a sheet', tachycardia, /(data-sheet=.*?Metoprolol.*?)<span data-people="">.*?<\/span>/, '$1'],
])('%s is found on the printed page', (_what, page, from, to) => {
  const html = markups.get(page)!;
  const changed = html.replace(from, to);
  expect(changed === html).toBe(false);
  expect(differences(siteData, changed, page.route)).not.toEqual([]);
});
