import { edgesFrom, nodeOf } from '@/lib/clinical/decision-tree';
import type { ClinicalData, PlacedTree } from '@/scripts/check/clinical/clinical-data';
import { type Piece, whereIs } from '@/scripts/check/clinical/piece';
import { isPediatric } from './people';
import type { Rule } from './rule';
import { nodeText, situationOf, statementsOf, stepsUntilRhythmCheck, treesOf } from './tree-walk';
import { affirms, leadOf, sentencesOf } from './words';

const adenosine = /\b(?:adenosine|adenocard)\b/i;
const preExcitation = /\bpre-?excit|\bWPW\b|\bwolff\b|\baccessory pathway|\bdelta waves?\b/i;
const notForAdenosine = new RegExp(
  `\\b(?:irregular|not regular|polymorphic|torsades|atrial fibrillation)|${preExcitation.source}`,
  'i',
);

/** Where a drug and a rhythm meet: in one sentence, or the drug in a piece whose label or situation is that rhythm. */
function pairsIn(data: ClinicalData, piece: Piece, drug: RegExp, condition: RegExp): readonly string[] {
  const situation = [piece.label, leadOf(piece.text), situationOf(data, piece)].join('\n');
  const isInSituation = affirms(situation, condition);
  const isLabeledDrug = affirms(piece.label, drug);
  const found = statementsOf(piece).filter(
    (sentence) =>
      (affirms(sentence, drug) && (isInSituation || affirms(sentence, condition))) ||
      (isLabeledDrug && affirms(sentence, condition)),
  );
  return found.map((sentence) => `${whereIs(piece)} has "${sentence}".`);
}

const adenosineLimits: Rule = {
  number: 8,
  title:
    'Adenosine stands with no irregular, polymorphic or pre-excited rhythm, and for adults always with asthma and block',
  problems: ({ data, read: pieces }) =>
    pieces.flatMap((piece) => [
      ...pairsIn(data, piece, adenosine, notForAdenosine).map(
        (found) => `Adenosine for a rhythm that it can worsen: ${found}`,
      ),
      ...(!isPediatric(piece) &&
      affirms(`${piece.label}\n${piece.text}`, adenosine) &&
      !(isRefusedIn(piece.text, /\basthma\b/i) && isRefusedIn(piece.text, /\bblock\b/i))
        ? [`${whereIs(piece)} offers adenosine and does not name asthma and AV block.`]
        : []),
    ]),
};

/** Named, and at least once in order to be left out. */
function isRefusedIn(text: string, term: RegExp): boolean {
  return sentencesOf(text).some((sentence) => term.test(sentence) && !affirms(sentence, term));
}

const synchronized = /(?<![\w-])synchroni[sz]ed\b/i;
const noSync = /\b(?:polymorphic|torsades|V-?fib|VF|ventricular fibrillation|pulseless)\b/i;
/** In other words, which mean the same right beside each other and much else apart. */
const anySync = /(?<![\w-])(?:synchroni[sz]\w*|sync|cardiover\w+)\b/i;
const anyNoSync = new RegExp(`${noSync.source}|\\b(?:no|without a) pulse\\b|\\bcardiac arrest\\b`, 'i');
const waitsForSync = /\bdo not (?:wait|delay|stop) to synchroni[sz]e\b/gi;

const unsynchronized: Rule = {
  number: 9,
  title: 'Nothing synchronized is offered for polymorphic VT, VF or a rhythm without a pulse',
  problems: ({ data, read: pieces }) =>
    pieces.flatMap((piece) => {
      const words = piece.kind === 'node' ? `${situationOf(data, piece)}\n${piece.text}` : piece.text;
      const situation = [piece.label, leadOf(piece.text), situationOf(data, piece)].join('\n');
      const beside = sentencesOf(piece.text.replace(waitsForSync, ''))
        .filter(
          (sentence) =>
            affirms(sentence, anySync) && (affirms(sentence, anyNoSync) || affirms(situation, anyNoSync)),
        )
        .map((sentence) => `${whereIs(piece)} has "${sentence}".`);
      if (beside.length > 0 || !affirms(piece.text, synchronized)) return beside;
      if (piece.kind === 'node' || affirms(piece.label, noSync)) {
        return affirms(`${piece.label}\n${words}`, noSync)
          ? [`${whereIs(piece)} offers a synchronized shock for a rhythm that needs an unsynchronized one.`]
          : [];
      }
      return sentencesOf(piece.text)
        .filter((sentence) => affirms(sentence, synchronized) && affirms(sentence, noSync))
        .map((sentence) => `${whereIs(piece)} has "${sentence}".`);
    }),
};

const nodalBlockers =
  /\b(?:beta[- ]blockers?|metoprolol|esmolol|propranolol|atenolol|labetalol|carvedilol|calcium[- ]channel blockers?|diltiazem|verapamil|digoxin|digitalis|amiodarone|AV[- ]nod(?:al|e)[- ]blockers?)\b/i;

const calciumChannelBlockers = /\b(?:calcium[- ]channel blockers?|diltiazem|verapamil)\b/i;

const nodeBlockers: Rule = {
  number: 10,
  title: 'No AV-nodal blocker and no amiodarone in pre-excitation, no diltiazem or verapamil with a wide QRS',
  problems: ({ data, read: pieces }) =>
    pieces.flatMap((piece) => [
      ...pairsIn(data, piece, nodalBlockers, preExcitation),
      ...pairsIn(data, piece, calciumChannelBlockers, /\b(?:wide|broad|VT|ventricular tachycardia)\b/i),
    ]),
};

const noShockRhythm =
  /\b(?:asystole|flat[- ]?line|PEA|pulseless electrical activity|(?:non-?|not )shockable|sinus tachycardia|sinus rhythm)\b/i;
/** "Signs of shock" is the circulation; "shockable" is a question. */
const shock =
  /(?<!signs of )(?<!cardiogenic )(?:\b(?:shocks?|shocked|cardiover\w+|defibrillat(?:e|ed|ion))\b|\d J\b)/i;
const drug = new RegExp(
  '\\b(?:adenosine|beta[- ]blockers?|calcium[- ]channel blockers?|metoprolol|esmolol|propranolol|diltiazem|verapamil|digoxin|amiodarone|procainamide|sotalol' +
    '|lidocaine|epinephrine|atropine|dopamine|antiarrhythmic)\\b',
  'i',
);

const noShock: Rule = {
  number: 11,
  title:
    'No shock after asystole, PEA or sinus tachycardia without a new look at the rhythm, and no drug for sinus tachycardia',
  problems: ({ data, read: pieces }) => [
    ...treesOf(data).flatMap((tree) =>
      startsWithoutShock(data, tree).flatMap(({ from, rhythm }) =>
        stepsUntilRhythmCheck(data, tree, from).flatMap((id) => {
          const text = nodeText(data, tree, id);
          return [
            ...(affirms(text, shock)
              ? [`${tree.id}: step ${id} shocks after ${rhythm}, with no question about the rhythm between.`]
              : []),
            ...(rhythm === 'sinus tachycardia' && affirms(text, drug)
              ? [`${tree.id}: step ${id} gives a drug for sinus tachycardia.`]
              : []),
          ];
        }),
      ),
    ),
    ...pieces.flatMap((piece) => {
      const situation = `${piece.label}\n${leadOf(piece.text)}`;
      return sentencesOf(piece.text)
        .filter(
          (sentence) =>
            affirms(sentence, shock) &&
            (affirms(situation, noShockRhythm) || affirms(sentence, noShockRhythm)),
        )
        .map((sentence) => `${whereIs(piece)} shocks a rhythm that must not be shocked: "${sentence}".`);
    }),
    ...pieces.flatMap((piece) => {
      const situation = `${piece.label}\n${leadOf(piece.text)}`;
      return sentencesOf(piece.text)
        .filter(
          (sentence) =>
            affirms(sentence, drug) &&
            (affirms(situation, /\bsinus (?:tachycardia|rhythm)\b/i) ||
              affirms(sentence, /\bsinus (?:tachycardia|rhythm)\b/i)),
        )
        .map((sentence) => `${whereIs(piece)} gives a drug for sinus tachycardia: "${sentence}".`);
    }),
  ],
};

type Start = { readonly from: string; readonly rhythm: string };

/** Where a tree has just learned that the rhythm must not be shocked. */
function startsWithoutShock(data: ClinicalData, tree: PlacedTree): readonly Start[] {
  return Object.keys(tree.nodes).flatMap((id): readonly Start[] => {
    const text = nodeText(data, tree, id);
    if (nodeOf(tree, id).type !== 'question') {
      const rhythm = /\b(?:asystole|PEA|sinus tachycardia)\b/i.exec(text)?.[0];
      return rhythm !== undefined && affirms(text, noShockRhythm)
        ? [{ from: id, rhythm: rhythm === 'Sinus tachycardia' ? 'sinus tachycardia' : rhythm }]
        : [];
    }
    return edgesFrom(tree, id).flatMap(({ label, to }) => [
      ...(label === 'no' && /\bshockable\b/i.test(text)
        ? [{ from: to, rhythm: 'a rhythm that is not shockable' }]
        : []),
      ...(label === 'yes' && /\bsinus tachycardia\b/i.test(text)
        ? [{ from: to, rhythm: 'sinus tachycardia' }]
        : []),
    ]);
  });
}

const arrestTarget = /\b90\s?[-–]\s?98\s?%/;
const bradycardiaTarget = /\b94\s?%/;

const oxygenTargets: Rule = {
  number: 16,
  title: 'The oxygen targets of bradycardia and of care after an arrest stay apart',
  // The note on the bradycardia target names the other one, with "after cardiac arrest" beside it: that keeps them apart.
  problems: ({ read: pieces }) =>
    pieces.flatMap((piece) => {
      const isAfterArrest = piece.headings.some((heading) =>
        /\bpost-?(?:cardiac-)?arrest|\bafter (?:cardiac )?arrest|\bROSC\b|\breturn of (?:spontaneous )?circulation/i.test(
          heading,
        ),
      );
      const isBradycardia = [...piece.headings, piece.node?.tree ?? ''].some((heading) =>
        /bradycardia/i.test(heading),
      );
      return [
        ...(isAfterArrest &&
        bradycardiaTarget.test(
          `${piece.label} ${piece.text} ${piece.notes.map(({ words }) => words).join(' ')}`,
        )
          ? [`${whereIs(piece)} is about care after an arrest and gives the oxygen target of bradycardia.`]
          : []),
        ...(isBradycardia && arrestTarget.test(`${piece.label} ${piece.text}`)
          ? [`${whereIs(piece)} is about bradycardia and gives the oxygen target after an arrest.`]
          : []),
        ...(isBradycardia
          ? piece.notes.flatMap(({ id, words }) =>
              sentencesOf(words)
                .filter((sentence) => arrestTarget.test(sentence) && !/after cardiac arrest/i.test(sentence))
                .map(
                  () =>
                    `${whereIs(piece)}: note ${id} gives the oxygen target after an arrest without saying so.`,
                ),
            )
          : []),
      ];
    }),
};

const nextStep =
  /\b(?:keep|record|look|get|treat|go|begin|start|stay|monitor|hand|raise|consider|continue|call|observe|support|find|search|check|cardiovert|shock again)\b/i;

const wholeSteps: Rule = {
  number: 20,
  title: 'Every question has one YES and one NO, and every end says what to do next',
  problems: ({ data, read: pieces }) => [
    ...treesOf(data).flatMap((tree) =>
      Object.keys(tree.nodes).flatMap((id) => {
        const node: { readonly type: string; readonly [way: string]: unknown } = nodeOf(tree, id);
        const ways = ['yes', 'no', 'next'].filter((way) => node[way] !== undefined);
        const wanted = { question: 'yes,no', end: '', start: 'next', action: 'next' }[node.type];
        return [
          ...(ways.join() === wanted
            ? []
            : [
                `${tree.id}: step ${id} is of the kind "${node.type}" and leads on by ${ways.join(' and ') || 'nothing'}.`,
              ]),
          ...(node.type === 'question' && JSON.stringify(node['yes']) === JSON.stringify(node['no'])
            ? [`${tree.id}: both answers of ${id} lead to the same step.`]
            : []),
        ];
      }),
    ),
    ...pieces.filter(({ node }) => node !== undefined).flatMap((piece) => problemsOfEnd(data, piece)),
  ],
};

function problemsOfEnd(data: ClinicalData, piece: Piece): readonly string[] {
  const tree = treesOf(data).find(({ id }) => id === piece.node?.tree);
  const type = tree?.nodes[piece.node?.id ?? '']?.type;
  const ways = [...(piece.ways ?? [])].sort().join();
  const wanted = type === 'question' ? 'no,yes' : type === 'end' ? '' : 'next';
  return [
    ...(type === undefined ? [`${whereIs(piece)} is a step that the tree does not have.`] : []),
    ...(type !== undefined && ways !== wanted
      ? [`${whereIs(piece)} offers ${ways || 'no way on'} where it should offer ${wanted || 'none'}.`]
      : []),
    ...(type === 'end' && !affirms(piece.text, nextStep)
      ? [`${whereIs(piece)} ends without a next step: "${piece.text}".`]
      : []),
  ];
}

export const rhythmRules = {
  adenosineLimits,
  unsynchronized,
  nodeBlockers,
  noShock,
  oxygenTargets,
  wholeSteps,
};
