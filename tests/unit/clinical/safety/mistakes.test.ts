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

const blocksOf = ({ pages }: ClinicalData) =>
  pages.flatMap(({ sections }) => sections).flatMap(({ blocks }) => blocks);

/** Changes every row with this term. */
const withRow = (term: string, change: Change) =>
  planted(
    (data) =>
      blocksOf(data).flatMap((block) =>
        block.kind === 'facts' ? block.rows.filter((row) => row.term === term) : [],
      ),
    change,
  );

const withExclusions = (change: Change) =>
  planted((data) => blocksOf(data).filter(({ id }) => id === 'exclusions'), change);

const pregnancy = 'Adult: late pregnancy, or arms cannot reach around';

// One mistake per line, so that they read as a table.
// prettier-ignore
test.each<readonly [rule: number, what: string, subject: Subject]>([
  [2, 'the belly in late pregnancy', withRow(pregnancy, { add: ['Thrust on the belly if needed.'] })],
  [4, 'an adult value in a row for children', withRow('Ratio, alone', { figure: '{ratio}' })],
  [4, 'an adult value at a step for children', withNode('p10', 'One breath every {airwayBreath}.')],
  [6, 'doses exchanged between rows', withRow('Esmolol, adult', { figure: '{metoprolol}' })],
  [7, 'a dose without its route', withValue('atropineDose', { route: 'Measured' })],
  [7, 'a step without the maximum', withNode('q9', 'Probable SVT: IV/IO adenosine {pedsAdenosine1}, then {pedsAdenosine2}.')],
  [8, 'adenosine without a word of asthma', withNode('t9', 'Vagal maneuvers, then adenosine; not in AV block.')],
  [9, 'a synchronized shock for polymorphic VT', withNode('t3u', 'Immediate synchronized cardioversion.')],
  [10, 'a column that advises', withExclusions({ columns: ['Situation', 'Give'] })],
  [11, 'a shock for sinus tachycardia', withNode('t1s', 'Sinus tachycardia: cardiovert at once.')],
  [17, 'two fingers', withRow('Technique', { text: 'Two fingers on the breastbone.' })],
  [19, 'a flat energy for children', withValue('shockFirst', { unit: 'J' })],
  [21, 'a claim on another page', subjectOf(siteData, [{ name: 'some page', text: 'CPR triples survival.' }])],
  [22, 'a link to an excluded drug', withNode('t3we', { see: ['amiodarone'] })],
])('rule %i finds %s', (number, _what, subject) => {
  expect(allRules.find((rule) => rule.number === number)?.problems(subject)).not.toEqual([]);
});
