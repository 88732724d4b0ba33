/**
 * An approved list, for a snapshot: each case with what `of` makes of it, one a line; of a text, the cases between
 * its bars or line ends. What `of` throws is an answer, too.
 */
export function listed<Case = string>(
  cases: string | readonly Case[],
  of: (one: Case) => unknown,
  name: (one: Case) => unknown = (one) => one,
): string {
  const all = typeof cases === 'string' ? (cases.split(/ \| |\n/) as Case[]) : cases;
  return all.map((one) => `${written(name(one))} -> ${written(answerOf(() => of(one)))}`).join('\n');
}

function answerOf(of: () => unknown): unknown {
  try {
    return of();
  } catch (reason) {
    return `refused: ${String(reason)}`;
  }
}

const written = (value: unknown) =>
  // JSON has no word for undefined.
  typeof value === 'string' ? value : JSON.stringify(value);
