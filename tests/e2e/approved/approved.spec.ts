import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { emergencyRules } from '../../../content/search/emergencies';
import { decisions, describeOpenItems, openItems } from '../../../scripts/check/clinical/review-list';
import { allSettings } from '../../../scripts/hosting/settings/all-settings';
import { digestOf } from '../../../lib/facts/sample-rows';
import { siteIndex } from '../../../lib/site/site-search';
import { bodyOf, propsOf } from '../support/island-pages';
import { storedFiles, storedPage, storedPages } from '../support/site';
import { islandDigests, meant, outlineOf, unseenTexts } from './outline';

/*
 * Everything the site says was read and approved once. A change shows up here as the lines that differ, whichever
 * component or table it comes from, and in the pull request as the diff of tests/fixtures/approved.
 */

const fileOf = (path: string) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.txt`;

/** Header, footer and dialogs of the home page, which other pages repeat. */
const shared = new Set<string>();
outlineOf(storedPage('/').html, (part) => {
  shared.add(part);
  return part;
});
const withoutShared = (part: string) =>
  shared.has(part) ? `${part.split('\n')[0]} as on the home page` : part;

for (const page of [...storedPages, storedPage('/404')]) {
  test(`${page.path} says what was approved`, () => {
    const outline = page.path === '/' ? outlineOf(page.html) : outlineOf(page.html, withoutShared);
    const props = propsOf(page.path);
    const unseen = ['said by its islands', ...unseenTexts(props, page.$.root().text())];
    const told = [outline, ...unseen, 'their data', ...islandDigests(props), ''];
    expect(told.join('\n'), meant).toMatchSnapshot(fileOf(page.path));
  });
}

const others = ['robots.txt', 'manifest.webmanifest', 'assets/hover.speculationrules'];
for (const name of [...others, '.well-known/security.txt'])
  test(`${name} says what was approved`, () => {
    expect(bodyOf(`/${name}`), meant).toMatchSnapshot(`${name.replace(/^\./, '').replace('/', '-')}.txt`);
  });

test('the files of the site are the approved ones', () => {
  const isDrawn = (path: string) => /^\/(?:og|icons)\/|\.ico$/.test(path);
  const listed = [...storedFiles].map((path) =>
    isDrawn(path)
      ? `${path} ${digestOf(readFileSync(`out${path}`))}`
      : path.replace(/[.-](?:\w{12}|[\da-f]{8})(?=\.\w+$)/, ''),
  );
  expect([...listed.sort(), ''].join('\n'), meant).toMatchSnapshot('files.txt');
});

test('the search finds what was approved', () => {
  const [, ...queries] = readFileSync('tests/fixtures/search-queries.txt', 'utf8').trim().split('\n');
  const name = [...storedFiles].find((path) => path.startsWith('/assets/search-index.')) ?? '';
  const index = JSON.parse(bodyOf(name)) as Parameters<typeof siteIndex>;
  const find = siteIndex(...index);
  const found = queries.map((query) =>
    [
      query,
      ...find(query)
        .slice(0, 4)
        .map(({ title, kind, href }) => `  ${title} (${kind}) ${href}`),
      '',
    ].join('\n'),
  );
  const emergencies = [...emergencyRules.cards, emergencyRules.withoutCard].flatMap(({ words }) => words);
  const first = emergencies.map((word) => `${word}: ${find(word)[0]?.title ?? 'nothing'}`);
  const foundBy = index[0].map((entry) => entry.join(' | '));
  expect([...found, ...first, ...foundBy, ''].join('\n'), meant).toMatchSnapshot('search.txt');
});

test('the clinical reviewer is asked what was approved', () => {
  const list = [describeOpenItems(openItems), '', JSON.stringify(decisions, null, 1), ''].join('\n');
  expect(list, meant).toMatchSnapshot('clinical-review.txt');
});

const paths = [
  '/index.html',
  '/about.html',
  '/404.html',
  '/robots.txt',
  '/assets/site.1a2b.js',
  '/pictures/hero-480.1a2b3c4d.avif',
];
for (const { name, body } of allSettings({ paths, root: '/var/www/site', listen: '80' }))
  test(`the settings in ${name} are the approved ones`, () => {
    expect(body, meant).toMatchSnapshot(`hosting-${name.replaceAll('/', '-')}.txt`);
  });
