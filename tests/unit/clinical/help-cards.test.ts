import { helpPages } from '@/content/clinical/help';
import { scenarios } from '@/content/simulation/simulation';
import type { Scenario } from '@/lib/simulation/simulation';
import { itemText } from '@/lib/clinical/clinical-page';
import { piecesOfData, plain, siteData } from '@/scripts/check/clinical/clinical-data';

/* What an untrained person has to find on the card itself: there is no time to open a second page. */

const cards = helpPages.map(({ route, sections: [{ population, blocks }] }) => ({
  route,
  population,
  steps: blocks[0].items.map(({ action, text }) => plain(siteData, `${action}\n${text}`)),
}));
const stepsWith = (words: RegExp) =>
  cards.flatMap(({ route, population, steps }) =>
    steps.filter((step) => words.test(step)).map((step) => ({ route, population, step })),
  );

test('a card says to call 911 by its second step, for choking in the first, and back blows come before thrusts', () => {
  for (const { route, steps } of cards) {
    const [call, blows, thrusts] = [/\bcall 911\b/i, /^.*\b5 back blows\b/, /^.*\b5 (?:\w+ )?thrusts\b/].map(
      (words) => steps.findIndex((step) => words.test(step)),
    );
    const isChoking = /Choking/.test(route);
    expect([route, isChoking ? call === 0 : call === 0 || call === 1]).toEqual([route, true]);
    if (isChoking) expect([route, blows, thrusts]).toEqual([route, 1, 2]);
  }
});

/** The steps for everyone at a collapse, on the BLS page. */
const bls = siteData.pages.find(({ route }) => route === 'blsAlgorithm');
const layLists = (bls?.sections ?? []).flatMap(({ population, blocks }) =>
  blocks.flatMap((block) =>
    block.kind === 'steps' && block.title?.startsWith('For everyone:') === true
      ? [{ population, steps: block.items.map((item) => plain(siteData, itemText(item))) }]
      : [],
  ),
);

test('a step with breaths says how to give them at that age', () => {
  const breaths = /\d (?:small )?breaths\b/;
  const onCards = stepsWith(breaths);
  expect(new Set(onCards.map(({ route }) => route)).size).toBe(cards.length);
  const inLists = layLists.flatMap(({ population, steps }) =>
    steps.filter((step) => breaths.test(step)).map((step) => ({ route: 'blsAlgorithm', population, step })),
  );
  expect(inLists).toHaveLength(3);
  const found = [...onCards, ...inLists];
  for (const { route, population, step } of found)
    expect([route, step]).toEqual([
      route,
      expect.stringMatching(
        population === 'Infant'
          ? /Head level, chin lifted, your mouth over mouth and nose: 2 small breaths\s*until the chest rises/i
          : /Tilt the head back, lift the chin, pinch the nose: 2 breaths,?\s+each until the chest rises/i,
      ),
    ]);
});

test('mild choking is recognized by a strong cough, and never by "can cough" or "makes sounds"', () => {
  const mild = /\bcoughs strongly\b/i;
  const taught = [
    ...piecesOfData(siteData).map(({ label, text }) => `${label}: ${text}`),
    ...(scenarios as readonly Scenario[]).flatMap(({ steps }) =>
      steps.flatMap(({ options, correctOption, feedback }) => [options[correctOption], feedback]),
    ),
  ];
  expect(taught.filter((text) => /\bcan (?:\w+ or )?cough|\bmakes? sounds\b/i.test(text))).toEqual([]);
  // The panel, three cards, and the answer and the reason in the simulation.
  expect(taught.filter((text) => mild.test(text))).toHaveLength(6);
});
