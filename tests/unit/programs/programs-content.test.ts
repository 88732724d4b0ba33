import { businessPrograms } from '@/content/programs/business-opportunities';
import { claims } from '@/content/company/claims';
import { complianceIndustries, compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import {
  hazwoper40,
  hazwoperRefresher,
  hipaa,
  osha10,
  osha30,
  oshaClasses,
} from '@/content/courses/osha-classes';
import { isPlaceholder } from '@/lib/facts/facts';
import { priceText } from '@/components/programs/view/program-words';
import type { TrainingProgram } from '@/lib/programs/training-programs';

const all: readonly TrainingProgram[] = [...compliancePrograms, ...creditPrograms, ...businessPrograms];
const named = all.map((program) => [program.id, program] as const);

describe('training programs', () => {
  it.each([
    ['compliance', compliancePrograms],
    ['continuing education', creditPrograms],
    ['business', businessPrograms],
  ])('of %s have ids of their own, fit for an anchor', (_page, programs: readonly TrainingProgram[]) => {
    const ids = programs.map((program) => program.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  it.each(named)('%s has a price that can be printed and never the 999 of the old site', (_id, program) => {
    expect(priceText(program.price)).not.toBe('');
    for (const date of program.nextClasses)
      if (date.kind === 'dated') expect(date.spots).toBeLessThanOrEqual(30);
  });

  it.each(named)('%s never calls a card or certificate an official certification', (_id, program) => {
    expect(JSON.stringify(program)).not.toMatch(/OSHA[- ]certif|HIPAA[- ]certif|certified by (?:OSHA|HHS)/i);
  });

  it.each(named)('%s is in no hurry: no exclamation marks, no capital letters that shout', (_id, program) => {
    expect(program.description).not.toMatch(/!|[A-Z]{9,}/);
  });
});

describe('compliance programs', () => {
  const classes = oshaClasses;
  const words = (value: unknown) => JSON.stringify(value);

  it.each(
    [osha10, osha30, hazwoper40, hazwoperRefresher, hipaa].map((program) => [program.id, program] as const),
  )('%s says what its classes say on the class page', (id, program) => {
    const card = all.find((candidate) => candidate.id === id);
    for (const { id: classId } of program.versions) {
      const entry = classes.find((candidate) => candidate.id === classId);
      expect(card?.price).toEqual(entry?.price);
      expect([card?.duration, card?.credit, words(card?.certification), words(card?.promise)]).toEqual([
        entry?.duration,
        entry?.credit,
        words(entry?.certification),
        words(entry?.promise),
      ]);
      for (const feature of card?.features ?? []) expect(entry?.features).toContain(feature);
    }
  });

  it('are each named under an industry', () => {
    const underIndustries = new Set<string>(
      complianceIndustries.industries.flatMap((industry): readonly string[] => industry.programs),
    );
    expect(compliancePrograms.map((program) => program.id).filter((id) => !underIndustries.has(id))).toEqual(
      [],
    );
  });

  it('that people take for complete say what is still missing', () => {
    const noteOf = (id: string) => all.find((program) => program.id === id)?.note ?? '';
    for (const { id, length, certification } of [osha10, osha30, hazwoper40, hazwoperRefresher, hipaa]) {
      if ('then' in length) expect(noteOf(id)).toContain(length.then);
      if (certification === claims.oshaCards.card) expect(noteOf(id)).toMatch(/not a certification/);
    }
    expect(hazwoper40.length).toHaveProperty('then');
    expect(noteOf('bloodborne-pathogens')).not.toBe('');
  });
});

describe('continuing-education programs', () => {
  it('say beside the credits whom to ask before counting on them', () => {
    for (const { id, boardNote } of creditPrograms)
      expect([id, boardNote]).toEqual([id, expect.stringMatching(/board|state|Registry/)]);
  });
});

describe('business programs', () => {
  it('print no earnings as an amount that the owner has not confirmed', () => {
    for (const { earning, earningBasis } of businessPrograms) {
      expect(earningBasis).not.toMatch(/[\d$]/);
      if (isPlaceholder(earning)) expect(earning.value).not.toMatch(/[\d$]/);
    }
  });
});

describe('claims without a source', () => {
  it('stay placeholders until the owner names one', () => {
    for (const { text, source } of [claims.injuryReduction, claims.investmentRecovery])
      if (isPlaceholder(source)) expect(isPlaceholder(text)).toBe(true);
  });

  it('and the one with a source is never without its year', () => {
    expect(claims.injuryEverySevenSeconds.source).toMatch(/National Safety Council.*\d{4}/);
  });
});
