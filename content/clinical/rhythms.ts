import type { ClinicalText, Draft, Provenance } from "@/lib/clinical/clinical-value";
import type { RhythmId } from "@/lib/clinical/rhythms/rhythm";
import { type CiteId, from } from "./sources";
import { say } from "./values";

/** The text for each rhythm. lib/clinical/rhythms/rhythm.ts draws them. */
export type RhythmDescription = {
  readonly name: string;
  /**
   * A description of the strip for people who cannot see it. It never names the rhythm, because the practice asks for
   * it.
   */
  readonly shows: ClinicalText;
  /** The features that distinguish the rhythm from the others. */
  readonly sign: ClinicalText;
  /** Its limits in adults; pages about children omit them. */
  readonly adult?: ClinicalText;
  /** Three plausible wrong answers. */
  readonly others: readonly [RhythmId, RhythmId, RhythmId];
  readonly by: Provenance<CiteId>;
};

/** SVT in adults and children; the limits are for adults only. */
const supraventricular = {
  name: "Supraventricular tachycardia (SVT)",
  shows:
    "Narrow QRS complexes, very fast and at exactly even distances. No P wave can be made out before them.",
  sign: "Fast, narrow and regular, with a fixed distance from R to R. The P wave is hidden in the beat or right after it.",
  others: ["atrialFlutter", "atrialFibrillation", "monomorphicVt"],
  by: from.course,
} as const satisfies Draft<RhythmDescription>;

export const rhythmDescriptions = say({
  sinusRhythm: {
    name: "Normal sinus rhythm",
    shows:
      "One round P wave before every narrow QRS, always at the same short distance. The beats are evenly spaced.",
    sign: "A normal P wave before each QRS, a constant PR interval, a rate that is neither fast nor slow. A monitor can show this without a pulse (PEA): feel for one.",
    others: ["firstDegreeBlock", "mobitzOne", "atrialFibrillation"],
    by: from.course,
  },
  sinusBradycardia: {
    name: "Sinus bradycardia",
    shows:
      "One round P wave before every narrow QRS, always at the same short distance. The beats are evenly spaced and slow.",
    sign: "Slow, with a normal P wave before each QRS: nothing is blocked. It may be normal for the person.",
    others: ["sinusRhythm", "firstDegreeBlock", "mobitzTwo"],
    by: from.course,
  },
  sinusTachycardia: {
    name: "Sinus tachycardia",
    shows:
      "One round P wave before every narrow QRS, always at the same short distance. The beats are evenly spaced and fast.",
    sign: "Fast, with a normal P wave before each QRS. It begins gradually, and the rate fits the condition.",
    others: ["supraventricular", "atrialFlutter", "atrialFibrillation"],
    by: from.course,
  },
  firstDegreeBlock: {
    name: "First-degree AV block",
    shows:
      "A P wave before every narrow QRS, always at the same long distance: more than one large square. The beats are evenly spaced.",
    sign: "Every P wave is conducted, only late. The PR interval is long and constant; no beat drops.",
    adult: "PR interval {firstDegreePr}.",
    others: ["sinusRhythm", "mobitzOne", "mobitzTwo"],
    by: from.course,
  },
  mobitzOne: {
    name: "Second-degree AV block, type I (Mobitz I)",
    shows:
      "Evenly spaced P waves. The distance from P wave to narrow QRS grows from beat to beat until one P wave has no QRS. Then it is short again. The QRS complexes come in groups.",
    sign: "The PR interval lengthens until a QRS drops, and is shortest right after.",
    others: ["mobitzTwo", "thirdDegreeBlock", "firstDegreeBlock"],
    by: from.course,
  },
  mobitzTwo: {
    name: "Second-degree AV block, type II (Mobitz II)",
    shows:
      "Evenly spaced P waves. The distance from P wave to wide QRS never changes, but one P wave suddenly has no QRS. After the pause the distance is the same as before.",
    sign: "A QRS drops suddenly: the PR interval is the same before and after the pause. The QRS is often wide.",
    others: ["mobitzOne", "thirdDegreeBlock", "firstDegreeBlock"],
    by: from.course,
  },
  twoToOneBlock: {
    name: "Second-degree AV block, every second beat dropped",
    shows:
      "Evenly spaced P waves. Every second one is followed by a narrow QRS, always at the same distance; the others have none.",
    sign: "Two P waves to each QRS. No two beats in a row are conducted, so this strip cannot tell type I from type II.",
    others: ["mobitzOne", "mobitzTwo", "thirdDegreeBlock"],
    by: from.course,
  },
  thirdDegreeBlock: {
    name: "Third-degree (complete) AV block",
    shows:
      "Evenly spaced P waves, and slower, evenly spaced wide QRS complexes. The distance between the two is always different. Some P waves fall on a QRS or a T wave.",
    sign: "P waves and QRS complexes are each regular but have no relation: the P waves march through the strip.",
    adult: "QRS {escapeRate} if narrow, slower if wide, as here.",
    others: ["mobitzTwo", "mobitzOne", "firstDegreeBlock"],
    by: from.course,
  },
  supraventricular: { ...supraventricular, adult: "Rate {svtRate}." },
  childSupraventricular: supraventricular,
  atrialFibrillation: {
    name: "Atrial fibrillation",
    shows:
      "Narrow QRS complexes at distances that never repeat. The baseline between them is uneven: small waves without a fixed shape, and no P wave.",
    sign: "Irregularly irregular: no pattern in the beats, and no P waves.",
    others: ["atrialFlutter", "mobitzOne", "supraventricular"],
    by: from.course,
  },
  atrialFlutter: {
    name: "Atrial flutter",
    shows:
      "Narrow QRS complexes at even distances, on a sawtooth of even waves: two to each QRS, with no flat stretch.",
    sign: "A sawtooth and no flat baseline. Here every second wave is conducted, so the beats are regular.",
    adult: "Atria {flutterAtrialRate}; QRS {flutterRate} if every second wave is conducted.",
    others: ["atrialFibrillation", "supraventricular", "monomorphicVt"],
    by: from.course,
  },
  monomorphicVt: {
    name: "Monomorphic ventricular tachycardia (VT)",
    shows:
      "Wide, tall QRS complexes, fast and at even distances, each of the same shape. No P wave belongs to them.",
    sign: "Wide and regular, and every beat looks like the one before. VT may have a pulse: feel for one.",
    adult: "Rate {vtRate}; QRS {wideQrs}.",
    others: ["supraventricular", "polymorphicVt", "ventricularFibrillation"],
    by: from.course,
  },
  polymorphicVt: {
    name: "Polymorphic ventricular tachycardia (VT)",
    shows:
      "Wide, pointed, fast complexes at uneven distances. Their size swells and shrinks over several beats, and then they point the other way.",
    sign: "Wide, with a shape and a height that keep changing. It is called torsades only with a long QT interval, which this strip does not show.",
    others: ["ventricularFibrillation", "monomorphicVt", "atrialFibrillation"],
    by: from.course,
  },
  torsades: {
    name: "Torsades de pointes: polymorphic VT after a long QT",
    shows:
      "Two slow beats first, each with a T wave that ends long after its QRS. Then wide, pointed, fast complexes whose size swells and shrinks, and which turn over to point the other way.",
    sign: "The beats before it have a long QT. The complexes seem to twist around the line.",
    others: ["polymorphicVt", "ventricularFibrillation", "monomorphicVt"],
    by: from.course,
  },
  ventricularFibrillation: {
    name: "Ventricular fibrillation (VF)",
    shows:
      "Uneven waves without a break, of every height and length. No P wave, QRS or T wave can be made out.",
    sign: "Chaotic: no wave can be identified, and nothing repeats.",
    others: ["polymorphicVt", "asystole", "monomorphicVt"],
    by: from.course,
  },
  fineFibrillation: {
    name: "Fine ventricular fibrillation (VF)",
    shows: "Small uneven waves without a break, of every length. No P wave, QRS or T wave can be made out.",
    sign: "As chaotic as coarse VF, only small. It can pass for asystole: check the leads and the size that the monitor is set to.",
    others: ["asystole", "ventricularFibrillation", "atrialFibrillation"],
    by: from.course,
  },
  pulselessActivity: {
    name: "Pulseless electrical activity (PEA): no pulse",
    shows: "Wide QRS complexes of one shape, slow and at even distances. There is no P wave.",
    sign: "Any organized rhythm without a pulse is PEA, narrow or wide, slow or fast. The strip cannot show it: feel for a pulse.",
    others: ["thirdDegreeBlock", "sinusRhythm", "asystole"],
    by: from.course,
  },
  pacingWithCapture: {
    name: "Pacing with capture",
    shows: "A thin upright spike before every wide QRS, and after each QRS a broad T wave the other way.",
    sign: "Every spike is followed at once by a wide QRS. That is electrical capture: a pulse still has to be felt.",
    others: ["mobitzTwo", "monomorphicVt", "thirdDegreeBlock"],
    by: from.course,
  },
  pacingWithoutCapture: {
    name: "Pacing without capture",
    shows:
      "Thin upright spikes at even distances with nothing behind them. The wide QRS complexes between them are slower and keep no distance to the spikes.",
    sign: "The spikes and the QRS complexes have no relation: raise the current until every spike is followed by a QRS.",
    others: ["mobitzTwo", "thirdDegreeBlock", "asystole"],
    by: from.course,
  },
  asystole: {
    name: "Asystole",
    shows: "An almost flat line that drifts slowly. There is no P wave, no QRS and no T wave.",
    sign: "Nearly flat, but not as straight as a ruler: the line drifts. Rarely, P waves remain.",
    others: ["ventricularFibrillation", "polymorphicVt", "thirdDegreeBlock"],
    by: from.course,
  },
} as const satisfies Draft<Record<RhythmId, RhythmDescription>>);

/** The practice strips, in list order. */
export const practiceRhythms = [
  "sinusRhythm",
  "firstDegreeBlock",
  "mobitzOne",
  "mobitzTwo",
  "thirdDegreeBlock",
  "supraventricular",
  "atrialFibrillation",
  "atrialFlutter",
  "monomorphicVt",
  "polymorphicVt",
  "ventricularFibrillation",
  "asystole",
] as const satisfies readonly RhythmId[];

/** The labels around a strip. */
export const stripLabels = {
  caption: "Teaching drawing, not a patient's ECG.",
  /** For all strips: how to read the grid. */
  scale: "Paper speed 25 mm/s, 10 mm/mV: a large square is 0.2 seconds across, and a strip is 6 seconds.",
  more: "What the strip shows",
  drawn: "In this drawing:",
  rate: "rate {rate}/min",
  pWaves: "P waves {rate}/min",
  flutterWaves: "flutter waves {rate}/min",
  qrsRate: "QRS {rate}/min",
  pr: "PR {seconds} sec",
  qrs: "QRS {seconds} sec",
} as const;

/** The labels of the practice. */
export const practiceLabels = {
  intro:
    "Twelve strips in random order, four answers each, and the reason after every answer. They are teaching drawings, not patients' ECGs, and no drawing replaces a pulse check.",
  question: "Name this rhythm",
  start: "Start: name this rhythm",
  list: "All strips, with their answers",
  stripName: "ECG strip",
  answer: "Answer to strip {number}",
  progress: "Strip {number} of {count}",
  right: "Right: {answer}.",
  wrong: "No, this is: {answer}.",
  rightAnswer: "right answer",
  yourAnswer: "your answer",
  next: "Next strip",
  toScore: "See your score",
  leave: "End the practice",
  score: "{score} of {count} right",
  allRight: "You named every strip.",
  review: "Look at these again",
  youSaid: "You said: {answer}.",
  restart: "Practice again",
} as const;
