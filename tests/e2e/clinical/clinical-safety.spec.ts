import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { pageList } from '../support/pages';
import type { ReferenceBlock } from '../../../content/clinical/shared';
import { scenarios } from '../../../content/simulation/simulation';
import type { Scenario } from '../../../lib/simulation/simulation';
import type { WalkTree } from '../../../lib/clinical/step-through';
import { addressOf, referencePages, siteData } from '../../../scripts/check/clinical/clinical-data';
import { differences } from '../../../scripts/check/clinical/printed';
import { walkTree } from '../../../components/clinical/model/walk-tree';
import { allRules } from '../../unit/clinical/safety/all-rules';
import { type SiteText, subjectOf } from '../../unit/clinical/safety/rule';
import { expect, test } from '../support/fixtures';
import { islandPages, propsOf } from '../support/island-pages';
import { attributesOf, storedFiles, storedPage, storedPages, textsOf } from '../support/site';

/*
 * The safety rules applied to the exported files: the HTML of each page, the data of the step-through and the
 * practice game, and every machine-readable text.
 */

/** The props called `name` of every island on a page. */
// The caller names the shape of the data.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
function propsCalled<T>(path: string, name: string): readonly T[] {
  return Object.values(propsOf(path).islands).flatMap(({ props }) =>
    name in props ? [props[name] as unknown as T] : [],
  );
}

/** The data of the practice game; its answers are in the same file. */
const gameFiles = islandPages.find(({ path }) => path === '/')?.files ?? [];

/** All text of the export: pages with their descriptions and structured data, and every other file. */
const texts: readonly SiteText[] = [
  ...[...storedPages, storedPage('/404')].flatMap((page): readonly SiteText[] => {
    const $ = load(page.html);
    const data = $('script[type="application/ld+json"]').text();
    const head = attributesOf($, 'meta', 'content').join('\n');
    // Alternative text and labels count as printed text.
    const spoken = ['alt', 'aria-label', 'title'].flatMap((name) => attributesOf($, '*', name)).join('\n');
    $('script, style').remove();
    // One line per paragraph, so that sentences do not run together.
    $('p, li, dt, dd, td, th, h1, h2, h3, h4, h5, figcaption, div, .block').each(
      (_, element) => void $(element).append('\n'),
    );
    const game = $('#simulation').remove();
    return [
      { name: page.path, text: $('body').text() },
      { name: `${page.path}, practice game`, text: game.text(), hasWrongAnswers: true },
      { name: `${page.path}, names of pictures and controls`, text: spoken },
      { name: `${page.path}, structured data`, text: data },
      { name: `${page.path}, head`, text: head },
    ];
  }),
  ...[...storedFiles]
    .filter((file) => /\.(?:txt|xml|webmanifest|json|md)$/.test(file))
    .map((file) => ({
      name: file,
      hasWrongAnswers: gameFiles.includes(file),
      // In data, too, strings must not run together.
      text: readFileSync(`out${file}`, 'utf8').replace(/",\s*"/g, '"\n"'),
    })),
];

const subject = subjectOf(siteData, texts);

test.describe('the exported site follows rule', () => {
  for (const rule of allRules) {
    test(`${rule.number}: ${rule.title}`, () => expect(rule.problems(subject)).toEqual([]));
  }
});

test.describe('every statement is exported word for word, in its place', () => {
  for (const page of referencePages) {
    const path = addressOf(page);

    test(`on ${path}: rows, steps, drawings and sheets`, () =>
      expect(differences(siteData, storedPage(path).html, page.route)).toEqual([]));

    test(`on ${path}: the data of each step-through`, () => {
      const trees = page.sections
        .flatMap((section): readonly ReferenceBlock[] => section.blocks)
        .flatMap((block) => (block.kind === 'tree' ? [block.tree] : []));
      expect(propsCalled<WalkTree>(path, 'tree')).toEqual(trees.map(walkTree));
    });
  }

  test('in the practice game', () => {
    expect(propsCalled<readonly Scenario[]>('/', 'scenarios')).toEqual([scenarios]);
    expect(textsOf(storedPage('/').$, '#simulation details details strong')).toEqual(
      scenarios.flatMap(({ steps }: Scenario) => steps.map((step) => step.options[step.correctOption])),
    );
  });
});

test('the rules read every page and every other text file', () => {
  for (const route of pageList)
    expect(texts.find(({ name }) => name === route.path)?.text.length ?? 0).toBeGreaterThan(300);
  expect(texts.some(({ name }) => name.endsWith('robots.txt'))).toBe(true);
});
