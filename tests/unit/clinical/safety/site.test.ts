import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { walkTree } from '@/components/clinical/view/walk-tree';
import { ScenarioReader } from '@/components/simulation/scenario-reader';
import { acls } from '@/content/clinical/acls';
import { pals } from '@/content/clinical/pals';
import type { ReferencePage } from '@/content/clinical/shared';
import { tachycardia } from '@/content/clinical/tachycardia';
import { type TreeId, treePages, trees } from '@/content/clinical/trees';
import { routes } from '@/content/site/routes';
import { scenarios } from '@/content/simulation/simulation';
import type { Scenario } from '@/lib/simulation/simulation';
import { referencePages, siteData } from '@/scripts/check/clinical/clinical-data';
import { cardDifference, differences } from '@/scripts/check/clinical/printed';
import { markupOfPage, markupOfQuestion, markupOfStep } from '@/scripts/check/clinical/render-pages';
import { allRules, foundIn } from './all-rules';
import { subjectOf } from './rule';

describe('the site keeps rule', () => {
  const subject = subjectOf(siteData);

  test.each(allRules)('$number: $title', ({ problems }) => expect(problems(subject)).toEqual([]));

  test('and all of them have numbers of their own', () => {
    expect(new Set(allRules.map(({ number }) => number)).size).toBe(allRules.length);
    expect(foundIn(subject)).toEqual([]);
  });
});

describe('word for word, what the content says is printed', () => {
  test.each<ReferencePage>(referencePages)(
    'on the page $title: rows, steps, drawings and sheets',
    async (page) => {
      expect(differences(siteData, await markupOfPage(page), page.route)).toEqual([]);
    },
  );

  test.each(Object.keys(trees) as TreeId[])('in the step-through of %s', (treeId) => {
    const tree = { ...trees[treeId], page: routes[treePages[treeId]].path };
    for (const id of Object.keys(tree.nodes))
      expect(cardDifference(siteData, markupOfStep(walkTree(treeId), id), tree, id)).toBeNull();
  });

  test('as the right answers of the practice game, read and played', () => {
    const read = load(renderToStaticMarkup(createElement(ScenarioReader)));
    const steps = scenarios.flatMap((scenario: Scenario) =>
      scenario.steps.map((step, index) => ({ scenario, index, right: step.options[step.correctOption] })),
    );
    expect(
      read('details details strong')
        .toArray()
        .map((answer) => read(answer).text()),
    ).toEqual(steps.map(({ right }) => right));
    for (const { scenario, index, right } of steps)
      expect(load(markupOfQuestion(scenario, index))('[role="status"]').text()).toContain(`: ${right}`);
  });
});

/** The pages as they are rendered, with one mistake planted in the markup. */
describe('what is printed otherwise is found', () => {
  const source = (words: string) =>
    new RegExp(`(<span data-source=""[^>]*>)(?:(?!</span>).)*${words}.*?</span>`);
  const algorithm = 'AHA electrical cardioversion algorithm (AHA 2025).</span>';

  // prettier-ignore
  test.each<readonly [string, ReferencePage, string | RegExp, string]>([
    ['a column that advises', tachycardia, '>Do not give</th>', '>Give</th>'],
    ['a guideline over a company value', tachycardia, '>Company value (older)</p>', '>AHA 2025</p>'],
    ['a note that is gone', tachycardia, /<p data-note="D19".*?<\/p>/, ''],
    ['a note of others', pals, /(data-tree=.*?<p data-note="D6".*?)Ratio 15:2/, '$1Ratio'],
    ['"Not in" that is gone', tachycardia, /(id="diltiazem".*?)<span class="font-semibold">Not in/, '$1<span>In'],
    ['a maximum that is gone', pals, /(id="pediatric-adenosine".*?)<span class="font-semibold">Maximum/, '$1<span>Or'],
    ['people that are gone', tachycardia, /<p data-people="".*?<\/p>/, ''],
    ['"All ages" below a figure', pals, /(<p data-people=""[^>]*>)[^<]*/, '$1All ages'],
    ['a drug at a pediatric step', pals, /(data-node="q10".*?)Adenosine may/, '$1Procainamide may'],
    ['a shock in asystole', acls, /(data-node="c9".*?)do not shock/, '$1shock'],
    ['a refusal gone from the list', tachycardia, /(<li id="adult-tachycardia-t10".*?)no adenosine/, '$1adenosine'],
    ['a way gone from the list', tachycardia, /<li data-edge="t2 no t4".*?<\/li>/, ''],
    ['a refusal gone from the drawing', tachycardia, /(<g data-node="t3u"[^>]*>.*?)Unsynchronized/, '$1Synchronized'],
    ['an arrow to another step', tachycardia, 'data-edge="t2 no t4" class="stroke', 'data-edge="t2 no t3" class="stroke'],
    ['other people above a drawn step', pals, /(<g data-node="p3"[^>]*>.*?)Do, infant and child/, '$1Do, adult'],
    ['an exclusion without its heading on a sheet', tachycardia, /(<strong data-term="">Wide-QRS tachycardia.*?)Do not give/, '$1Think of'],
    ['a figure without its people on a sheet', tachycardia, /(data-sheet=.*?Metoprolol.*?)<span data-people="">.*?<\/span>/, '$1'],
    ['another way on a sheet', acls, /(data-sheet-tree.*?)YES 3/, '$1YES 9'],
    ['a company value without its label on a sheet', tachycardia, /(<span data-company="">.*?)Company value \(older\)/, '$1'],
    ['two sources in one line', tachycardia, source('Part 9'), `$150-100 J, 100 J: ${algorithm}`],
    ['the source of a guideline for a company value', tachycardia, source('Company value'), `$1Source: ${algorithm}`],
  ])('%s', async (_what, page, from, to) => {
    const html = await markupOfPage(page);
    const changed = html.replace(from, to);
    expect(changed === html).toBe(false);
    expect(differences(siteData, changed, page.route)).not.toEqual([]);
  });

  test('a note of another step, and no way on, in the step-through', () => {
    const walk = walkTree('pediatricArrest');
    const tree = { ...trees.pediatricArrest, page: '/pals-algorithm' };
    const step = walk.steps.find(({ id }) => id === 'p10')!;
    const wrong = [
      { ...step, ways: [] },
      { ...step, notes: [{ id: 'D5', subject: 'x', text: 'y' }] },
    ];
    for (const one of wrong)
      expect(
        cardDifference(siteData, markupOfStep({ ...walk, steps: [one] }, 'p10'), tree, 'p10'),
      ).not.toBeNull();
  });
});
