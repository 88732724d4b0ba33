import { babyChoking, childChoking, type HelpCard } from '@/content/clinical/help';
import type { Block } from '@/lib/clinical/clinical-page';
import type { ClinicalText } from '@/lib/clinical/clinical-value';
import { type ClinicalData, siteData } from '@/scripts/check/clinical/clinical-data';
import { allRules } from './all-rules';
import { type Subject, subjectOf } from './rule';

/*
 * A rule that no longer finds its part of the content, because its shape changed, would always pass. So each rule
 * runs over content with one planted mistake.
 */

type Change = Readonly<Record<string, unknown>>;

/** The content with changed properties in each object that `find` returns. */
function planted(find: (data: ClinicalData) => readonly (object | undefined)[], change: Change): Subject {
  const data = structuredClone(siteData);
  const found = find(data).filter((thing) => thing !== undefined);
  if (found.length === 0) throw new Error('There is nothing to plant a mistake in.');
  for (const thing of found) Object.assign(thing, change);
  return subjectOf(data);
}

const withValue = (id: string, change: Change) => planted(({ values }) => [values[id]], change);

/** A step with another text or other edges. Step names are unique across trees. */
const withNode = (id: string, change: Change | string) =>
  planted(
    ({ trees }) => Object.values(trees).map(({ nodes }) => nodes[id]),
    typeof change === 'string' ? { text: change } : change,
  );

/** Changes every row with this term. */
const withRow = (term: string, change: Change) =>
  planted(
    ({ pages }) =>
      pages
        .flatMap(({ sections }) => sections)
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'facts' ? block.rows.filter((row) => row.term === term) : [])),
    change,
  );

/** Changes the blocks of one kind in a section. */
const withBlock = (route: string, id: string, kind: Block['kind'], change: Change) =>
  planted(
    ({ pages }) =>
      (pages.find((page) => page.route === route)?.sections ?? [])
        .filter((section) => section.id === id)
        .flatMap(({ blocks }) => blocks.filter((block) => block.kind === kind)),
    change,
  );

const textOf = (text: string) => text as ClinicalText;
const figure = (text: string, more: object = {}) => ({ figure: textOf(text), ...more });
const help = (page: HelpCard) => page.sections[0].blocks[0].items;
const [first, second, third, ...rest]: readonly object[] = help(babyChoking);
const pregnancy = 'Adult: late pregnancy, or arms cannot reach around';

// One mistake per line, so that they read as a table.
test.each<readonly [rule: number, what: string, subject: Subject]>([
  [2, 'the belly in late pregnancy', withRow(pregnancy, { add: [textOf('Thrust on the belly if needed.')] })],
  [
    3,
    'an adult source for children',
    withValue('compressionRateChild', { source: ['arrestAlg2025', 'adult2020'] }),
  ],
  [4, 'an adult value in a row for children', withRow('Ratio, alone', figure('{ratio}'))],
  [4, 'an adult value at a step for children', withNode('p10', 'One breath every {airwayBreath}.')],
  [6, 'doses exchanged between rows', withRow('Esmolol, adult', figure('{metoprolol}'))],
  [7, 'a dose without its route', withValue('atropineDose', { route: 'Measured' })],
  [
    7,
    'a step without the maximum',
    withNode('q9', 'Probable SVT: IV/IO adenosine {pedsAdenosine1}, then {pedsAdenosine2}.'),
  ],
  [
    8,
    'adenosine without a word of asthma',
    withNode('t9', 'Vagal maneuvers, then adenosine; not in AV block.'),
  ],
  [9, 'a synchronized shock for polymorphic VT', withNode('t3u', 'Immediate synchronized cardioversion.')],
  [
    10,
    'a column that advises',
    withBlock('tachycardiaAlgorithm', 'medications', 'table', { columns: ['Situation', 'Give'] }),
  ],
  [11, 'a way from sinus tachycardia to a shock', withNode('t1q', { yes: 't3' })],
  [12, 'a value that has lost its note', withValue('hypotension', { note: undefined })],
  [
    14,
    'a company value cited as the guideline',
    withValue('metoprololInterval', { source: ['company', 'part9'] }),
  ],
  [
    15,
    'the interval of a naloxone dose for professionals, for all ages',
    withValue('naloxoneRepeat', { population: 'All ages' }),
  ],
  [15, 'a depth for all ages', withValue('depthAdult', { population: 'All ages' })],
  [17, 'two fingers', withRow('Technique', { text: textOf('Two fingers on the breastbone.') })],
  [19, 'a flat energy for children', withValue('shockFirst', { unit: 'J' })],
  [20, 'an end that only forbids', withNode('t1s', 'Sinus tachycardia. Do not treat.')],
  [21, 'a guideline for the atropine minimum', withValue('atropineMinimum', { source: ['bradyAlg2025'] })],
  [
    21,
    'a claim on another page',
    subjectOf(siteData, [{ name: 'some page', text: 'CPR triples survival.' }]),
  ],
  [22, 'a link to an excluded drug', withNode('t3we', { see: ['amiodarone'] })],
  [23, 'the company value alone', withNode('c1', 'Push {depthAdult}.')],
  [24, 'a strength ten times too large', withValue('pediatricEpinephrineStrength', { value: 1 })],
  [25, 'a question that states', withNode('c2', 'Shockable.')],
  [26, 'a figure typed into a step', withNode('b5', 'Atropine 1 mg IV push.')],
  [
    29,
    'thrusts first for a baby',
    withBlock('babyChoking', 'help', 'help', { items: [first, third, second, ...rest] }),
  ],
  [
    33,
    'procainamide without the long QT',
    withRow('Procainamide, adult', { notIn: textOf('heart failure') }),
  ],
  [
    34,
    'a choking child without a call',
    withBlock('childChoking', 'help', 'help', { items: help(childChoking).slice(1) }),
  ],
])('rule %i finds %s', (number, _what, subject) => {
  expect(allRules.find((rule) => rule.number === number)?.problems(subject)).not.toEqual([]);
});
