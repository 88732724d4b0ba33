import { babyChoking, childChoking, type HelpCard } from '@/content/clinical/help';
import { from } from '@/content/clinical/sources';
import { foundBy } from './all-rules';
import {
  withBlock,
  withNode,
  withNote,
  withRightAnswer,
  withRow,
  withSection,
  withText,
  withValue,
  words,
} from './plant';
import type { Subject } from './rule';

/* Mistakes in the data: a value, a step, a row or a note that is wrong. Each has to be found by its rule. */

type Planted = readonly [rule: number, what: string, subject: Subject];

const limits = 'not in asthma or second- or third-degree AV block';
const pregnancyRow = 'Adult: late pregnancy, or arms cannot reach around';
const figure = (text: string, more: object = {}) => ({ figure: words(text), ...more });
const doses = (more: object) => ({
  dosesFor: undefined,
  rows: [{ term: 'Epinephrine', figure: words('{pediatricEpinephrine}') }],
  ...more,
});

// One mistake a line: it is read as a table.
// prettier-ignore
const planted: readonly Planted[] = [
  [1, 'abdominal thrusts for all ages', withValue('abdominalThrusts', { population: 'All ages' })],
  [1, 'abdominal thrusts for infants', withValue('abdominalThrusts', { population: 'Infant and child' })],
  [1, 'a table without late pregnancy', withRow(pregnancyRow, null)],
  [2, 'an infant row with them', withRow('Infant, under 1 year', figure('{backSlaps}, then abdominal thrusts'))],
  [2, 'the belly in late pregnancy', withRow(pregnancyRow, { add: [words('Thrust on the belly if needed.')] })],
  [2, 'a step that names an infant', withNode('p1', 'Infant: abdominal thrusts first.')],
  [2, 'a value for infants', withValue('infantChestThrusts', { unit: 'abdominal thrusts' })],
  [3, 'an adult source for children', withValue('compressionRateChild', { source: ['arrestAlg2025', 'adult2020'] })],
  [3, 'an adult document without "adult"', withValue('shockFirst', { source: ['cardioversionAlg2025'] })],
  [4, 'an adult value in a row for children', withRow('Ratio, alone', figure('{ratio}'))],
  [4, 'an adult value at a step for children', withNode('p10', 'One breath every {airwayBreath}.')],
  [4, 'the adult limit at a step for children', withNode('k1', 'Blood pressure {hypotension}?')],
  [4, 'the adult rate at a step for children', withNode('p1', 'Start CPR, {compressionRate}.')],
  [4, 'an adult dose in a row for children', withRow('Infant and child: epinephrine for bradycardia', figure('{atropineDose}'))],
  [4, '"Adult" below a row for children', withRow('Ratio, alone', { population: 'Adult' })],
  [4, '"Adult doses" over pediatric doses', withBlock('palsAlgorithm', 'arrest', 1, { dosesFor: 'Adult' })],
  [4, 'an adult title over pediatric doses', withBlock('bradycardiaAlgorithm', 'special', 0, doses({ title: 'Adult doses' }))],
  [4, 'nothing over pediatric doses', withBlock('bradycardiaAlgorithm', 'special', 0, doses({ title: 'Doses' }))],
  [4, 'a pediatric section over adult values', withSection('aclsAlgorithm', 'after-arrest', { population: 'Infant and child' })],
  [4, 'a pediatric label over an adult value', withRow('Wide QRS', { term: 'Child, wide QRS' })],
  [4, 'an infant value under "adult and child"', withRow('Adult and child, 1 year and over, severe', figure('{backSlaps}'))],
  [4, 'an adult label over a pediatric value', withRow('Infant and child: epinephrine for bradycardia', { term: 'Adult: epinephrine' })],
  [5, 'a row without a use', withRow('Epinephrine infusion, adult bradycardia', { term: 'Epinephrine' })],
  [5, 'a step of another tree', withNode('t3', 'Epinephrine {adultArrestEpinephrine}.')],
  [5, 'two uses in a row', withRow('Epinephrine, pediatric cardiac arrest', { add: [words('In pediatric bradycardia epinephrine {pediatricEpinephrine}.')] })],
  [5, 'the dose of another use', withRow('Epinephrine, adult cardiac arrest', figure('{epinephrineInfusion}'))],
  [5, 'a value without its use', withValue('adultArrestEpinephrine', { label: 'Epinephrine' })],
  [6, 'two infusions in a row', withRow('Dopamine infusion', figure('{dopamine} or {epinephrineInfusion}'))],
  [6, 'two infusions in a row, each with its drug', withRow('Dopamine infusion', figure('{dopamine}; epinephrine {epinephrineInfusion}'))],
  [6, 'doses exchanged at a step', withNode('b7', 'IV: dopamine {epinephrineInfusion} or epinephrine for bradycardia {dopamine}.')],
  [6, 'doses exchanged between rows', withRow('Esmolol', figure('{metoprolol}'))],
  [6, 'an exchanged unit', withValue('dopamine', { unit: 'mcg/min' })],
  [7, 'a dose without its route', withValue('atropineDose', { route: 'Measured' })],
  [7, 'a dose for all ages', withValue('atropineDose', { population: 'All ages' })],
  [7, 'a row without its maximum', withRow('Epinephrine, pediatric bradycardia', { maximum: undefined })],
  [7, 'a value without its maximum', withValue('pedsAdenosine1', { maximum: undefined })],
  [7, 'a step without its maximum', withNode('q9', 'Probable SVT: IV/IO adenosine {pedsAdenosine1}, then {pedsAdenosine2}.')],
  [7, 'one of two drugs without its maximum', withNode('k5', 'IV/IO: epinephrine {pediatricEpinephrine}. Atropine {pediatricAtropine} (maximum {pediatricAtropineMaximum}).')],
  [7, 'an adult step without a route', withNode('c8', 'Amiodarone {adultArrestAmiodarone}.')],
  [7, 'a step without a route', withNode('b5', 'Atropine {atropineDose}. Repeat every {atropineRepeat}.')],
  [8, 'an irregular rhythm', withNode('t10', `Adenosine; ${limits}.`)],
  [8, 'a wide irregular rhythm', withNode('t7', `Consider adenosine; ${limits}.`)],
  [8, 'pre-excitation', withRow('Adenosine', { add: [words(`Also in pre-excited atrial fibrillation; ${limits}.`)] })],
  [8, 'no word of asthma', withNode('t9', 'Vagal maneuvers, then adenosine; not in AV block.')],
  [8, 'no word of block', withRow('Stable, narrow QRS', { text: words('Adenosine, not in asthma.') })],
  [9, 'polymorphic VT', withNode('t3u', 'Polymorphic VT: synchronized cardioversion.')],
  [9, 'polymorphic VT that is not named', withNode('t3u', 'Immediate synchronized cardioversion.')],
  [9, 'the row on polymorphic VT', withRow('Wide irregular (polymorphic VT)', figure('Synchronized {energyWideRegular}'))],
  [9, 'a sentence of a row', withRow('Then', { add: [words('Polymorphic VT gets a synchronized shock.')] })],
  [10, 'pre-excitation', withNode('t7', 'If pre-excited atrial fibrillation is possible: amiodarone.')],
  [10, 'a wide QRS', withNode('t6', 'Verapamil or diltiazem.')],
  [10, 'a wide QRS in the row of the drug', withRow('Diltiazem', { add: [words('Also for a wide-QRS rhythm.')] })],
  [10, 'a column that advises', withBlock('tachycardiaAlgorithm', 'medications', 1, { columns: ['Situation', 'Give'] })],
  [11, 'a shock after asystole', withNode('p10', 'Shock {shockFirst}.')],
  [11, 'a shock that the AED did not advise', withNode('a9', 'Give {oneShock}.')],
  [11, 'a way from asystole to a shock', withNode('p9', { next: 'p3' })],
  [11, 'a shock for sinus tachycardia', withNode('t1s', 'Sinus tachycardia: synchronized cardioversion. Get help.')],
  [11, 'a way from sinus tachycardia to a shock', withNode('t1q', { yes: 't3' })],
  [11, 'a drug for sinus tachycardia', withNode('t1s', 'Sinus tachycardia: beta blocker. Look for the cause.')],
  [12, 'a note without a subject', withNote('D20', { subject: '' })],
  [12, 'a note that no value has', withValue('adenosineFirst', { note: 'D99' })],
  [12, 'a value that has lost its note', withValue('hypotension', { note: undefined })],
  [14, 'a company value cited as the guideline', withValue('metoprololInterval', { source: ['company', 'part9'] })],
  [14, 'the edition of a guideline', withValue('energyNarrowRegular', { edition: 'AHA 2025', source: ['companyOlder'] })],
  [14, 'the source of a guideline', withValue('energyNarrowRegular', { source: ['cardioversionAlg2025'] })],
  [14, 'the label of a guideline', withRow('Narrow regular', figure('{energyNarrowRegular}', { company: { leads: 'AHA 2025', figure: words('{energyNarrow2025}') } }))],
  ...['depthAdult', 'compressionRate', 'ratio', 'airwayBreath', 'hypotension', 'tachycardiaRate', 'abdominalThrusts', 'adenosineFirst'].map(
    (id): Planted => [15, `${id} for all ages`, withValue(id, { population: 'All ages' })],
  ),
  [16, 'the bradycardia target after an arrest', withRow('Oxygen saturation (SpO2)', figure('{oxygenTarget}'))],
  [16, 'the target after an arrest in bradycardia', withNode('b3', 'Target SpO2 {oxygenAfterArrest}.')],
  [17, 'two fingers', withRow('Technique', { text: words('Two fingers on the breastbone.') })],
  [18, 'a pulse check by a lay rescuer', withRightAnswer('ca-3', 'Feel for a pulse')],
  [19, 'a flat energy for children', withValue('shockFirst', { unit: 'J' })],
  [19, 'an adult energy per kilogram', withValue('energyWideRegular', { unit: 'J/kg' })],
  [19, 'a row without its rhythm', withRow('VF or pulseless VT: first shock', { term: 'First shock' })],
  [19, 'a step without its rhythm', withNode('t3', 'Shock with {energyNarrowRegular}.')],
  [20, 'a question without a NO', withNode('t2', { no: undefined })],
  [20, 'a question with a third way', withNode('t2', { next: 't4' })],
  [20, 'one step for both answers', withNode('t2', { yes: 't4', no: 't4' })],
  [20, 'an end without a next step', withNode('t12', 'The rhythm is back. The rate is fine.')],
  [20, 'an end that only forbids', withNode('t1s', 'Sinus tachycardia. Do not treat.')],
  [20, 'an action that leads nowhere', withNode('t6', { next: undefined, type: 'end', text: words('Adenosine.') })],
  [21, 'a guideline for the interval of metoprolol', withValue('metoprololInterval', { source: ['part9'] })],
  [21, 'a guideline for the atropine minimum', withValue('atropineMinimum', { source: ['bradyAlg2025'] })],
  [21, 'the 2025 guideline for the diltiazem infusion', withValue('diltiazemInfusion', { source: ['part9'] })],
  [21, 'a claim on another page', withText('CPR triples survival.')],
  [22, 'a way to an end that offers it', withNode('t3uq', { no: 't11' })],
  [22, 'the way that torsades once took', withNode('t3u', { next: 't11q' })],
  [22, 'the way that pre-excitation once took', withNode('t7', { next: 't11q' })],
  [22, 'a link at a later step', withNode('t3we', { see: ['amiodarone'] })],
  [22, 'the words of a later step', withNode('t3we', 'Give a beta blocker.')],
  [22, 'a link at the step itself', withNode('t7', { see: ['adenosine'] })],
  [22, 'a refusal that its data do not say', withNode('t10', { excludes: undefined })],
  [23, 'the company value alone', withNode('c1', 'Push {depthAdult}.')],
  [23, 'the company value first', withNode('c1', 'Push {depthAdult} (AHA 2025: {depthAdult2025}).')],
  [23, 'the two in two sentences', withNode('t3', 'Atrial fibrillation: {energyFibrillation2025}. Or {energyNarrowIrregular}.')],
  [23, 'the company value in large type', withRow('Narrow regular', figure('{energyNarrowRegular}', { company: { leads: 'AHA 2025', figure: words('{energyNarrow2025}') } }))],
  [23, 'a newer value that is gone', withValue('depthAdult', { newer: 'depthAdult2030' })],
  [24, 'a step without a volume', withNode('p9', 'Epinephrine {arrestEpinephrine} IV/IO.')],
  [24, 'a row with the strength alone', withRow('Epinephrine, pediatric bradycardia', figure('{pediatricEpinephrine} of the {pediatricEpinephrineStrength} solution'))],
  [24, 'a volume ten times too large', withValue('arrestEpinephrineVolume', { value: 1 })],
  [24, 'a strength ten times too large', withValue('pediatricEpinephrineStrength', { value: 1 })],
  [24, 'a strength without its dose', withValue('arrestEpinephrine', { solution: undefined })],
  [25, 'a start that asks', withNode('b0', 'Does the rate fit?')],
  [25, 'an action that asks', withNode('c9', 'Give it?')],
  [25, 'a question that states', withNode('c2', 'Shockable.')],
  [26, 'a figure typed into a row', withRow('Narrow regular', figure('100 J'))],
  [26, 'a figure typed into a step', withNode('b5', 'Atropine 1 mg IV push.')],
];

test.each(planted)('rule %i finds %s', (rule, _what, subject) => {
  expect(foundBy(rule, subject)).not.toEqual([]);
});

// Twenty more, chosen after the rules were written, to see whether they hold where nobody had tried them.
// prettier-ignore
const twenty: readonly Planted[] = [
  [22, 'pre-excitation that goes on to amiodarone', withNode('t3w', { next: 't11q' })],
  [22, 'expert help that ends at amiodarone', withNode('t7q', { no: 't11' })],
  [22, 'a link from torsades to amiodarone', withNode('t3ue', { see: ['amiodarone'] })],
  [22, 'a link from a wide QRS to diltiazem', withNode('t6', { see: ['diltiazem'] })],
  [22, 'sotalol in the shock of torsades', withNode('t3ue', 'Shock again. Give sotalol. Call an expert.')],
  [23, 'the older rate of bradycardia alone', withNode('b0', 'Adult with a slow pulse: {bradycardiaRate}.')],
  [23, 'the older depth first in BLS', withNode('a6', 'Start CPR, depth {depthAdult} (today {depthAdult2025}).')],
  [23, 'the older total of propranolol in large type', withRow('Propranolol', figure('{propranolol} in {propranololDoses}', { company: undefined }))],
  [23, 'the older depth in a comparison', withBlock('aclsAlgorithm', 'quality', 0, { rows: [{ term: 'Depth', cells: [words('{depthAdult}')] }] })],
  [24, 'a strength of 1 mg/mL in cardiac arrest', withValue('arrestEpinephrineStrength', { value: 1 })],
  [24, 'a volume ten times too small', withValue('pediatricEpinephrineVolume', { value: 0.01 })],
  [24, 'a step without the volume', withNode('k5', 'Epinephrine {pediatricEpinephrine} of {pediatricEpinephrineStrength} IV/IO (maximum {pediatricEpinephrineMaximum}).')],
  [25, 'a question that only says something', withNode('t5', 'Wide QRS: the rhythm is regular.')],
  [25, 'a start that asks', withNode('k0', 'Infant or child with a slow pulse?')],
  [20, 'a question with one answer', withNode('q2', { no: undefined })],
  [7, 'a second dose of adenosine without its maximum', withNode('q6', 'IV/IO adenosine {pedsAdenosine1} (maximum {pedsAdenosine1Max}), then {pedsAdenosine2}.')],
  [6, 'amiodarone in the row of lidocaine', withRow('or lidocaine, adult cardiac arrest', figure('{adultArrestAmiodarone}'))],
  [4, 'chest thrusts of infants for adults', withValue('infantChestThrusts', { population: 'Adult' })],
  [19, 'the energy of flutter per kilogram', withValue('energyFlutter2025', { unit: 'J/kg' })],
  [21, 'an AHA source for the oxygen target', withValue('oxygenTarget', { source: ['bradyAlg2025'] })],
];

test.each(twenty)('rule %i finds, too: %s', (rule, _what, subject) => {
  expect(foundBy(rule, subject)).not.toEqual([]);
});

/* Planted in the content by a reader who had not seen the rules; each got by the rules of that day, or nearly did. */
const help = (page: HelpCard) => page.sections[0].blocks[0].items;
const turned = ([first, second, third, ...rest]: readonly object[]) => [first, third, second, ...rest];
const strips = (page: string, section: string, rows: readonly object[]) =>
  withBlock(page, section, 0, { rows });
const asInTree = { text: words('Atropine: as the treatment tree says.'), by: from.brady };

// prettier-ignore
const byAReader: readonly Planted[] = [
  [27, 'verapamil after pre-excitation was named', withNode('t3we', 'Cardiovert again, verapamil to slow the rate, expert help.')],
  [28, 'the limits of atropine turned around', withRow('Infant and child: atropine for bradycardia', { maximum: words('{pediatricAtropineMinimum} as a single dose; minimum {pediatricAtropineMaximum}') })],
  [28, 'the same at a step', withNode('k5', 'Atropine {pediatricAtropine} IV/IO (minimum {pediatricAtropineMaximum}, maximum {pediatricAtropineMinimum}).')],
  [29, 'thrusts first for a baby', withBlock('babyChoking', 'help', 0, { items: turned(help(babyChoking)) })],
  [29, 'thrusts first in the table', withRow('Infant, under 1 year', figure('{infantChestThrusts}, then {backSlaps}'))],
  [29, 'the drawing of another step', withBlock('babyChoking', 'help', 0, { items: help(babyChoking).map((item) => ({ ...item, drawing: 'babyThrusts' })) })],
  [30, 'the hands of a child on an infant', withBlock('blsAlgorithm', 'infant', 0, { items: [words('Push with one or two hands.')] })],
  [31, 'an SVT of adults for children', strips('palsAlgorithm', 'rhythms', [{ rhythm: 'supraventricular' }])],
  [31, 'the advice of Mobitz I for Mobitz II', strips('bradycardiaAlgorithm', 'av-blocks', [{ rhythm: 'mobitzTwo', add: asInTree }])],
  [31, 'a complete block that leads to no pacing', strips('bradycardiaAlgorithm', 'av-blocks', [{ rhythm: 'thirdDegreeBlock', add: { ...asInTree, text: words('Do not rely on it.') } }])],
  [32, 'the hours of 2020 after an arrest', withRow('Temperature', { add: [words('Control for {temperatureTime2020}.')] })],
  [33, 'procainamide without the long QT', withRow('Procainamide', { notIn: words('heart failure') })],
  [33, 'a beta blocker without asthma', withRow('Esmolol', { notIn: words('heart failure, low blood pressure, AV block or pre-excitation') })],
  [34, 'a choking child without a call', withBlock('childChoking', 'help', 0, { items: help(childChoking).slice(1) })],
  [24, 'a maximum volume ten times too small', withValue('pediatricEpinephrineMaximumVolume', { value: 1 })],
];

test.each(byAReader)('rule %i finds what a reader planted: %s', (rule, _what, subject) => {
  expect(foundBy(rule, subject)).not.toEqual([]);
});
