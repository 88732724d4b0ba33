export type AnswerMark = 'open' | 'right' | 'wrong' | 'other';

/** How one of several answers is marked: open until one is chosen. */
export function markOf<Answer>(answer: Answer, chosen: Answer | undefined, right: Answer): AnswerMark {
  if (chosen === undefined) return 'open';
  if (answer === right) return 'right';
  return answer === chosen ? 'wrong' : 'other';
}

export const answerStyles: Readonly<Record<AnswerMark, string>> = {
  open: 'border-control hover:border-green hover:bg-mint',
  right: 'border-green bg-mint outline-1 outline-green',
  wrong: 'border-flare-deep outline-1 outline-flare-deep',
  other: 'border-line text-ink-soft',
};
