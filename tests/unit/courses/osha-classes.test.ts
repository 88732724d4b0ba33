import { claims } from '@/content/company/claims';
import { oshaClasses } from '@/content/courses/osha-classes';
import {
  allOshaClasses,
  classesOf,
  creditWords,
  durationWords,
  formatCeu,
  notesOf,
  type OshaGroup,
  type OshaProgram,
  promisesOf,
} from '@/lib/courses/osha-classes';
import { placeholder } from '@/lib/facts/facts';

const words = {
  hours: '{hours} hours',
  hoursThen: '{hours} hours, plus {then}',
  contactHours: { one: '1 contact hour', many: '{count} contact hours' },
  ceu: '{ceu} CEU',
};
const promise = placeholder('Cards come soon.', 'The promise.');
const program: OshaProgram = {
  id: 'safety',
  title: 'Safety',
  length: { hours: 10 },
  price: { kind: 'fixed', cents: 1000 },
  description: 'For all.',
  features: ['a', 'b', 'c', 'd', 'e', 'f'],
  prerequisites: 'None',
  certification: 'Card',
  note: 'Know this.',
  targetAudience: 'Everyone',
  versions: [
    { id: 'safety-docks', title: 'Safety on Docks', features: ['g'], nextClasses: [{ kind: 'on-request' }] },
    { id: 'safety', nextClasses: [] },
  ],
};

describe('the classes of a program', () => {
  it('have what the program says, unless their version says it otherwise', () => {
    expect(classesOf(program, words)).toEqual([
      {
        id: 'safety-docks',
        title: 'Safety on Docks',
        duration: '10 hours',
        price: { kind: 'fixed', cents: 1000 },
        description: 'For all.',
        features: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        prerequisites: 'None',
        certification: 'Card',
        targetAudience: 'Everyone',
        nextClasses: [{ kind: 'on-request' }],
      },
      expect.objectContaining({ id: 'safety', title: 'Safety', features: program.features, nextClasses: [] }),
    ]);
  });

  it('say nothing of a promise or a credit that their program does not have', () => {
    for (const entry of classesOf(program, words))
      expect([Object.hasOwn(entry, 'promise'), Object.hasOwn(entry, 'credit')]).toEqual([false, false]);
  });

  it('carry the promise and the credit of the program', () => {
    expect(classesOf({ ...program, promise, length: { contactHours: 2 } }, words)[1]).toMatchObject({
      promise,
      duration: '2 contact hours',
      credit: '0.2 CEU',
    });
  });

  it('say each note and each promise of a group once', () => {
    const group: OshaGroup = {
      id: 'g',
      title: 'G',
      text: '',
      programs: [{ ...program, promise }, program, { ...program, note: 'And that.', promise }],
    };
    expect([notesOf(group), promisesOf(group)]).toEqual([['Know this.', 'And that.'], [promise]]);
    const silent = { ...group, programs: [{ ...program, note: undefined }] } as unknown as OshaGroup;
    expect([notesOf(silent), promisesOf(silent)]).toEqual([[], []]);
    expect(allOshaClasses([group, group], words).map(({ id }) => id)).toHaveLength(12);
  });
});

describe('length and credit', () => {
  it('are two things with a name each', () => {
    expect([durationWords({ contactHours: 2 }, words), creditWords({ contactHours: 2 }, words)]).toEqual([
      '2 contact hours',
      '0.2 CEU',
    ]);
    expect([durationWords({ contactHours: 1 }, words), creditWords({ hours: 8 }, words)]).toEqual([
      '1 contact hour',
      null,
    ]);
    expect(durationWords({ hours: 8, then: 'a day outside' }, words)).toBe('8 hours, plus a day outside');
    expect(durationWords({ hours: 8 }, words)).toBe('8 hours');
  });

  it('counts ten contact hours as one unit, and nothing below one hour', () => {
    expect([formatCeu(10, words), formatCeu(1, words)]).toEqual(['1.0 CEU', '0.1 CEU']);
    expect(() => formatCeu(0.5, words)).toThrow('0.5 contact hours are not worth a CEU.');
    expect(() => formatCeu(NaN, words)).toThrow('NaN contact hours');
  });
});

describe('the catalogue', () => {
  const classes = oshaClasses;
  const byId = (id: string) => classes.find((entry) => entry.id === id);

  it('has HAZWOPER field work as the specification has it', () => {
    expect(byId('hazwoper-40')?.duration).toBe(
      '40 hours, plus 3 full days of supervised field work after the course',
    );
  });

  it('says length and credit of every class that gives credit, and only 0.2 and 0.1', () => {
    const credits = Object.fromEntries(
      classes.map(({ id, duration, credit }) => [id, `${duration}, ${credit ?? 'no credit'}`]),
    );
    expect(credits).toMatchObject({
      'hipaa-dental-offices': '2 contact hours, 0.2 CEU',
      'hipaa-business-associates': '2 contact hours, 0.2 CEU',
      'hipaa-healthcare-workers': '2 contact hours, 0.2 CEU',
      'hipaa-medical-office-staff': '2 contact hours, 0.2 CEU',
      'age-appropriate-care': '1 contact hour, 0.1 CEU',
      'advanced-healthcare-directive': '1 contact hour, 0.1 CEU',
      'aseptic-techniques': '1 contact hour, 0.1 CEU',
      'osha-10-construction': '10 hours, no credit',
    });
  });

  it('leaves the OSHA card and its promise to be confirmed wherever a class names them', () => {
    const osha = classes.filter(({ id }) => id.startsWith('osha-'));
    expect(osha).toHaveLength(4);
    for (const entry of osha)
      expect([entry.certification, entry.promise]).toEqual([claims.oshaCards.card, claims.oshaCards.timing]);
    expect(JSON.stringify(classes.filter(({ id }) => !id.startsWith('osha-')))).not.toMatch(/within 2 weeks/);
  });
});
