import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { routeList } from '../../../content/site/routes';
import { scenarios } from '../../../content/simulation/simulation';
import type { Scenario } from '../../../lib/simulation/simulation';
import type { WalkTree } from '../../../lib/clinical/step-through';
import { addressOf, referencePages, siteData } from '../../../scripts/check/clinical/clinical-data';
import type { Piece } from '../../../scripts/check/clinical/piece';
import {
  pieceOfWalkStep,
  piecesOfMarkup,
  scenariosOfMarkup,
} from '../../../scripts/check/clinical/read-markup';
import { allRules } from '../../unit/clinical/safety/all-rules';
import { type SiteText, subjectOf } from '../../unit/clinical/safety/rule';
import { expect, test } from '../support/fixtures';
import { islandPages, propsOf } from '../support/island-pages';
import { storedFiles, storedPage, storedPages } from '../support/site';

/*
 * The safety rules over the exported files: what is in the HTML of each page, what the browser gets for the step-through
 * and the practice game, and every text that a machine reads.
 */

/** The props called `name` of all islands of a page. */
// The caller names the shape of the data.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
function propsCalled<T>(path: string, name: string): readonly T[] {
  return Object.values(propsOf(path).islands).flatMap(({ props }) =>
    name in props ? [props[name] as unknown as T] : [],
  );
}

function walksOf(path: string): readonly WalkTree[] {
  return propsCalled<WalkTree>(path, 'tree');
}

const walks = referencePages
  .map(addressOf)
  .flatMap((path) =>
    storedPage(path).$('[data-island^="step-through"]').length === 0
      ? []
      : walksOf(path).map((tree) => ({ path, tree })),
  );

const pieces: readonly Piece[] = [
  ...referencePages.map(addressOf).flatMap((path) => piecesOfMarkup(storedPage(path).html, path)),
  ...walks.flatMap(({ path, tree }) => tree.steps.map((step) => pieceOfWalkStep(tree, step, path))),
];

const games: readonly (readonly Scenario[])[] = [
  scenariosOfMarkup(storedPage('/').html, scenarios),
  ...propsCalled<readonly Scenario[]>('/', 'scenarios'),
];

/** What the practice game is played with: its answers are in the same file. */
const gameFiles = islandPages.find(({ path }) => path === '/')?.files ?? [];

/** Every text of the export: pages with their descriptions and structured data, and all files that are not pages. */
const texts: readonly SiteText[] = [
  ...[...storedPages, storedPage('/404')].flatMap((page): readonly SiteText[] => {
    const $ = load(page.html);
    const data = $('script[type="application/ld+json"]').text();
    const head = $('meta[content]')
      .toArray()
      .map((meta) => $(meta).attr('content') ?? '')
      .join('\n');
    // What a screen reader says in place of a picture or a control is printed as well.
    const spoken = $('[alt], [aria-label], [title]')
      .toArray()
      .flatMap((element) => ['alt', 'aria-label', 'title'].map((name) => $(element).attr(name) ?? ''))
      .filter((words) => words !== '')
      .join('\n');
    $('script, style').remove();
    // A line for each paragraph: the end of one is not the beginning of the next.
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
      hasWrongAnswers: gameFiles.some((game) => file.endsWith(game)),
      // In data the end of one string is not the beginning of the next either.
      text: readFileSync(`out${file.startsWith('/') ? '' : '/'}${file}`, 'utf8').replace(/",\s*"/g, '"\n"'),
    })),
];

const subject = subjectOf(siteData, { pieces, games, texts });

test.describe('the exported site keeps rule', () => {
  for (const rule of allRules) {
    test(`${rule.number}: ${rule.title}`, () => expect(rule.problems(subject)).toEqual([]));
  }
});

test.describe('the rules read', () => {
  test('every step of every tree: in words, in the drawing, in the walk and on a sheet', () => {
    const steps = Object.values(siteData.trees)
      .flatMap((tree) => Object.keys(tree.nodes).map((id) => `${tree.id} ${id}`))
      .toSorted();
    const seen = (form: Piece['form']) =>
      pieces
        .filter((piece) => piece.form === form && piece.node !== undefined)
        .map(({ node }) => `${node?.tree} ${node?.id}`)
        .toSorted();
    expect(seen('list')).toEqual(steps);
    expect(seen('drawing')).toEqual(steps);
    expect(seen('step-through')).toEqual(steps);
    expect(seen('sheet')).toEqual(steps);
  });

  test('at every step the words of content', () => {
    const bare = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
    const said = new Map(
      subject.pieces
        .filter(({ form, node }) => form === 'data' && node !== undefined)
        .map((piece) => [`${piece.node?.tree} ${piece.node?.id}`, bare(piece.text)]),
    );
    for (const piece of pieces.filter(({ node }) => node !== undefined))
      expect(bare(piece.text), `${piece.form} of ${piece.node?.tree}`).toBe(
        said.get(`${piece.node?.tree} ${piece.node?.id}`),
      );
  });

  test('as many rows as content has', () => {
    const rows = (form: Piece['form']) =>
      subject.pieces.filter((piece) => piece.form === form && (piece.kind === 'row' || piece.kind === 'cell'))
        .length;
    expect(rows('page')).toBe(rows('data'));
  });

  test('the practice game as it is read and as it is played', () => {
    expect(games).toHaveLength(2);
    for (const found of games)
      expect(found.map(({ title }) => title)).toEqual(scenarios.map(({ title }) => title));
  });

  test('every page and every other text file', () => {
    for (const route of routeList)
      expect(texts.find(({ name }) => name === route.path)?.text.length ?? 0).toBeGreaterThan(300);
    expect(texts.some(({ name }) => name.endsWith('robots.txt'))).toBe(true);
  });

  test('a mistake that is planted in an exported page', () => {
    const path = '/tachycardia-algorithm';
    const planted = storedPage(path).html.replace('>Do not give</th>', '>Give</th>');
    expect(planted).not.toBe(storedPage(path).html);
    const found = subjectOf(siteData, {
      pieces: piecesOfMarkup(planted, path),
      texts: [{ name: path, text: 'CPR triples survival.' }],
    });
    expect(allRules.filter(({ problems }) => problems(found).length > 0).map(({ number }) => number)).toEqual(
      expect.arrayContaining([8, 10, 21]),
    );
  });
});
