/*
 * Decides whether a sentence advises something or advises against it. If in doubt, it counts as advice: when a "not"
 * could refer to something else, the words after it count as advised.
 */

/** Sentences, split further at semicolons. A decimal point ends nothing. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const negator = new RegExp(
  '\\b(?:no|not|never|without|nor|neither|cannot|avoid|instead of|rather than|other than|ruled? out)\\b(?! only\\b)' +
    // "Do not wait" does not advise against what follows, and "not shockable" is a kind of rhythm.
    '(?!(?: \\w+)?(?: wait| delay| hesitate| stop)\\b)(?! longer than\\b)(?! shockable\\b)',
  'gi',
);
/** A new instruction ends the scope of a "not" before it. */
const freshStart =
  /[,)]\s*(?:and\s+)?(?:then|but|give|use|push|thrust|start|call|shock|treat|consider|repeat|do|try)\b|\b(?:then|but)\b|\band (?:give|use|push|thrust|start|shock|treat|repeat|try)\b/i;
const negatedAfter = /^[^,;:()]{0,25}?\b(?:is|are|was|were|should|must|may|can)\s+(?:not|never|no longer)\b/i;
const dosed = /^[\w ()-]{0,12}?\s?\d/;

/** True if the text mentions `term` at least once without advising against it. */
export function affirms(text: string, term: RegExp): boolean {
  const every = new RegExp(term, `${term.flags}g`);
  return sentencesOf(text).some((sentence) =>
    [...sentence.matchAll(every)].some(
      (found) => !isRefused(sentence, found.index, found.index + found[0].length),
    ),
  );
}

function isRefused(sentence: string, start: number, end: number): boolean {
  if (negatedAfter.test(sentence.slice(end))) return true;
  const before = sentence.slice(0, start);
  const last = [...before.matchAll(negator)].at(-1);
  if (last === undefined) return false;
  const between = before.slice(last.index + last[0].length);
  if (freshStart.test(between) || isPastColon(between)) return false;
  // Nobody gives the dose of a drug that they advise against: "no amiodarone, adenosine 6 mg".
  const isDirect = /^(?:\s+[\w-]+){0,2}\s*$/.test(between);
  return isDirect || !dosed.test(sentence.slice(end));
}

/** "Not shockable: epinephrine" does not negate what follows the colon; "Do not give: epinephrine" does. */
function isPastColon(between: string): boolean {
  const colon = between.indexOf(':');
  return colon !== -1 && !/^\s+(?:give|use|do)\s*$/i.test(between.slice(0, colon));
}
