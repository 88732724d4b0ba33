import { factValue, isPlaceholder } from '@/lib/facts/facts';
import type { ContentFiles } from '@/lib/facts/readiness';
import { type Answer, checkAnswer } from './answers';
import { cleanText } from '@/lib/tables/records';
import { type Cell, cellText, tidy } from './cell';
import { askedBy, factAt, type Question, sampleText } from './questions';

/** One row of a workbook that came back. */
export type ReturnedRow = {
  readonly sheet: string;
  /** As the spreadsheet program counts: the first is 1. */
  readonly row: number;
  readonly id: string;
  readonly sample: string;
  readonly answer: Cell;
  readonly remark: string;
};

/** What is wrong with a row and what would fit, each as a sentence. */
export type Mistake = {
  readonly sheet: string;
  readonly row: number;
  readonly id: string;
  readonly wrong: string;
  readonly fits: string;
};

export type Decision = {
  readonly question: Question;
  readonly row: ReturnedRow;
  readonly answer: Exclude<Answer, { readonly is: 'open' | 'wrong' }>;
};

export type Verdict = {
  readonly mistakes: readonly Mistake[];
  readonly decisions: readonly Decision[];
  /** Questions that have no answer yet. */
  readonly open: readonly Question[];
  /** Rows that were settled before. */
  readonly settled: number;
};

/** Reads what the rows of a workbook decide. As long as there is one mistake, nothing may be written. */
export function decide(
  content: ContentFiles,
  questions: readonly Question[],
  rows: readonly ReturnedRow[],
): Verdict {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const mistakes: Mistake[] = [];
  const decisions = new Map<string, Decision>();
  let settled = 0;
  for (const row of rows) {
    const report = (wrong: string, fits: string) => {
      mistakes.push({ sheet: row.sheet, row: row.row, id: row.id, wrong, fits });
    };
    const answer = tidy(row.answer);
    const question = byId.get(row.id);
    if (question === undefined) {
      if (isSettled(content, row.id, answer)) settled += 1;
      else if (answer.is !== 'blank')
        report(`The site asks for nothing called "${row.id}".`, 'Put back the id that the row had.');
      continue;
    }
    if (answer.is === 'blank') continue;
    if (!isSameSample(row.sample, sampleText(question))) {
      report(
        `The sample is now "${sampleText(question)}", not "${row.sample}".`,
        'Write a new workbook with --from this one, and check the answer against it.',
      );
      continue;
    }
    const known = decisions.get(row.id);
    if (known !== undefined) {
      if (cellText(tidy(known.row.answer)) !== cellText(answer))
        report(
          `Row ${known.row.row} of the sheet "${known.row.sheet}" answers the same question with other words.`,
          'Keep one of the two rows.',
        );
      continue;
    }
    const given = checkAnswer(askedBy(question), answer);
    if (given.is === 'wrong') report(given.wrong, given.fits);
    else if (given.is !== 'open') decisions.set(row.id, { question, row, answer: given });
  }
  const decided = [...decisions.values()];
  mistakes.push(...halfRemoved(decided), ...salesThatAreNone(content, decided));
  const leaving = new Set(decided.filter(takesEntry).map(({ question }) => question.entry));
  return {
    mistakes: [...mistakes].sort((a, b) => (a.sheet === b.sheet ? a.row - b.row : 0)),
    decisions: decided,
    open: questions.filter(({ id, entry }) => !decisions.has(id) && !(entry !== null && leaving.has(entry))),
    settled,
  };
}

/** Programs correct quotes, and turn "$24.99" into a number: that is still the same sample. */
function isSameSample(inCell: string, sample: string): boolean {
  const plain = (text: string) => {
    const words = cleanText(text);
    const digits = words.replace(/^\$|,(?=\d{3})/g, '');
    return /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : words.toLowerCase();
  };
  return plain(inCell) === plain(sample);
}

/** What was decided in an earlier run is no mistake of this one: the fact is there, or its entry was taken out. */
function isSettled(content: ContentFiles, id: string, answer: Cell): boolean {
  const value = factAt(content, id);
  if (value !== undefined) return !isPlaceholder(value);
  return ['remove', 'removed', 'no'].includes(cellText(answer).toLowerCase());
}

const takesEntry = ({ question, answer }: Decision) => answer.is === 'removed' && question.remove === 'entry';

/** An entry leaves as a whole: a row that keeps a part of it contradicts the one that takes it out. */
function halfRemoved(decisions: readonly Decision[]): readonly Mistake[] {
  const leaving = decisions.filter(takesEntry);
  return decisions.flatMap(({ question, answer, row }) => {
    const other = leaving.find((one) => one.question.entry === question.entry);
    if (other === undefined || answer.is === 'removed') return [];
    return [
      {
        sheet: row.sheet,
        row: row.row,
        id: row.id,
        wrong: `Row ${other.row.row} removes the whole entry, and this row keeps a part of it.`,
        fits: 'Write "remove" in all rows of the entry, or in none.',
      },
    ];
  });
}

/** A price before a sale is above the price; otherwise there is no sale. */
function salesThatAreNone(content: ContentFiles, decisions: readonly Decision[]): readonly Mistake[] {
  const priceAt = (id: string): number | null => {
    const decided = decisions.find(({ question }) => question.id === id)?.answer;
    if (decided?.is === 'removed') return null;
    if (decided?.is === 'value') return Number(decided.value);
    const fact = factAt(content, id);
    return typeof fact === 'number' || isPlaceholder(fact) ? Number(factValue(fact)) : null;
  };
  const entries = new Map(
    decisions
      .filter(({ question }) => question.kind === 'price')
      .map((decision) => [decision.question.entry, decision] as const),
  );
  return [...entries].flatMap(([entry, { row }]) => {
    const [price, before] = [priceAt(`${entry}.price`), priceAt(`${entry}.originalPrice`)];
    if (price === null || before === null || before > price) return [];
    return [
      {
        sheet: row.sheet,
        row: row.row,
        id: row.id,
        wrong: 'The price before the sale is not above the price.',
        fits: 'Write a higher price before the sale, or "remove" there.',
      },
    ];
  });
}

/** What an earlier workbook says about a question, by its id; only where it asked for the same fact with the same sample. */
export function carriedOver(
  questions: readonly Question[],
  rows: readonly ReturnedRow[],
): ReadonlyMap<string, Pick<ReturnedRow, 'answer' | 'remark'>> {
  const samples = new Map(questions.map((question) => [question.id, sampleText(question)]));
  return new Map(
    rows
      .filter(({ id, sample }) => {
        const asked = samples.get(id);
        return asked !== undefined && isSameSample(sample, asked);
      })
      .map(({ id, answer, remark }) => [id, { answer, remark }]),
  );
}
