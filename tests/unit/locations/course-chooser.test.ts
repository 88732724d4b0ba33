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

test.each(paths.map((path) => [path.join('.'), path] as const))(
  'The answers %s lead to listed courses, and the table of all results has the same with every caveat',
  (text, path) => {
    const view = followAnswers(chooser, path);
    if (view.kind !== 'result') throw new Error('It ends with a question.');
    const { pick, registerFor, notes } = view.result;
    const known = (['aha', 'red-cross'] as const).filter((provider) => pick[provider].course !== null);
    expect(known).not.toEqual([]);
    for (const provider of known)
      expect(catalogs[provider].find(({ id }) => id === pick[provider].course)?.isListed).toBe(true);
    expect(readAnswers(writeAnswers(view.steps))).toEqual(path);
    expect(registerFor['red-cross'] === 'virtual-red-cross').toBe(path.includes('online'));
    const [row, ...more] = allPicks(chooser).filter(({ steps }) => text.startsWith(writeAnswers(steps)));
    expect([row?.pick, more]).toEqual([pick, []]);
    const beside = laterNotes(chooser).map(({ option }) => option.note);
    expect([...(row?.notes ?? []), ...beside]).toEqual(expect.arrayContaining([...notes]));
  },
);

test('No question and no recommendation is out of reach', () => {
  const views = paths.map((path) => followAnswers(chooser, path));
  const asked = new Set(views.flatMap((view) => view.steps.map((step) => step.question)));
  expect(asked).toEqual(new Set(Object.values(chooser.questions)));
  const picks = new Set(views.flatMap((view) => (view.kind === 'result' ? [view.result.pick] : [])));
  expect(picks).toEqual(new Set(Object.values(chooser.picks)));
});

test.each([
  [null, ''],
  ['', ''],
  ['__proto__', ''],
  ['constructor.bls', ''],
  ['clinical.first-aid.first', 'clinical'],
  ['outdoors.first.online.extra', 'outdoors.first.online'],
])('Answers from the URL are read up to the first invalid one: %s', (value, read) => {
  expect(writeAnswers(followAnswers(chooser, readAnswers(value)).steps)).toBe(read);
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
