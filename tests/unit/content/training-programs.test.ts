import { businessPrograms } from '@/content/business-opportunities';
import { claims } from '@/content/claims';
import { complianceChoices, complianceIndustries, compliancePrograms } from '@/content/compliance';
import { creditPrograms } from '@/content/continuing-education';
import { oshaClassGroups } from '@/content/osha-classes';
import { isPlaceholder } from '@/lib/facts';
import { allOshaClasses } from '@/lib/osha-classes';
import { formatCredits, formatProgramPrice, type TrainingProgram } from '@/lib/training-programs';

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
    expect(formatProgramPrice(program.price)).not.toBe('');
    for (const date of program.nextClasses) if (date.kind === 'dated') expect(date.spots).toBeLessThanOrEqual(30);
  });

  it.each(named)('%s never calls a card or certificate an official certification', (_id, program) => {
    expect(JSON.stringify(program)).not.toMatch(/OSHA[- ]certif|HIPAA[- ]certif|certified by (?:OSHA|HHS)/i);
  });

  it.each(named)('%s is in no hurry: no exclamation marks, no capital letters that shout', (_id, program) => {
    expect(program.description).not.toMatch(/!|[A-Z]{9,}/);
  });
});

describe('compliance programs', () => {
  const shopPrices = new Map(allOshaClasses<{ id: string; price: number }>(oshaClassGroups).map((entry) => [entry.id, entry.price]));

  it.each([
    ['osha-10-hour', ['osha-10-construction', 'osha-10-general-industry']],
    ['osha-30-hour', ['osha-30-construction', 'osha-30-general-industry']],
    ['hazwoper-40', ['hazwoper-40']],
    ['hazwoper-8-refresher', ['hazwoper-8-refresher']],
    ['hipaa', ['hipaa-dental-offices', 'hipaa-business-associates', 'hipaa-healthcare-workers', 'hipaa-medical-office-staff']],
  ])('%s costs what its classes cost on the class page', (id, classIds) => {
    const program = compliancePrograms.find((candidate) => candidate.id === id);
    for (const classId of classIds) expect(program?.price).toEqual({ kind: 'fixed', cents: shopPrices.get(classId) });
  });

  it('are each reached from the decision strip, once', () => {
    expect(complianceChoices.choices.map((choice) => choice.program).toSorted()).toEqual(compliancePrograms.map((program) => program.id).toSorted());
  });

  it('are each named under an industry', () => {
    const underIndustries = new Set<string>(complianceIndustries.industries.flatMap((industry): readonly string[] => industry.programs));
    expect(compliancePrograms.map((program) => program.id).filter((id) => !underIndustries.has(id))).toEqual([]);
  });

  it('that people take for complete say what is still missing', () => {
    const noteOf = (id: string) => all.find((program) => program.id === id)?.note ?? '';
    expect(noteOf('hazwoper-40')).toContain('3 days of supervised field experience');
    expect(noteOf('osha-10-hour')).toContain('course completion card');
    expect(noteOf('osha-30-hour')).toContain('course completion card');
    expect(noteOf('bloodborne-pathogens')).toContain('every year');
  });
});

describe('continuing-education programs', () => {
  it('cost and count what the specification says', () => {
    expect(Object.fromEntries(creditPrograms.map((program) => [program.id, `${formatProgramPrice(program.price)}: ${formatCredits(program.credits)}`]))).toMatchObject({
      'emt-renewal': '$99.00: 24 CE credits',
      'paramedic-renewal': '$149.00: 40 CE credits',
      'nursing-renewal': '$119.00: 30 CE credits',
      'respiratory-renewal': '$99.00: 24 CE credits',
      'aseptic-techniques': '$55.99: 0.1 CEU (1 contact hour)',
      'individual-courses': '$15.00 each: 1–4 CE credits',
    });
  });

  it('say beside the credits that they do not complete a renewal', () => {
    const noteOf = (id: string) => creditPrograms.find((program) => program.id === id)?.boardNote;
    expect(noteOf('emt-renewal')).toBe('National Registry EMT recertification takes 40 hours; check your state.');
    expect(noteOf('paramedic-renewal')).toBe('National Registry paramedic recertification takes 60 hours; check your state.');
    expect(noteOf('nursing-renewal')).toBe('Check the hours your board accepts.');
    expect(noteOf('respiratory-renewal')).toBe('Check the hours your board accepts.');
  });
});

describe('business programs', () => {
  it('cost what the specification says', () => {
    expect(Object.fromEntries(businessPrograms.map((program) => [program.id, formatProgramPrice(program.price)]))).toMatchObject({
      'cpr-instructor': '$400–$1,000',
      'dot-screening': '$750–$1,200',
      'medical-courier': '$200–$400',
      'corporate-training': '$800–$1,500',
      'online-instructor': '$600–$1,000',
    });
  });

  it('leave every earning line to the owner, and print no amount till then', () => {
    for (const program of businessPrograms) {
      expect(isPlaceholder(program.earning)).toBe(true);
      expect(`${program.earning.value} ${program.earningBasis}`).not.toMatch(/[\d$]/);
    }
  });
});

describe('claims without a source', () => {
  it('stay placeholders until the owner names one', () => {
    for (const claim of [claims.injuryReduction, claims.investmentRecovery]) {
      expect([isPlaceholder(claim.text), isPlaceholder(claim.source)]).toEqual([true, true]);
    }
  });

  it('and the one with a source is never without its year', () => {
    expect(claims.injuryEverySevenSeconds.source).toMatch(/National Safety Council.*\d{4}/);
  });
});
