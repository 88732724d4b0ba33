import type { ClinicalData } from '@/scripts/check/clinical/clinical-data';
import { type Piece, whereIs } from '@/scripts/check/clinical/piece';
import { isPediatric } from './people';
import type { Rule } from './rule';
import { situationOf } from './tree-walk';
import { affirms, sentencesOf } from './phrases';

const adenosine = /\b(?:adenosine|adenocard)\b/i;
const preExcitation = /\bpre-?excit|\bWPW\b|\bwolff\b|\baccessory pathway|\bdelta waves?\b/i;
const calciumBlockers = /\b(?:calcium[- ]channel blockers?|diltiazem|verapamil)\b/i;
const nodalBlockers = either(
  calciumBlockers,
  /\b(?:beta[- ]blockers?|metoprolol|esmolol|propranolol|atenolol|labetalol|carvedilol|digoxin|digitalis|amiodarone|AV[- ]nod(?:al|e)[- ]blockers?)\b/,
);
const anyDrug = either(
  nodalBlockers,
  /\b(?:adenosine|procainamide|sotalol|lidocaine|epinephrine|atropine|dopamine|antiarrhythmic)\b/,
);
const synchronized = /(?<![\w-])(?:synchroni[sz]\w*|sync|cardiover\w+)\b/i;
/** "Signs of shock" is about circulation, "shockable" about the rhythm. */
const shock =
  /(?<!signs of )(?<!cardiogenic )(?:\b(?:shocks?|shocked|cardiover\w+|defibrillat(?:e|ed|ion))\b|\d J\b)/i;

/** What must not appear together: by rule, the treatment, and the rhythm in which it is wrong. */
// prettier-ignore
const apart: readonly (readonly [rule: number, treatment: RegExp, rhythm: RegExp])[] = [
  [8, adenosine, either(/\b(?:irregular|not regular|polymorphic|torsades|atrial fibrillation)/, preExcitation)],
  [9, synchronized, /\b(?:polymorphic|torsades|V-?fib|VF|ventricular fibrillation|pulseless|(?:no|without a) pulse|cardiac arrest)\b/i],
  [10, nodalBlockers, preExcitation],
  [10, calciumBlockers, /\b(?:wide|broad|VT|ventricular tachycardia)\b/i],
  [11, shock, /\b(?:asystole|flat[- ]?line|PEA|pulseless electrical activity|(?:non-?|not )shockable|sinus (?:tachycardia|rhythm))\b/i],
  [11, anyDrug, /\bsinus (?:tachycardia|rhythm)\b/i],
];
const waitsForSync = /\bdo not (?:wait|delay|stop) to synchroni[sz]e\b/gi;

/** Where a treatment and a rhythm meet: in one sentence, or when one is in the label or situation of the other. */
function meetings(data: ClinicalData, pieces: readonly Piece[], number: number): readonly string[] {
  const pairs = apart.filter(([rule]) => rule === number);
  return pieces.flatMap((piece) => {
    // A step may state its situation before a colon: "Narrow and irregular: …".
    const lead = /^([^.:;?]{1,70}):/.exec(piece.text)?.[1] ?? '';
    const situation = [piece.label, lead, situationOf(data, piece)].join('\n');
    return pairs.flatMap(([, treatment, rhythm]) =>
      sentencesOf(piece.text.replace(waitsForSync, ''))
        .filter(
          (sentence) =>
            (affirms(sentence, treatment) && (affirms(sentence, rhythm) || affirms(situation, rhythm))) ||
            (affirms(piece.label, treatment) && affirms(sentence, rhythm)),
        )
        .map((sentence) => `${whereIs(piece)} has "${sentence}".`),
    );
  });
}

/** Named, and excluded at least once. */
function isRefusedIn(text: string, term: RegExp): boolean {
  return sentencesOf(text).some((sentence) => term.test(sentence) && !affirms(sentence, term));
}

export const adenosineLimits: Rule = {
  number: 8,
  title:
    'Adenosine is never with an irregular, polymorphic or pre-excited rhythm, and for adults always with asthma and block',
  problems: ({ data, pieces }) => [
    ...meetings(data, pieces, 8),
    ...pieces
      .filter((piece) => !isPediatric(piece) && affirms(`${piece.label}\n${piece.text}`, adenosine))
      .filter(({ text }) => !(isRefusedIn(text, /\basthma\b/i) && isRefusedIn(text, /\bblock\b/i)))
      .map((piece) => `${whereIs(piece)} offers adenosine and does not name asthma and AV block.`),
  ],
};

export const unsynchronized: Rule = {
  number: 9,
  title: 'Nothing synchronized is offered for polymorphic VT, VF or a rhythm without a pulse',
  problems: ({ data, pieces }) => meetings(data, pieces, 9),
};

export const nodeBlockers: Rule = {
  number: 10,
  title: 'No AV-nodal blocker and no amiodarone in pre-excitation, no diltiazem or verapamil with a wide QRS',
  problems: ({ data, pieces }) => meetings(data, pieces, 10),
};

export const noShock: Rule = {
  number: 11,
  title: 'No shock for asystole, PEA or sinus tachycardia, and no drug for sinus tachycardia',
  problems: ({ data, pieces }) => meetings(data, pieces, 11),
};

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
}
