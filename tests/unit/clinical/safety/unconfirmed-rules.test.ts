import { siteData } from '@/scripts/check/clinical/clinical-data';
import { asForm, row, withValue } from './plant';
import { subjectOf } from './rule';
import { nothingUnconfirmed } from './unconfirmed-rules';

const printed = (text: string) => subjectOf(siteData, { texts: [{ name: 'some page', text }] });
const problems = nothingUnconfirmed.problems;

describe('rule 21, what is not confirmed', () => {
  it.each([
    ['U1', 'The 2025 guideline recommends against sotalol.'],
    ['U2', 'Metoprolol every 2-5 minutes (AHA 2025).'],
    ['U3', 'AHA 2025: minimum dose 0.5 mg.'],
    ['U4', 'The AHA asks for 94% in bradycardia.'],
    ['U5', 'AHA: pacing at 60-70 bpm.'],
    ['U6', 'Give epinephrine within 5 minutes.'],
    ['U8', 'Glucagon 5 mg IV.'],
    ['U8', 'Insulin 1 unit per kilogram.'],
    ['U9', 'Magnesium 1-2 g IV over 10 minutes.'],
    ['U10', 'CPR doubles or triples survival.'],
    ['U11', 'Up to 70% reduction in injuries.'],
    ['U12', 'Investment recovered in 30-90 days.'],
    ['U15', 'OSHA allows no more than 7.5 hours a day.'],
    ['U16', 'The 24-hour HAZWOPER class.'],
    ['U17', '30 nursing credits complete your renewal.'],
    ['U18', 'IACET accredited.'],
    ['U19', 'Cards from an OSHA-authorized trainer.'],
    ['U20', 'FDA-approved manikins.'],
    ['U20', 'No prescription needed.'],
    ['U21', 'The AHA strongly promotes knowledge and proficiency in all courses.'],
    ['V1', 'Diltiazem infusion 5-10 mg/hr.'],
    ['V3', 'Naloxone 0.4 mg IV.'],
    ['V5', 'Compression fraction 80% (2025).'],
    ['V7', 'The Red Cross has taught since 2006 the 5 and 5.'],
    ['V8', 'Think of amniotic fluid embolism.'],
    ['V8', 'In pregnancy place the hands higher.'],
    ['V10', 'Try head-up CPR.'],
    ['V10', 'Epinephrine through the endotracheal tube.'],
    ['B1', 'Lidocaine to a maximum total of 3 mg/kg.'],
  ])('%s is found: %s', (id, text) => {
    expect(problems(printed(text))).toEqual([expect.stringMatching(`^${id}: some page `)]);
  });

  it.each([
    'Epinephrine every 3-5 minutes.',
    'Sotalol no longer appears in the AHA 2025 adult tachycardia algorithm.',
    'AHA 2025: each dose over 2 minutes, no interval stated.',
    'Specific antidotes exist: calcium, high-dose insulin with glucose, glucagon.',
    'Stronger after a heart transplant.',
    'Up to 70% reduction in injuries. Source to be named before publication.',
    'The American Red Cross already taught 5 back blows and 5 abdominal thrusts.',
    'FDA-approved AEDs.',
  ])('leaves alone what is known: %s', (text) => expect(problems(printed(text))).toEqual([]));

  it.each([
    [
      'a guideline cited for the interval of metoprolol',
      withValue('metoprololInterval', { source: ['part9'], edition: 'AHA 2025' }),
    ],
    [
      'a guideline cited for the atropine minimum',
      withValue('atropineMinimum', { source: ['bradyAlg2025'], edition: 'AHA 2025' }),
    ],
    [
      'the 2025 guideline cited for the diltiazem infusion',
      withValue('diltiazemInfusion', { source: ['part9'] }),
    ],
    [
      'V9 in a row',
      asForm('page', row('/pals-algorithm', 'Fast rhythm likely SVT, child'), { text: 'Then amiodarone.' }),
    ],
    [
      'a source line for the interval of metoprolol',
      asForm('page', row('/tachycardia-algorithm', 'Metoprolol'), {
        figures: [
          {
            label: null,
            valueIds: ['metoprololInterval'],
            people: 'Adult',
            sources: ['2-5 minutes: AHA guidelines, Part 9 (AHA 2025).'],
          },
        ],
      }),
    ],
    [
      'a feedback of the game',
      subjectOf(siteData, {
        games: [
          siteData.scenarios.map((scenario) => ({
            ...scenario,
            steps: scenario.steps.map((one) => ({ ...one, feedback: 'CPR triples survival.' })),
          })),
        ],
      }),
    ],
  ])('is found as %s', (_what, subject) => expect(problems(subject)).not.toEqual([]));
});
