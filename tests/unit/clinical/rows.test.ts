import { rows } from '@/content/clinical/rows';
import { piecesOfData, siteData } from '@/scripts/check/clinical/clinical-data';

/*
 * Statements that were once on the reference pages and could have hurt someone, with what they say now. Each test failed
 * before its mistake was mended; the general rules are in safety/.
 */

const pieces = piecesOfData(siteData);

/** The words of a row by its label, or of a step by its name, on one line. */
function wordsAt(place: string): string {
  const found = pieces.find(({ node, label }) => node?.id === place || label === place);
  if (found === undefined) throw new Error(`There is no row or step "${place}".`);
  return found.text.replace(/\n/g, ' ');
}

const volume = '0.01 mg/kg IV/IO = 0.1 mL/kg of the 0.1 mg/mL solution (maximum 1 mg, 10 mL)';
const volumeInRow = '0.01 mg/kg = 0.1 mL/kg of 0.1 mg/mL (1 mg in 10 mL) every 3-5 minutes';
const iceWater =
  'ag of ice water on the face for about 15-30 seconds; do not cover nose or mouth, do not press on the eyes.';
const limits =
  'not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter';

// prettier-ignore
test.each<readonly [place: string, ...words: readonly string[]]>([
  ['Infant, under 1 year', 'then 5 chest thrusts', 'No abdominal thrusts'],
  ['Adult: late pregnancy, or arms cannot reach around', '5 chest thrusts', 'Never thrusts on the belly'],
  ['Adenosine, adult', 'Reduce the first dose to 3 mg after a heart transplant, through a central line, or with'],
  ['Propranolol, adult', '1 mg over 1 minute, repeat every 2 minutes, up to 3 doses', '0.1 mg/kg in all', 'Maximum 3 mg in all'],
  ['Epinephrine, pediatric cardiac arrest', 'Not shockable: as soon as possible.', 'after the second shock.'],
  ['Metoprolol, adult', '2.5-5 mg over 2 minutes, up to 3 doses, 10 minutes apart (2015)', 'every 2-5 minutes', 'Maximum 15 mg in all'],
  ['Verapamil, adult', 'Maximum 20 mg (30 mg in some sources)', 'someone just given a beta blocker by vein'],
  ['Procainamide, adult', 'Maximum 17 mg/kg in all'],
  ['Atropine, pediatric bradycardia', 'Only for increased vagal tone or primary AV block.'],
  ['Infant and child: atropine for bradycardia', 'Only for increased vagal tone or primary AV block.'],
  ['Low systolic pressure, child', 'from 1 to under 10 years'],
  ['Low systolic pressure, older child', '10 years and over'],
  ['Asthma or active bronchospasm', 'Do not give: Adenosine. Beta blockers only with great care.'],
  ['Just given diltiazem or verapamil', 'Do not give: Beta blockers by vein'],
  ['Just given a beta blocker by vein', 'Do not give: Diltiazem or verapamil'],
  ['Vagal maneuver, infant', iceWater, 'No carotid massage.'],
  ['q9', iceWater],
  ['Hyperkalemia', 'With a pulse and ECG changes (wide QRS, slow rate): IV calcium first', 'In cardiac arrest: benefit uncertain'],
  ['p6', `Epinephrine ${volume}`],
  ['p9', `epinephrine ${volume}`],
  ['p10', `Epinephrine ${volume}`],
  ['k5', `Epinephrine ${volume}`],
  ['Epinephrine, pediatric cardiac arrest', volumeInRow, 'Maximum 1 mg (10 mL)'],
  ['Epinephrine, pediatric bradycardia', volumeInRow, 'Maximum 1 mg (10 mL)'],
  ['Infant and child: epinephrine for bradycardia', volumeInRow, 'Maximum 1 mg (10 mL)'],
  ['t2w', 'Wide and irregular, not polymorphic VT?'],
  ['t3w', 'Synchronized cardioversion as for atrial fibrillation: 200 J or more', 'Sedate if that does not delay the shock.', 'or time is short, unsynchronized.', 'Expert help at once.'],
  ['t3we', 'Cardiovert again at a higher energy'],
  ['t3', 'adenosine', limits],
  ['t6', 'Adenosine', limits],
  ['t9', 'adenosine', limits],
  ['b0q', 'Is this slow rate normal for this person, who is well?'],
  ['b3', 'No pulse, or not sure: CPR, cardiac arrest pathway.'],
  ['b8', 'No pulse, or not sure: CPR, cardiac arrest pathway.'],
  ['t2', 'unless the heart is already weak or the rhythm is atrial flutter, about 150/min.'],
  ['t3u', 'Polymorphic VT that lasts: unsynchronized high-energy shock, at once.', 'Awake: sedate if that does not delay', 'Stopped by itself: do not shock; pads on, IV magnesium by protocol if the QT is long, correct potassium, stop drugs that lengthen the QT, expert help.'],
  ['t3up', 'IV magnesium by protocol, correct potassium', 'stop drugs that lengthen the QT, expert help.', 'No amiodarone, procainamide or sotalol with a long QT.'],
  ['t3ue', 'shock again, IV magnesium by protocol if the QT is long, expert help.'],
  ['t7b', 'Known bundle branch block, and surely no pre-excitation? Any doubt: NO.'],
  ['t7', 'No adenosine', 'pre-excited atrial fibrillation is possible: no AV-nodal blockers', 'sedation and cardioversion, by the expert.'],
  ['t7e', 'wait for the expert. Fibrillation for 48 hours or more, or unknown: no cardioversion without anticoagulation or imaging.'],
  ['t10', 'after checking the exclusions; not in decompensated heart failure or low blood pressure.', 'Decompensated heart failure, no pre-excitation: expert help (amiodarone or digoxin by protocol). Pre-excited atrial fibrillation or flutter: none of these drugs.', '48 hours or more, or unknown: no cardioversion without'],
  ['t11', 'If a shock was given: higher energy for the next. Antiarrhythmic drug only after checking the exclusions.'],
  ['a3', 'recovery position'],
  ['k5', 'only for increased vagal tone or primary AV block'],
  ['t1s', 'Do not shock'],
  ['t12', 'Keep monitoring'],
])('%s says what it has to, in its order', (place, ...words) => {
  const places = words.map((part) => wordsAt(place).indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

const facts = siteData.pages.flatMap(({ route, sections }) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.rows.map((row) => ({ ...row, route })) : [])),
);

test('without a pulse the tachycardia page leads to cardiac arrest', () => {
  expect(facts.find(({ term }) => term === 'No pulse')?.see).toEqual(['cardiac-arrest']);
});

test.each(Object.entries(rows))('the row %s that steps lead to is on its page, once', (id, { route }) => {
  const sections = siteData.pages.find((page) => page.route === route)?.sections ?? [];
  const anchors = sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]);
  const ofRows = facts.filter((row) => row.route === route).map((row) => row.id);
  expect([...anchors, ...ofRows].filter((anchor) => anchor === id)).toEqual([id]);
});
