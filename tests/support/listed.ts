/**
 * An approved list, for a snapshot: each case with what `of` makes of it, one a line; of a text, the cases between
 * its bars or line ends. What `of` throws is an answer, too. Texts in a list are joined by semicolons.
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

function written(value: unknown): string {
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  return isList ? value.join('; ') : JSON.stringify(value);
}
