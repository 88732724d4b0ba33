import { ahaCatalog } from '@/content/courses/aha-courses';
import { courseChooser } from '@/content/locations/course-chooser';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import {
  allPaths,
  allPicks,
  type Chooser,
  type ChooserOption,
  followAnswers,
  laterNotes,
  readAnswers,
  writeAnswers,
} from '@/lib/locations/course-chooser';

const chooser: Chooser = courseChooser;
const paths = allPaths(chooser);
const catalogs = { aha: ahaCatalog.courses, 'red-cross': redCrossCatalog.courses } as const;

/** The courses for each need, spelled out independently: American Heart Association, then Red Cross. */
const expected: Readonly<Record<string, readonly [string | null, string | null]>> = {
  'clinical.bls': ['bls-provider', 'bls-provider'],
  'clinical.acls': ['acls', 'als-provider'],
  'clinical.pals': ['pals', null],
  'clinical.unsure': ['bls-provider', 'bls-provider'],
  'work.cpr': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  'work.first-aid': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  'work.unsure': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  'family.cpr': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  'family.first-aid': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  'sitter.young': [null, 'babysitter-training'],
  'sitter.older': ['heartsaver-cpr-aed', 'adult-pediatric-cpr-first-aid-aed'],
  outdoors: [null, 'wilderness-first-aid'],
  'responder.no': [null, 'emergency-medical-responder'],
  'responder.yes': ['acls', 'als-provider'],
};

test.each(paths.map((path) => [path.join('.'), path] as const))(
  'Every way through the questions leads to the courses of its need: %s',
  (text, path) => {
    const view = followAnswers(chooser, path);
    if (view.kind !== 'result') throw new Error('It ends with a question.');
    const { pick, registerFor, notes } = view.result;
    const need = Object.keys(expected).find((key) => text === key || text.startsWith(`${key}.`));
    expect([pick.aha.course, pick['red-cross'].course]).toEqual(expected[need ?? '']);
    expect([3, 4]).toContain(path.length);
    expect(readAnswers(writeAnswers(view.steps))).toEqual(path);
    expect(registerFor['red-cross'] === 'virtual-red-cross').toBe(path.includes('online'));
    // The results table gives every caveat of these answers.
    const row = allPicks(chooser).find(({ steps }) => text.startsWith(writeAnswers(steps)));
    const beside = laterNotes(chooser).map(({ option }) => option.note);
    expect([...(row?.notes ?? []), ...beside]).toEqual(expect.arrayContaining([...notes]));
  },
);

describe('The decision data', () => {
  test('has no unreachable question or recommendation', () => {
    const views = paths.map((path) => followAnswers(chooser, path));
    const titles = new Set(views.flatMap((view) => view.steps.map((step) => step.question.title)));
    expect(titles).toEqual(new Set(Object.values(chooser.questions).map((question) => question.title)));
    const picks = new Set(views.flatMap((view) => (view.kind === 'result' ? [view.result.pick] : [])));
    expect(picks).toEqual(new Set(Object.values(chooser.picks)));
  });

  test('recommends only listed courses, at least one per need, each with a reason', () => {
    const listed = (provider: keyof typeof catalogs) =>
      catalogs[provider].filter(({ isListed }) => isListed).map(({ id }) => id);
    for (const pick of Object.values(chooser.picks)) {
      const known = (['aha', 'red-cross'] as const).filter((provider) => pick[provider].course !== null);
      expect(known).not.toEqual([]);
      for (const provider of known) expect(listed(provider)).toContain(pick[provider].course);
      expect([pick.aha.why, pick['red-cross'].why]).not.toContain('');
    }
  });

  test('fits in one table, each need once', () => {
    expect(
      allPicks(chooser)
        .map(({ steps }) => writeAnswers(steps))
        .sort(),
    ).toEqual(Object.keys(expected).sort());
  });
});

describe('Answers from the URL', () => {
  test('no answers, or unknown ones, start at the first question', () => {
    for (const value of [null, '', 'x', '__proto__', '.', 'constructor.bls']) {
      expect(followAnswers(chooser, readAnswers(value))).toMatchObject({
        kind: 'question',
        steps: [],
        question: courseChooser.questions.who,
      });
    }
  });

  test('are read up to the first invalid one', () => {
    expect(writeAnswers(followAnswers(chooser, ['clinical', 'first-aid', 'first']).steps)).toBe('clinical');
    expect(writeAnswers(followAnswers(chooser, ['outdoors', 'first', 'online', 'extra']).steps)).toBe(
      'outdoors.first.online',
    );
  });
});

describe('A course chooser', () => {
  /** The real chooser with another last question, which has a single answer. */
  const endingWith = (answer: Partial<ChooserOption>): Chooser => {
    const format = { title: 'How?', options: [{ id: 'so', label: 'So', next: null, ...answer }] };
    return { ...chooser, questions: { ...chooser.questions, format } };
  };

  test('collects the notes along the path, and the last answer with courses wins', () => {
    const { clinical, card } = courseChooser.questions;
    const answers = ['clinical', 'acls', 'valid', 'so'];
    expect(followAnswers(endingWith({ pick: 'cpr', note: 'Last note.' }), answers)).toMatchObject({
      kind: 'result',
      result: {
        pick: courseChooser.picks.cpr,
        notes: [clinical.options[1].note, card.options[1].note, 'Last note.'],
        registerFor: {},
      },
    });
  });

  test('with an error is refused with the name of the error', () => {
    expect(() => followAnswers({ first: 'q', questions: {}, picks: {} }, [])).toThrow('"q"');
    expect(() => allPaths(endingWith({ next: 'who' }))).toThrow('The questions run in a circle at "who".');
    expect(() => followAnswers({ ...chooser, picks: {} }, ['outdoors', 'first', 'online'])).toThrow(
      'content/locations/course-chooser.ts: no answer on the way "outdoors.first.online" leads to courses.',
    );
  });
});
