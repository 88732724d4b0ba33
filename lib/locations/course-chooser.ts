import type { CourseProvider } from '@/lib/courses/courses';

/** One answer to a question: what it adds to the result, and which question is next (`null` ends the questions). */
export type ChooserOption = {
  readonly id: string;
  readonly label: string;
  readonly next: string | null;
  /** The courses that this answer leads to. */
  readonly pick?: string;
  /** A sentence that this answer adds to the result. */
  readonly note?: string;
  /** Kind of class to register for, by organization, if it is not the organization's default kind. */
  readonly registerFor?: Readonly<Partial<Record<CourseProvider, string>>>;
};

export type ChooserQuestion = { readonly title: string; readonly options: readonly ChooserOption[] };

/** What one organization offers for a need: a course and the reason, or a sentence explaining why it offers none. */
export type ChooserOffer = { readonly course: string | null; readonly why: string };

export type ChooserPick = Readonly<Record<CourseProvider, ChooserOffer>>;

/** The whole decision tree as data (content/locations/course-chooser.ts). */
export type Chooser = {
  readonly first: string;
  readonly questions: Readonly<Record<string, ChooserQuestion>>;
  readonly picks: Readonly<Record<string, ChooserPick>>;
};

export type ChooserStep = { readonly question: ChooserQuestion; readonly option: ChooserOption };

export type ChooserResult = {
  readonly pick: ChooserPick;
  readonly notes: readonly string[];
  readonly registerFor: Readonly<Partial<Record<CourseProvider, string>>>;
};

/** Where a visitor is: the answers so far, and either the next question or the result. */
export type ChooserView =
  | { readonly kind: 'question'; readonly steps: readonly ChooserStep[]; readonly question: ChooserQuestion }
  | { readonly kind: 'result'; readonly steps: readonly ChooserStep[]; readonly result: ChooserResult };

/**
 * Follows the answers from the first question. Ignores the first answer that does not fit its question and everything
 * after it, and anything after the last question.
 * @throws if the data refers to a question or a pick that does not exist, which is a mistake in content.
 */
export function followAnswers(chooser: Chooser, answers: readonly string[]): ChooserView {
  const steps: ChooserStep[] = [];
  let question = questionOf(chooser, chooser.first);
  for (const answer of answers) {
    const option = question.options.find((candidate) => candidate.id === answer);
    if (option === undefined) break;
    steps.push({ question, option });
    if (option.next === null) return { kind: 'result', steps, result: resultOf(chooser, steps) };
    question = questionOf(chooser, option.next);
  }
  return { kind: 'question', steps, question };
}

/** Every path through the questions, as lists of answers. @throws if the questions form a cycle. */
export function allPaths(chooser: Chooser): readonly (readonly string[])[] {
  const walk = (questionId: string, seen: readonly string[]): readonly (readonly string[])[] => {
    if (seen.includes(questionId)) throw new Error(`The questions run in a circle at "${questionId}".`);
    return questionOf(chooser, questionId).options.flatMap((option) =>
      option.next === null
        ? [[option.id]]
        : walk(option.next, [...seen, questionId]).map((rest) => [option.id, ...rest]),
    );
  };
  return walk(chooser.first, []);
}

/**
 * A row of the table of all results: the answers that settle the courses, the courses, and the notes of those
 * answers.
 */
export type ChooserRow = {
  readonly steps: readonly ChooserStep[];
  readonly pick: ChooserPick;
  readonly notes: readonly string[];
};

/** The paths up to the answer that settles the courses, without repeats: a table of all results. */
export function allPicks(chooser: Chooser): readonly ChooserRow[] {
  const rows = new Map<string, ChooserRow>();
  for (const path of allPaths(chooser)) {
    const view = followAnswers(chooser, path);
    if (view.kind !== 'result') continue;
    const steps = view.steps.slice(0, view.steps.findLastIndex((step) => step.option.pick !== undefined) + 1);
    rows.set(writeAnswers(steps), { steps, pick: view.result.pick, notes: notesOf(steps) });
  }
  return [...rows.values()];
}

/**
 * The answers with a note that come after the courses are settled, in the order of the questions: the notes below the
 * table of all results.
 */
export function laterNotes(chooser: Chooser): readonly ChooserStep[] {
  const settled = new Set(allPicks(chooser).flatMap(({ steps }) => steps.map(({ option }) => option)));
  return Object.values(chooser.questions).flatMap((question) =>
    question.options
      .filter((option) => option.note !== undefined && !settled.has(option))
      .map((option) => ({ question, option })),
  );
}

/**
 * The answers as the value of `?need=`, e.g. `clinical.bls.first.in-person`; {@link readAnswers} ignores anything too
 * long.
 */
export function writeAnswers(steps: readonly ChooserStep[]): string {
  return steps.map((step) => step.option.id).join('.');
}

/** The answers in a value of `?need=`: none if it is missing or empty. */
export function readAnswers(value: string | null): readonly string[] {
  return value === null || value === '' ? [] : value.slice(0, 200).split('.');
}

function questionOf(chooser: Chooser, id: string): ChooserQuestion {
  const question = chooser.questions[id];
  if (question === undefined)
    throw new Error(`content/locations/course-chooser.ts: there is no question "${id}".`);
  return question;
}

function notesOf(steps: readonly ChooserStep[]): readonly string[] {
  return steps.flatMap(({ option }) => option.note ?? []);
}

function resultOf(chooser: Chooser, steps: readonly ChooserStep[]): ChooserResult {
  const options = steps.map((step) => step.option);
  const id = options.findLast((option) => option.pick !== undefined)?.pick ?? '';
  const pick = chooser.picks[id];
  if (pick === undefined)
    throw new Error(
      `content/locations/course-chooser.ts: no answer on the way "${writeAnswers(steps)}" leads to courses.`,
    );
  return {
    pick,
    notes: notesOf(steps),
    registerFor: Object.assign(
      {},
      ...options.map((option) => option.registerFor ?? {}),
    ) as ChooserResult['registerFor'],
  };
}
