import { type DecisionTree, defineTree } from "@/lib/clinical/decision-tree";
import type { Draft } from "@/lib/clinical/clinical-value";
import type { RouteId } from "@/content/site/routes";
import type { RowId } from "./rows";
import { say } from "./values";

type TreeDraft = Draft<DecisionTree<string, RowId>>;

/** A tree of this site: its nodes can refer to the rows of `rows.ts` only. */
const defineClinicalTree = <Id extends string>(
  tree: DecisionTree<NoInfer<Id>, RowId> & { readonly nodes: { readonly [I in Id]: unknown } },
) => defineTree<Id, RowId>(tree);

const adultBradycardia = say({
  id: "adult-bradycardia",
  title: "Adult bradycardia with a pulse",
  start: "b0",
  population: "Adult",
  nodes: {
    b0: {
      type: "start",
      text: "Adult with a slow pulse. Heart rate typically {bradycardiaWorkingRate} (earlier {bradycardiaRate}).",
      next: "b0q",
    },
    b0q: {
      type: "question",
      isOpen: true,
      text: "Is this slow rate normal for this person, who is well? For example an athlete, or someone asleep.",
      yes: "b0e",
      no: "b1",
    },
    b0e: { type: "end", text: "Keep watching; look for the cause." },
    b1: {
      type: "question",
      text: "Is the slow rate causing compromise? Low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure.",
      yes: "b3",
      no: "b2",
    },
    b2: {
      type: "end",
      text: "Look for and treat the cause. Support airway, breathing and circulation; consider oxygen; record a 12-lead ECG. Observe.",
    },
    b3: {
      type: "action",
      isOpen: true,
      text: "Open the airway, attach the monitor, get IV access. Give oxygen (company value: target SpO2 {oxygenTarget}); assist breathing as needed; follow the pulse. No pulse, or not sure: CPR, cardiac arrest pathway.",
      onSheet:
        "Open the airway, attach the monitor, get IV access. Give oxygen (company value: target SpO2 {oxygenTarget}); assist breathing as needed; follow the pulse. No pulse, or not sure: CPR.",
      see: ["cardiac-arrest"],
      next: "b4",
    },
    b4: { type: "question", text: "Does the slow rate with compromise persist?", yes: "b5", no: "b2" },
    b5: {
      type: "action",
      text: "Atropine {atropineDose} IV push. Repeat every {atropineRepeat}. Maximum total {atropineMaximum}. Do not delay pacing in high-grade block.",
      see: ["atropine-limits"],
      next: "b6",
    },
    b6: { type: "question", text: "Has atropine worked?", yes: "b2", no: "b7" },
    b7: {
      type: "action",
      text: "Transcutaneous pacing, and/or an IV infusion. Dopamine {dopamine} or epinephrine for bradycardia {epinephrineInfusion}.",
      see: ["pacing"],
      next: "b8",
    },
    b8: {
      type: "end",
      isOpen: true,
      text: "Get expert help; consider transvenous pacing. Keep treating the cause. No pulse, or not sure: CPR, cardiac arrest pathway.",
      onSheet:
        "Get expert help; consider transvenous pacing. Keep treating the cause. No pulse, or not sure: CPR.",
      see: ["cardiac-arrest"],
    },
  },
} as const satisfies TreeDraft);

const adultTachycardia = say({
  id: "adult-tachycardia",
  title: "Adult tachycardia with a pulse",
  start: "t0",
  population: "Adult",
  nodes: {
    t0: {
      type: "start",
      text: "Adult with a pulse and a fast heart rate. Typically {tachycardiaRate}.",
      onSheet: "Adult with a pulse and a fast heart rate.",
      next: "t1",
    },
    t1: {
      type: "action",
      text: "Open the airway, attach the monitor, get IV access. Assist breathing as needed; oxygen if hypoxemic; watch rhythm, blood pressure and oximetry; 12-lead ECG if available. Look for a cause.",
      onSheet:
        "Airway, monitor, IV access. Assist breathing as needed; oxygen if hypoxemic; 12-lead ECG if available. Look for a cause.",
      next: "t1q",
    },
    t1q: {
      type: "question",
      text: "Is it sinus tachycardia? Normal P wave before every QRS, gradual onset, rate fits the condition.",
      yes: "t1s",
      no: "t1p",
    },
    t1s: { type: "end", text: "Sinus tachycardia: treat the cause. Do not shock." },
    t1p: {
      type: "question",
      text: "Is it polymorphic VT? Wide QRS whose shape and direction keep changing.",
      yes: "t3u",
      no: "t2",
    },
    t3u: {
      type: "action",
      isOpen: true,
      text: "Polymorphic VT that lasts: {energyPolymorphic2025}, at once. Awake: sedate if that does not delay the shock. Stopped by itself: do not shock; pads on, IV magnesium by protocol if the QT is long, correct potassium, stop drugs that lengthen the QT, expert help. No pulse: cardiac arrest pathway.",
      onSheet:
        "Polymorphic VT that lasts: {energyPolymorphic2025}, at once. Awake: sedate if that does not delay the shock. Stopped by itself: do not shock; pads on, expert help. No pulse: cardiac arrest pathway.",
      see: ["cardioversion", "cardiac-arrest"],
      excludes: ["amiodarone", "procainamide", "sotalol"],
      next: "t3uq",
    },
    t3uq: { type: "question", text: "Back in a perfusing rhythm?", yes: "t3up", no: "t3ue" },
    t3up: {
      type: "action",
      isOpen: true,
      text: "After polymorphic VT: look at the QT interval. Long before or after (torsades): IV magnesium by protocol, correct potassium and magnesium, stop drugs that lengthen the QT, expert help. No amiodarone, procainamide or sotalol with a long QT. Normal QT: think of ischemia.",
      onSheet:
        "Look at the QT interval. Long before or after (torsades): IV magnesium by protocol, correct potassium and magnesium, stop drugs that lengthen the QT, expert help. No amiodarone, procainamide or sotalol with a long QT. Normal QT: think of ischemia.",
      excludes: ["amiodarone", "procainamide", "sotalol"],
      next: "t12",
    },
    t3ue: {
      type: "end",
      isOpen: true,
      text: "No pulse: CPR, cardiac arrest pathway. With a pulse: shock again, IV magnesium by protocol if the QT is long, expert help. No amiodarone, procainamide or sotalol with a long QT.",
      onSheet:
        "No pulse: CPR. With a pulse: shock again, IV magnesium by protocol if the QT is long, expert help. No amiodarone, procainamide or sotalol with a long QT.",
      see: ["cardiac-arrest"],
      excludes: ["amiodarone", "procainamide", "sotalol"],
    },
    t2: {
      type: "question",
      isOpen: true,
      text: "Is the rhythm itself causing compromise? Low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure. Seldom at {cardioversionRateLow}, unless the heart is already weak or the rhythm is atrial flutter, {flutterRate}.",
      onSheet:
        "Is the rhythm itself causing low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure? Seldom at {cardioversionRateLow}, unless the heart is already weak or the rhythm is atrial flutter, {flutterRate}.",
      see: ["signs-of-instability"],
      yes: "t2w",
      no: "t4",
    },
    t2w: { type: "question", text: "Wide and irregular, not polymorphic VT?", yes: "t3w", no: "t3" },
    t3w: {
      type: "action",
      isOpen: true,
      text: "Synchronized cardioversion as for atrial fibrillation: {energyFibrillation2025}. Sedate if that does not delay the shock. If the device cannot synchronize, or time is short, unsynchronized. Pre-excited atrial fibrillation: no adenosine, beta blocker, diltiazem, verapamil, digoxin or IV amiodarone. Expert help at once.",
      see: ["cardioversion", "exclusions"],
      excludes: ["adenosine", "beta-blockers", "diltiazem", "verapamil", "amiodarone"],
      next: "t3wq",
    },
    t3wq: { type: "question", text: "Converted, or stable?", yes: "t12", no: "t3we" },
    t3we: {
      type: "end",
      isOpen: true,
      text: "Cardiovert again at a higher energy, expert help. No pulse: cardiac arrest pathway.",
      see: ["cardiac-arrest"],
    },
    t3: {
      type: "action",
      isOpen: true,
      text: "Unstable: immediate synchronized cardioversion. One of the five signs is enough. Narrow regular: {energyNarrow2025} (earlier {energyNarrowRegular}). Atrial flutter: {energyFlutter2025}. Narrow irregular (atrial fibrillation): {energyFibrillation2025} (earlier {energyNarrowIrregular}). Wide regular: {energyMonomorphic2025}. Sedate if needed, but do not delay the shock. Only if regular and narrow: adenosine may be considered, not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter.",
      onSheet:
        "Unstable: immediate synchronized cardioversion. Narrow regular: {energyNarrow2025}. Atrial flutter: {energyFlutter2025}. Atrial fibrillation: {energyFibrillation2025}. Wide regular: {energyMonomorphic2025}. Sedate if needed, but do not delay the shock. Only if regular and narrow: adenosine may be considered, not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter.",
      see: ["adenosine", "cardioversion"],
      next: "t11q",
    },
    t4: {
      type: "question",
      text: "Is the QRS wide ({wideQrs})?",
      onSheet: "QRS wide ({wideQrs})?",
      yes: "t5",
      no: "t8",
    },
    t5: {
      type: "question",
      text: "Wide QRS: is the rhythm regular and monomorphic?",
      onSheet: "Regular and monomorphic?",
      yes: "t6",
      no: "t7b",
    },
    t6: {
      type: "action",
      isOpen: true,
      text: "Get expert help. Adenosine may be considered; not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter. Consider an antiarrhythmic infusion; procainamide not with a long QT or heart failure. No verapamil or diltiazem.",
      see: ["adenosine", "procainamide", "amiodarone", "exclusions"],
      excludes: ["diltiazem", "verapamil"],
      next: "t11q",
    },
    t7b: {
      type: "question",
      isOpen: true,
      text: "Known bundle branch block, and surely no pre-excitation? Any doubt: NO.",
      yes: "t10",
      no: "t7",
    },
    t7: {
      type: "action",
      isOpen: true,
      text: "Wide and irregular, not polymorphic VT: get expert help now. No adenosine. If pre-excited atrial fibrillation is possible: no AV-nodal blockers and no IV amiodarone; sedation and cardioversion, by the expert.",
      onSheet:
        "Get expert help now. No adenosine. If pre-excited atrial fibrillation is possible: no AV-nodal blockers and no IV amiodarone; sedation and cardioversion, by the expert.",
      see: ["exclusions", "cardioversion"],
      excludes: ["adenosine", "beta-blockers", "diltiazem", "verapamil", "amiodarone"],
      next: "t7q",
    },
    t7q: { type: "question", isOpen: true, text: "Still stable?", yes: "t7e", no: "t3w" },
    t7e: {
      type: "end",
      isOpen: true,
      text: "Keep monitoring and wait for the expert. Fibrillation for {fibrillationLong}, or unknown: no cardioversion without anticoagulation or imaging. Unstable: do not wait.",
      onSheet:
        "Keep monitoring and wait for the expert. {fibrillationLong}, or unknown: no cardioversion without anticoagulation or imaging. Unstable: do not wait.",
      see: ["elective-cardioversion"],
    },
    t8: {
      type: "question",
      text: "Narrow QRS: is the rhythm regular?",
      onSheet: "Is the rhythm regular?",
      yes: "t9",
      no: "t10",
    },
    t9: {
      type: "action",
      isOpen: true,
      text: "Vagal maneuvers, then adenosine. Adenosine not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter. If needed, beta blocker, or diltiazem or verapamil, after checking the exclusions. Consider expert help.",
      see: ["adenosine", "beta-blockers", "diltiazem", "verapamil", "exclusions"],
      next: "t11q",
    },
    t10: {
      type: "action",
      isOpen: true,
      text: "Narrow and irregular, or known bundle branch block: slow the rate. No adenosine. Beta blocker, or diltiazem or verapamil, after checking the exclusions; not in decompensated heart failure or low blood pressure. Decompensated heart failure, no pre-excitation: expert help (amiodarone or digoxin by protocol). Pre-excited atrial fibrillation or flutter: none of these drugs. Fibrillation for {fibrillationLong}, or unknown: no cardioversion without anticoagulation or imaging. Consider expert help.",
      onSheet:
        "Slow the rate. No adenosine. Beta blocker, or diltiazem or verapamil, after checking the exclusions; not in decompensated heart failure or low blood pressure. Decompensated heart failure, no pre-excitation: expert help (amiodarone or digoxin by protocol). Pre-excited atrial fibrillation or flutter: none of these drugs. {fibrillationLong}, or unknown: no cardioversion without anticoagulation or imaging. Consider expert help.",
      see: ["beta-blockers", "diltiazem", "verapamil", "amiodarone", "exclusions", "elective-cardioversion"],
      excludes: ["adenosine"],
      next: "t11q",
    },
    t11q: { type: "question", text: "Converted, or rate controlled and stable?", yes: "t12", no: "t11" },
    t12: {
      type: "end",
      text: "Keep monitoring; record a 12-lead ECG. Look for the cause.",
      onSheet: "Keep monitoring; 12-lead ECG. Look for the cause.",
    },
    t11: {
      type: "end",
      isOpen: true,
      text: "Not responding: look again for a cause, get expert help. If a shock was given: higher energy for the next. Antiarrhythmic drug only after checking the exclusions. Worse: back to the signs of instability. No pulse: cardiac arrest pathway.",
      see: [
        "cardioversion",
        "amiodarone",
        "procainamide",
        "exclusions",
        "signs-of-instability",
        "cardiac-arrest",
      ],
    },
  },
} as const satisfies TreeDraft);

const adultBls = say({
  id: "adult-bls",
  title: "Adult BLS for healthcare professionals",
  start: "a0",
  population: "Adult",
  nodes: {
    a0: {
      type: "start",
      text: "Make sure the scene is safe. Check for a response. Shout for help. Activate the emergency response system. Send for an AED.",
      next: "a1",
    },
    a1: {
      type: "question",
      text: "Is a pulse definitely felt? Look at breathing and feel for a pulse together, {pulseCheck}.",
      yes: "a2",
      no: "a6",
    },
    a2: { type: "question", text: "Is the breathing normal?", yes: "a3", no: "a4" },
    a3: {
      type: "end",
      isOpen: true,
      text: "Stay and monitor until advanced care arrives. Breathes normally and does not respond: recovery position.",
    },
    a4: {
      type: "action",
      text: "Give {oneBreath} every {rescueBreath}. Suspected opioid overdose: give naloxone if available.",
      see: ["opioid"],
      next: "a5",
    },
    a5: {
      type: "question",
      text: "Check every {pulseRecheck}: is the pulse still there?",
      yes: "a5q",
      no: "a6",
    },
    a5q: {
      type: "question",
      isOpen: true,
      text: "Is the breathing normal again?",
      yes: "a3",
      no: { backTo: "a4" },
    },
    a6: {
      type: "action",
      text: "Start CPR: no pulse and not breathing, or only gasping. {ratio}, {compressionRate}, depth {depthAdult2025} (earlier {depthAdult}). Use the AED as soon as it arrives. Suspected opioid overdose: consider naloxone without delaying CPR.",
      see: ["opioid"],
      next: "a7",
    },
    a7: { type: "question", text: "Does the AED find a shockable rhythm?", yes: "a8", no: "a9" },
    a8: {
      type: "action",
      text: "Give {oneShock}. Resume CPR at once for {aedCycle}, until the AED asks to check again.",
      next: "a11",
    },
    a9: {
      type: "action",
      text: "Resume CPR at once. Keep on for {aedCycle}, until the AED asks to check again.",
      next: "a11",
    },
    a11: {
      type: "question",
      text: "Has advanced care taken over, or is the person moving?",
      yes: "a10",
      no: { backTo: "a7" },
    },
    a10: { type: "end", text: "Hand over to advanced care, or stop compressions and monitor." },
  },
} as const satisfies TreeDraft);

const pediatricArrest = say({
  id: "pediatric-arrest",
  title: "Pediatric cardiac arrest",
  start: "p1",
  population: "Infant and child",
  nodes: {
    p1: {
      type: "start",
      text: "Start CPR and attach the monitor/defibrillator. Rate {compressionRateChild}. Depth: child {depthChild2025} (earlier {depthChild}); infant {depthInfant2025} (earlier {depthInfant}). {ratioAlone} alone, {ratioTwoRescuers} with two rescuers. Bag-mask breaths with oxygen.",
      onSheet:
        "Start CPR and attach the monitor/defibrillator. Rate {compressionRateChild}. Depth: child {depthChild2025}; infant {depthInfant2025}. {ratioAlone} alone, {ratioTwoRescuers} with two rescuers. Bag-mask breaths with oxygen.",
      next: "p2",
    },
    p2: {
      type: "question",
      text: "First rhythm check: shockable (VF or pulseless VT)?",
      yes: "p3",
      no: "p9",
    },
    p3: { type: "action", text: "First shock as soon as possible: {shockFirst}.", next: "p4" },
    p4: { type: "action", text: "CPR for {pediatricCycle}; IV/IO access.", next: "p4q" },
    p4q: { type: "question", text: "Rhythm shockable?", yes: "p5", no: "p12" },
    p5: {
      type: "action",
      text: "Shock as soon as possible. Energy {shockFirst} if this is the first shock, {shockSecond} for the second, later shocks {shockLater}, {shockMaximum} or the adult dose.",
      onSheet: "Shock as soon as possible.",
      next: "p6",
    },
    p6: {
      type: "action",
      text: "CPR for {pediatricCycle}; epinephrine. Epinephrine {arrestEpinephrine} IV/IO = {arrestEpinephrineVolume} of the {arrestEpinephrineStrength} solution (maximum {arrestEpinephrineMaximum}, {arrestEpinephrineMaximumVolume}), now if none was given, then every {epinephrineInterval} from the last dose. Consider an advanced airway and capnography. With an advanced airway continuous compressions, one breath every {pediatricAirwayBreath}.",
      onSheet:
        "CPR for {pediatricCycle}; epinephrine. Now if none was given, then every {epinephrineInterval} from the last dose. Consider an advanced airway and capnography. With an advanced airway continuous compressions, one breath every {pediatricAirwayBreath}.",
      next: "p6q",
    },
    p6q: { type: "question", text: "Rhythm shockable?", yes: "p7", no: "p12" },
    p7: {
      type: "action",
      text: "Shock again. Energy {shockLater}, {shockMaximum} or the adult dose.",
      onSheet: "Shock again.",
      next: "p8",
    },
    p8: {
      type: "action",
      text: "CPR for {pediatricCycle}; amiodarone or lidocaine. Amiodarone {arrestAmiodarone} IV/IO (maximum {arrestAmiodaroneMaximum}, later doses maximum {arrestAmiodaroneLater}; {arrestAmiodaroneDoses}) or lidocaine {arrestLidocaine} IV/IO. Treat reversible causes.",
      onSheet: "CPR for {pediatricCycle}; amiodarone or lidocaine. Treat reversible causes.",
      next: { backTo: "p4q" },
    },
    p9: {
      type: "action",
      text: "Asystole or PEA: do not shock; epinephrine as soon as possible. Give epinephrine {arrestEpinephrine} IV/IO = {arrestEpinephrineVolume} of the {arrestEpinephrineStrength} solution (maximum {arrestEpinephrineMaximum}, {arrestEpinephrineMaximumVolume}).",
      onSheet: "Asystole or PEA: do not shock; epinephrine as soon as possible.",
      next: "p10",
    },
    p10: {
      type: "action",
      text: "CPR for {pediatricCycle}; IV/IO access. Epinephrine {arrestEpinephrine} IV/IO = {arrestEpinephrineVolume} of the {arrestEpinephrineStrength} solution (maximum {arrestEpinephrineMaximum}, {arrestEpinephrineMaximumVolume}), now if none was given, then every {epinephrineInterval} from the last dose. Consider an advanced airway and capnography. With an advanced airway continuous compressions, one breath every {pediatricAirwayBreath}.",
      onSheet:
        "CPR for {pediatricCycle}; IV/IO access. Epinephrine, now if none was given, then every {epinephrineInterval} from the last dose. Consider an advanced airway and capnography. With an advanced airway continuous compressions, one breath every {pediatricAirwayBreath}.",
      next: "p10q",
    },
    p10q: { type: "question", text: "Rhythm shockable?", yes: "p5", no: "p11" },
    p11: { type: "action", text: "CPR for {pediatricCycle}; treat reversible causes.", next: "p11q" },
    p11q: { type: "question", text: "Rhythm shockable?", yes: "p5", no: "p12" },
    p12: {
      type: "question",
      text: "Are there signs of return of spontaneous circulation? Pulse and blood pressure; sudden lasting rise of end-tidal CO2, typically to {etco2ReturnChild}; pressure waves on an arterial line.",
      yes: "p13",
      no: { backTo: "p10" },
    },
    p13: {
      type: "end",
      text: "Begin post-cardiac-arrest care for a child. The goals on the ACLS page are for adults.",
      see: ["after-pediatric-arrest"],
    },
  },
} as const satisfies TreeDraft);

const pediatricBradycardia = say({
  id: "pediatric-bradycardia",
  title: "Pediatric bradycardia with a pulse",
  start: "k0",
  population: "Infant and child",
  nodes: {
    k0: { type: "start", text: "Infant or child with a slow heart rate and a pulse.", next: "k1" },
    k1: {
      type: "question",
      text: "Is there compromise? Sudden change in mental state, signs of shock or low blood pressure for age.",
      see: ["limits-by-age"],
      yes: "k3",
      no: "k2",
    },
    k2: {
      type: "end",
      text: "Look for and treat the cause. Support airway, breathing and circulation; consider oxygen and a 12-lead ECG. Observe.",
    },
    k3: {
      type: "action",
      text: "Open the airway, give oxygen, attach the monitor. Assist breathing as needed; follow the pulse.",
      next: "k4",
    },
    k4: {
      type: "question",
      text: "Does the slow rate with compromise persist despite oxygen and breathing support?",
      yes: "k5",
      no: "k2",
    },
    k5: {
      type: "action",
      isOpen: true,
      text: "Start CPR if the heart rate is {pediatricCprRate}. IV/IO access. Epinephrine {pediatricEpinephrine} IV/IO = {pediatricEpinephrineVolume} of the {pediatricEpinephrineStrength} solution (maximum {pediatricEpinephrineMaximum}, {pediatricEpinephrineMaximumVolume}), repeat every {pediatricEpinephrineInterval}. Atropine {pediatricAtropine} IV/IO (minimum {pediatricAtropineMinimum}, maximum single dose {pediatricAtropineMaximum}) only for increased vagal tone or primary AV block; may repeat once.",
      onSheet:
        "Start CPR if the heart rate is {pediatricCprRate}. IV/IO access. Epinephrine, repeat every {pediatricEpinephrineInterval}. Atropine only for increased vagal tone or primary AV block; may repeat once.",
      next: "k6",
    },
    k6: {
      type: "action",
      text: "Treat the cause; consider transthoracic or transvenous pacing.",
      next: "k7",
    },
    k7: {
      type: "question",
      text: "Check every {pediatricPulseRecheck}: is a pulse present?",
      yes: { backTo: "k4" },
      no: "k8",
    },
    k8: { type: "end", text: "Go to the pediatric cardiac arrest protocol.", see: ["arrest"] },
  },
} as const satisfies TreeDraft);

const adultArrest = say({
  id: "adult-arrest",
  title: "Adult cardiac arrest",
  start: "c1",
  population: "Adult",
  nodes: {
    c1: {
      type: "start",
      text: "Start CPR and attach the monitor/defibrillator. Adult without a pulse. Rate {compressionRate}, depth {depthAdult2025} (earlier {depthAdult}), {ratio}. Bag-mask breaths with oxygen.",
      next: "c2",
    },
    c2: {
      type: "question",
      text: "First rhythm check: shockable (VF or pulseless VT)?",
      yes: "c3",
      no: "c9",
    },
    c3: { type: "action", text: "Shock. Energy: {defibEnergy}.", onSheet: "Shock.", next: "c4" },
    c4: {
      type: "action",
      text: "CPR for {adultCycle}; vascular access. IV first, IO if IV fails.",
      next: "c4q",
    },
    c4q: { type: "question", text: "Rhythm shockable?", yes: "c5", no: "c12" },
    c5: {
      type: "action",
      text: "Shock. Energy: {defibEnergy}; after an earlier shock the same energy or higher.",
      onSheet: "Shock; after an earlier shock the same energy or higher.",
      next: "c6",
    },
    c6: {
      type: "action",
      text: "CPR for {adultCycle}; epinephrine {adultArrestEpinephrine} IV/IO. Now if none was given, then every {adultArrestInterval} from the last dose. Consider an advanced airway, then continuous compressions with one breath every {airwayBreath}; capnography.",
      onSheet:
        "CPR for {adultCycle}; epinephrine. Now if none was given, then every {adultArrestInterval} from the last dose. Consider an advanced airway, then continuous compressions with one breath every {airwayBreath}; capnography.",
      next: "c6q",
    },
    c6q: { type: "question", text: "Rhythm shockable?", yes: "c7", no: "c12" },
    c7: { type: "action", text: "Shock: the same energy or higher.", next: "c8" },
    c8: {
      type: "action",
      text: "CPR for {adultCycle}; amiodarone or lidocaine. Amiodarone {adultArrestAmiodarone} IV/IO, second dose {adultArrestAmiodarone2}; or lidocaine {adultArrestLidocaine} IV/IO, second dose {adultArrestLidocaine2}. Treat reversible causes.",
      onSheet: "CPR for {adultCycle}; amiodarone or lidocaine. Treat reversible causes.",
      see: ["causes"],
      next: { backTo: "c4q" },
    },
    c9: {
      type: "action",
      text: "Asystole or PEA: do not shock; epinephrine {adultArrestEpinephrine} IV/IO. As soon as possible.",
      onSheet: "Asystole or PEA: do not shock; epinephrine as soon as possible.",
      next: "c10",
    },
    c10: {
      type: "action",
      text: "CPR for {adultCycle}; vascular access. Epinephrine {adultArrestEpinephrine} IV/IO, now if none was given, then every {adultArrestInterval} from the last dose. Consider an advanced airway, then continuous compressions with one breath every {airwayBreath}; capnography.",
      onSheet:
        "CPR for {adultCycle}; vascular access. Epinephrine, now if none was given, then every {adultArrestInterval} from the last dose. Consider an advanced airway, then continuous compressions with one breath every {airwayBreath}; capnography.",
      next: "c10q",
    },
    c10q: { type: "question", text: "Rhythm shockable?", yes: "c5", no: "c11" },
    c11: {
      type: "action",
      text: "CPR for {adultCycle}; treat reversible causes.",
      see: ["causes"],
      next: "c11q",
    },
    c11q: { type: "question", text: "Rhythm shockable?", yes: "c5", no: "c12" },
    c12: {
      type: "question",
      text: "Are there signs of return of spontaneous circulation? Pulse and blood pressure; sudden lasting rise of end-tidal CO2, typically to {etco2Return}; pressure waves on an arterial line.",
      yes: "c13",
      no: { backTo: "c10" },
    },
    c13: { type: "end", text: "Begin post-cardiac-arrest care.", see: ["after-arrest"] },
  },
} as const satisfies TreeDraft);

const pediatricTachycardia = say({
  id: "pediatric-tachycardia",
  title: "Pediatric tachycardia with a pulse",
  start: "q0",
  population: "Infant and child",
  nodes: {
    q0: { type: "start", text: "Infant or child with a pulse and a fast heart rate.", next: "q1" },
    q1: {
      type: "action",
      text: "Open the airway, attach the monitor, get IV/IO access. Assist breathing as needed; oxygen; watch rhythm, pulse, blood pressure and oximetry; 12-lead ECG if available.",
      next: "q2",
    },
    q2: {
      type: "question",
      text: "Is sinus tachycardia probable? P waves present and normal, beat-to-beat interval varies, rate usually: infant {sinusInfant}, child {sinusChild}.",
      yes: "q3",
      no: "q4",
    },
    q3: { type: "end", text: "Search for and treat the cause." },
    q4: {
      type: "question",
      text: "Is there compromise? Sudden change in mental state, signs of shock or low blood pressure for age.",
      see: ["limits-by-age"],
      yes: "q5",
      no: "q8",
    },
    q5: { type: "question", text: "Compromise: is the QRS wide ({pediatricWideQrs})?", yes: "q7", no: "q6" },
    q6: {
      type: "action",
      text: "Probable SVT: adenosine, or synchronized cardioversion. With IV/IO access: adenosine {pedsAdenosine1} (maximum {pedsAdenosine1Max}), then {pedsAdenosine2} (maximum {pedsAdenosine2Max}). SVT without access, or adenosine fails: synchronized cardioversion {pedsSync1}, then {pedsSync2}. Sedate if needed, but do not delay the shock.",
      next: "q11",
    },
    q7: {
      type: "action",
      text: "Possible VT: synchronized cardioversion {pedsSync1}, then {pedsSync2}. Sedate if needed, but do not delay the shock. Expert advice before further drugs.",
      next: "q11",
    },
    q8: {
      type: "question",
      text: "No compromise: is the QRS wide ({pediatricWideQrs})?",
      yes: "q10",
      no: "q9",
    },
    q9: {
      type: "action",
      isOpen: true,
      text: "Probable SVT: consider vagal maneuvers. Infant: bag of ice water on the face for {pediatricIceTime}; do not cover nose or mouth, do not press on the eyes. With IV/IO access: adenosine {pedsAdenosine1} (maximum {pedsAdenosine1Max}), then {pedsAdenosine2} (maximum {pedsAdenosine2Max}).",
      onSheet:
        "Probable SVT: consider vagal maneuvers. With IV/IO access: adenosine {pedsAdenosine1} (maximum {pedsAdenosine1Max}), then {pedsAdenosine2} (maximum {pedsAdenosine2Max}).",
      next: "q11",
    },
    q10: {
      type: "action",
      text: "Possible VT: get expert help. Adenosine may be considered only if regular and monomorphic.",
      next: "q11",
    },
    q11: { type: "question", text: "Converted and stable?", yes: "q12", no: "q13" },
    q12: { type: "end", text: "Keep monitoring; record a 12-lead ECG; find the cause." },
    q13: {
      type: "end",
      text: "Get pediatric expert help. Check for compromise again. No pulse: pediatric cardiac arrest protocol.",
      see: ["arrest"],
    },
  },
} as const satisfies TreeDraft);

export const trees = {
  adultArrest: defineClinicalTree(adultArrest),
  adultBradycardia: defineClinicalTree(adultBradycardia),
  adultTachycardia: defineClinicalTree(adultTachycardia),
  adultBls: defineClinicalTree(adultBls),
  pediatricArrest: defineClinicalTree(pediatricArrest),
  pediatricBradycardia: defineClinicalTree(pediatricBradycardia),
  pediatricTachycardia: defineClinicalTree(pediatricTachycardia),
} as const;

export type TreeId = keyof typeof trees;

/** The page of each tree. */
export const treePages = {
  adultArrest: "aclsAlgorithm",
  adultBradycardia: "bradycardiaAlgorithm",
  adultTachycardia: "tachycardiaAlgorithm",
  adultBls: "blsAlgorithm",
  pediatricArrest: "palsAlgorithm",
  pediatricBradycardia: "palsAlgorithm",
  pediatricTachycardia: "palsAlgorithm",
} as const satisfies Record<TreeId, RouteId>;
