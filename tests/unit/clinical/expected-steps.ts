import type { TreeId } from '@/content/clinical/trees';

/*
 * The steps of each tree according to the clinical fact sheet, written independently of the content. Each line is a
 * tree or a question, so that they read as tables.
 */

type ExpectedQuestion = readonly [asks: string, yes: string, no: string];

/** Edges from the steps that are not questions. */
// prettier-ignore
export const expectedWays: Readonly<Record<TreeId, readonly string[]>> = {
  adultArrest: ['c1 c2', 'c3 c4', 'c4 c4q', 'c5 c6', 'c6 c6q', 'c7 c8', 'c8 c4q loop', 'c9 c10', 'c10 c10q', 'c11 c11q'],
  pediatricTachycardia: ['q0 q1', 'q1 q2', 'q6 q11', 'q7 q11', 'q9 q11', 'q10 q11'],
  adultBradycardia: ['b0 b0q', 'b3 b4', 'b5 b6', 'b7 b8'],
  adultTachycardia: ['t0 t1', 't1 t1q', 't3u t3uq', 't3up t12', 't3w t3wq', 't3 t11q', 't6 t11q', 't7 t7q', 't9 t11q', 't10 t11q'],
  adultBls: ['a0 a1', 'a4 a5', 'a6 a7', 'a8 a11', 'a9 a11'],
  pediatricArrest: ['p1 p2', 'p3 p4', 'p4 p4q', 'p5 p6', 'p6 p6q', 'p7 p8', 'p8 p4q loop', 'p9 p10', 'p10 p10q', 'p11 p11q'],
  pediatricBradycardia: ['k0 k1', 'k3 k4', 'k5 k6', 'k6 k7'],
};

/**
 * Each question with the steps of YES and NO. Text and edges are together because edges alone cannot show that YES
 * still means the same: if you reword a question, read both answers again before you change it here.
 */
// prettier-ignore
export const expectedQuestions: Readonly<Record<TreeId, Readonly<Record<string, ExpectedQuestion>>>> = {
  adultArrest: {
    c2: ['First rhythm check: shockable (VF or pulseless VT)?', 'c3', 'c9'],
    c4q: ['Rhythm shockable?', 'c5', 'c12'],
    c6q: ['Rhythm shockable?', 'c7', 'c12'],
    c10q: ['Rhythm shockable?', 'c5', 'c11'],
    c11q: ['Rhythm shockable?', 'c5', 'c12'],
    c12: ['Are there signs of return of spontaneous circulation? Pulse and blood pressure; sudden lasting rise of end-tidal CO2, typically to {etco2Return}; pressure waves on an arterial line.', 'c13', 'c10 loop'],
  },
  pediatricTachycardia: {
    q2: ['Is sinus tachycardia probable? P waves present and normal, beat-to-beat interval varies, rate usually: infant {sinusInfant}, child {sinusChild}.', 'q3', 'q4'],
    q4: ['Is there compromise? Sudden change in mental state, signs of shock or low blood pressure for age.', 'q5', 'q8'],
    q5: ['Compromise: is the QRS wide ({pediatricWideQrs})?', 'q7', 'q6'],
    q8: ['No compromise: is the QRS wide ({pediatricWideQrs})?', 'q10', 'q9'],
    q11: ['Converted and stable?', 'q12', 'q13'],
  },
  adultBradycardia: {
    b0q: ['Is this slow rate normal for this person, who is well? For example an athlete, or someone asleep.', 'b0e', 'b1'],
    b1: ['Is the slow rate causing compromise? Low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure.', 'b3', 'b2'],
    b4: ['Does the slow rate with compromise persist?', 'b5', 'b2'],
    b6: ['Has atropine worked?', 'b2', 'b7'],
  },
  adultTachycardia: {
    t1q: ['Is it sinus tachycardia? Normal P wave before every QRS, gradual onset, rate fits the condition.', 't1s', 't1p'],
    t1p: ['Is it polymorphic VT? Wide QRS whose shape and direction keep changing.', 't3u', 't2'],
    t3uq: ['Back in a perfusing rhythm?', 't3up', 't3ue'],
    t2: ['Is the rhythm itself causing compromise? Low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure. Seldom at {cardioversionRateLow}, unless the heart is already weak or the rhythm is atrial flutter, {flutterRate}.', 't2w', 't4'],
    t2w: ['Wide and irregular, not polymorphic VT?', 't3w', 't3'],
    t3wq: ['Converted, or stable?', 't12', 't3we'],
    t4: ['Is the QRS wide ({wideQrs})?', 't5', 't8'],
    t5: ['Wide QRS: is the rhythm regular and monomorphic?', 't6', 't7b'],
    t7b: ['Known bundle branch block, and surely no pre-excitation? Any doubt: NO.', 't10', 't7'],
    t7q: ['Still stable?', 't7e', 't3w'],
    t8: ['Narrow QRS: is the rhythm regular?', 't9', 't10'],
    t11q: ['Converted, or rate controlled and stable?', 't12', 't11'],
  },
  adultBls: {
    a1: ['Is a pulse definitely felt? Look at breathing and feel for a pulse together, {pulseCheck}.', 'a2', 'a6'],
    a2: ['Is the breathing normal?', 'a3', 'a4'],
    a5: ['Check every {pulseRecheck}: is the pulse still there?', 'a5q', 'a6'],
    a5q: ['Is the breathing normal again?', 'a3', 'a4 loop'],
    a7: ['Does the AED find a shockable rhythm?', 'a8', 'a9'],
    a11: ['Has advanced care taken over, or is the person moving?', 'a10', 'a7 loop'],
  },
  pediatricArrest: {
    p2: ['First rhythm check: shockable (VF or pulseless VT)?', 'p3', 'p9'],
    p4q: ['Rhythm shockable?', 'p5', 'p12'],
    p6q: ['Rhythm shockable?', 'p7', 'p12'],
    p10q: ['Rhythm shockable?', 'p5', 'p11'],
    p11q: ['Rhythm shockable?', 'p5', 'p12'],
    p12: ['Are there signs of return of spontaneous circulation? Pulse and blood pressure; sudden lasting rise of end-tidal CO2, typically to {etco2ReturnChild}; pressure waves on an arterial line.', 'p13', 'p10 loop'],
  },
  pediatricBradycardia: {
    k1: ['Is there compromise? Sudden change in mental state, signs of shock or low blood pressure for age.', 'k3', 'k2'],
    k4: ['Does the slow rate with compromise persist despite oxygen and breathing support?', 'k5', 'k2'],
    k7: ['Check every {pediatricPulseRecheck}: is a pulse present?', 'k4 loop', 'k8'],
  },
};
