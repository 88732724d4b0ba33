import { businessEarning, businessPrograms } from '@/content/programs/business-opportunities';
import { claims } from '@/content/company/claims';
import { complianceIndustries, compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms, creditProgramsIntro } from '@/content/programs/continuing-education';
import {
  hazwoper40,
  hazwoperRefresher,
  hipaa,
  osha10,
  osha30,
  oshaClasses,
} from '@/content/courses/osha-classes';
import { isPlaceholder } from '@/lib/facts/facts';
import type { CreditProgram, TrainingProgram } from '@/lib/programs/training-programs';

const all: readonly TrainingProgram[] = [...compliancePrograms, ...creditPrograms, ...businessPrograms];
type Said = Partial<Pick<TrainingProgram, 'price' | 'duration' | 'credit' | 'certification' | 'promise'>>;
const catalog = [osha10, osha30, hazwoper40, hazwoperRefresher, hipaa];

describe('compliance programs', () => {
  it.each(catalog)('$id has the same text as its classes on the class page', ({ id, versions }) => {
    const said = ({ price, duration, credit, certification, promise }: Said = {}) =>
      JSON.stringify([price, duration, credit, certification, promise]);
    const card = all.find((program) => program.id === id);
    for (const version of versions) {
      const entry = oshaClasses.find((candidate) => candidate.id === version.id);
      expect(said(card)).toBe(said(entry));
      expect(entry?.features).toEqual(expect.arrayContaining([...(card?.features ?? [])]));
    }
  });

  it('are each listed under an industry', () => {
    const named = new Set<string>(complianceIndustries.industries.flatMap(({ programs }) => [...programs]));
    expect(compliancePrograms.filter(({ id }) => !named.has(id))).toEqual([]);
  });

  it('that people may think are complete say what they do not cover', () => {
    const noteOf = (id: string) => all.find((program) => program.id === id)?.note ?? '';
    for (const { id, length, certification } of catalog) {
      if ('then' in length) expect(noteOf(id)).toContain(length.then);
      if (certification === claims.oshaCards.card) expect(noteOf(id)).toMatch(/isn't a certification/);
    }
    expect(hazwoper40.length).toHaveProperty('then');
    expect(noteOf('bloodborne-pathogens')).not.toBe('');
  });
});

test('continuing-education programs say whom to ask before relying on the credits', () => {
  expect(creditProgramsIntro.lead).toContain('your board');
  const programs: readonly CreditProgram[] = creditPrograms;
  for (const { boardNote } of programs) expect(boardNote ?? 'your board').toMatch(/board|state/);
  for (const id of ['emt-renewal', 'paramedic-renewal'])
    expect(programs.find((program) => program.id === id)?.boardNote).toContain('National Registry');
});

test('business programs show no unconfirmed amount of earnings', () => {
  for (const { earningBasis } of businessPrograms) expect(earningBasis).not.toMatch(/[\d$]/);
  if (isPlaceholder(businessEarning)) expect(businessEarning.value).not.toMatch(/[\d$]/);
});

test('a claim about all workplaces names its source and the year', () => {
  expect(claims.injuryEverySevenSeconds.source).toMatch(/National Safety Council.*\d{4}/);
});
