import type { RouteId } from "@/content/site/routes";

type ChangedWording = {
  /** The earlier wording, quoted as it was printed; not a statement of the site. */
  readonly before: string;
  readonly why: string;
};

type WordingsByPage<Wordings> = { readonly [Page in RouteId]?: Wordings };

/** Of the items on each page, by the name of the open item. */
const ofItems: WordingsByPage<Readonly<Record<string, ChangedWording>>> = {
  bradycardiaAlgorithm: {
    "Adult bradycardia with a pulse, step b0q": {
      before: "Does the slow rate fit the person's condition?",
      why: "A beta-blocker overdose could be answered with yes.",
    },
    "Adult bradycardia with a pulse, step b3": {
      before:
        "Open the airway, attach the monitor, get IV access. Give oxygen (company value: target SpO2 at least 94%); assist breathing as needed; follow the pulse.",
      why: "Nothing said what to do when the pulse is lost.",
    },
    "Adult bradycardia with a pulse, step b8": {
      before: "Get expert help; consider transvenous pacing. Keep treating the cause.",
      why: "Nothing said what to do when the pulse is lost.",
    },
  },
  tachycardiaAlgorithm: {
    "Adult tachycardia with a pulse, step t2": {
      before:
        "Is the rhythm itself causing compromise? Low blood pressure, sudden change in mental state, signs of shock, ischemic chest discomfort or acute heart failure. Seldom at 150/min or less, unless the heart is already weak.",
      why: "Flutter at about 150/min in shock could be waved off.",
    },
    "Adult tachycardia with a pulse, step t3u": {
      before:
        "Unsynchronized high-energy shock, at once. Polymorphic VT counts as unstable. No pulse: cardiac arrest pathway. Long QT before or after (torsades): IV magnesium by protocol, correct potassium and magnesium, stop drugs that lengthen the QT, expert help. No amiodarone, procainamide or sotalol with a long QT. Normal QT: think of ischemia.",
      why: 'A polymorphic VT that stopped by itself was shocked, and nobody was sedated. The word "lasts" is that of the ACC, AHA and ESC.',
    },
    "Adult tachycardia with a pulse, step t3up": {
      before:
        "No step. After a shock that worked: Keep monitoring; record a 12-lead ECG. Look for the cause.",
      why: "Torsades that was shocked never came to magnesium and to the drugs that it forbids.",
    },
    "Adult tachycardia with a pulse, step t3ue": {
      before: "No pulse: CPR, cardiac arrest pathway. With a pulse: shock again, expert help.",
      why: "Torsades that comes back needs magnesium as well.",
    },
    "Adult tachycardia with a pulse, step t3w": {
      before:
        "Synchronized cardioversion as for atrial fibrillation: 200 J or more. In atrial fibrillation 200 J or more (company value 120-200 J). If the device cannot synchronize, or time is short, unsynchronized. Pre-excited atrial fibrillation: no adenosine, beta blocker, diltiazem, verapamil, digoxin or IV amiodarone. Expert help at once.",
      why: "No sedation; the energy was there twice.",
    },
    "Adult tachycardia with a pulse, step t3": {
      before:
        "Unstable: immediate synchronized cardioversion. One of the five signs is enough. Narrow regular: 100 J (company value 50-100 J). Atrial flutter: 200 J. Narrow irregular (atrial fibrillation): 200 J or more (company value 120-200 J). Wide regular: 100 J. Sedate if needed, but do not delay the shock. Only if regular and narrow: adenosine may be considered, not in asthma or second- or third-degree AV block.",
      why: "Adenosine: one wording of pre-excitation everywhere.",
    },
    "Adult tachycardia with a pulse, step t6": {
      before:
        "Get expert help. Adenosine may be considered; not in asthma or second- or third-degree AV block. Consider an antiarrhythmic infusion; procainamide not with a long QT or heart failure. No verapamil or diltiazem.",
      why: "Adenosine: one wording of pre-excitation everywhere.",
    },
    "Adult tachycardia with a pulse, step t7b": {
      before: "No question. Every wide and irregular rhythm went to the next step.",
      why: "A known bundle branch block had no way to rate control. It is asked before the step that refuses diltiazem and verapamil.",
    },
    "Adult tachycardia with a pulse, step t7": {
      before:
        "Wide and irregular, not polymorphic VT: get expert help now. No adenosine. If pre-excited atrial fibrillation is possible: no AV-nodal blockers and no IV amiodarone; cardioversion is the treatment.",
      why: "Who gives the sedation and the shock.",
    },
    "Adult tachycardia with a pulse, step t7q": {
      before: "Converted, or stable with expert help?",
      why: "Somebody who is stable while the expert is on the way was answered with no, and shocked.",
    },
    "Adult tachycardia with a pulse, step t7e": {
      before: "No step. Stable: Keep monitoring; record a 12-lead ECG. Look for the cause.",
      why: "Waiting for the expert, with the limit of 48 hours.",
    },
    "Adult tachycardia with a pulse, step t9": {
      before:
        "Vagal maneuvers, then adenosine. Adenosine not in asthma or second- or third-degree AV block. If needed, beta blocker, or diltiazem or verapamil, after checking the exclusions. Consider expert help.",
      why: "Adenosine: one wording of pre-excitation everywhere.",
    },
    "Adult tachycardia with a pulse, step t10": {
      before:
        "Narrow and irregular: slow the rate, no adenosine. Beta blocker, or diltiazem or verapamil; not in decompensated heart failure, low blood pressure or pre-excitation. Fibrillation for 48 hours or more, or for an unknown time: anticoagulation or imaging before cardioversion. Consider expert help.",
      why: "Decompensated heart failure had no way on. Amiodarone and digoxin are for it without pre-excitation only.",
    },
    "Adult tachycardia with a pulse, step t11": {
      before:
        "Not responding: look again for a cause, get expert help. Raise the energy for the next cardioversion; add an antiarrhythmic drug after checking the exclusions. Worse: back to the signs of instability. No pulse: cardiac arrest pathway.",
      why: '"Raise the energy" reached people who had no shock, and fibrillation of 48 hours. The sheet left out the exclusions.',
    },
    "Shock now": {
      before:
        "Unstable (one of five signs): immediate synchronized cardioversion. Polymorphic VT: unsynchronized, at once. First rule out sinus tachycardia. Sedate if needed, but do not delay the shock. Only if regular and narrow: adenosine may be considered, not in asthma or second- or third-degree AV block.",
      why: "As the step on polymorphic VT.",
    },
    "Stable, wide QRS": {
      before:
        "Expert help; adenosine only if regular and monomorphic, not in asthma or AV block; an antiarrhythmic infusion may be considered. Irregular: no adenosine; pre-excited atrial fibrillation: no AV-nodal blockers and no IV amiodarone.",
      why: "As the steps on a wide QRS.",
    },
    "Not responding": {
      before:
        "Look again for a cause, raise the energy for the next cardioversion, add an antiarrhythmic drug after checking the exclusions, get expert help.",
      why: "As the last step of the tree.",
    },
    "Wide irregular (polymorphic VT)": {
      before:
        "Unsynchronized high-energy shock. Unsynchronized defibrillation dose. With a long QT (torsades): IV magnesium by protocol, correct potassium and magnesium, stop drugs that lengthen the QT.",
      why: "As the step on polymorphic VT.",
    },
    "Adenosine, adult": {
      before:
        "6 mg, then 12 mg. Each followed by a 20 mL saline flush. Regular rhythms only; with a wide QRS only if also monomorphic. Defibrillator ready. Reduce the first dose to 3 mg after a heart transplant, through a central line, or with dipyridamole or carbamazepine. Not in asthma, second- or third-degree AV block, sinus node disease, an irregular wide-QRS rhythm or pre-excitation.",
      why: "One wording of pre-excitation; the pacemaker as in the table of exclusions.",
    },
    "Metoprolol, adult": {
      before:
        "2.5-5 mg over 2 minutes, up to 3 doses. 2.5-5 mg every 2-5 minutes. Maximum 15 mg in all. Not in decompensated heart failure, low blood pressure, AV block or pre-excitation; great care in asthma.",
      why: "The interval of 2015 leads, with its year: AHA 2025 states none. Cardiogenic shock and a calcium channel blocker just given are added.",
    },
    "Esmolol, adult": {
      before:
        "0.5 mg/kg. Over 1 minute, then 50-300 mcg/kg/min. Not in decompensated heart failure, low blood pressure, AV block or pre-excitation; great care in asthma.",
      why: "Cardiogenic shock and a calcium channel blocker just given are added.",
    },
    "Propranolol, adult": {
      before:
        "1 mg over 1 minute, repeat every 2 minutes, up to 3 doses. 0.1 mg/kg in all, divided into 3 doses. Maximum 3 mg in all. Not in decompensated heart failure, low blood pressure, AV block or pre-excitation; great care in asthma.",
      why: "Cardiogenic shock and a calcium channel blocker just given are added.",
    },
    "Diltiazem, adult": {
      before:
        "0.25 mg/kg over 2 minutes, repeat 0.35 mg/kg. Second dose after 15 minutes if needed. Infusion 5-15 mg/hr. Not in a wide-QRS rhythm or in pre-excitation; not in heart failure, low blood pressure or AV block.",
      why: "A wide QRS of unknown origin; cardiogenic shock and a beta blocker just given are added.",
    },
    "Verapamil, adult": {
      before:
        "2.5-5 mg over 2 minutes, then 5-10 mg every 15-30 minutes. Maximum 20-30 mg in all. Not in a wide-QRS rhythm or in pre-excitation; not in heart failure, low blood pressure or AV block.",
      why: "As diltiazem; the maximum is 20 mg, 30 mg in some sources.",
    },
    "Procainamide, adult": {
      before: "20-50 mg/min. Maintenance 1-4 mg/min. Not in a long QT interval or heart failure.",
      why: "The maximum was in the note only.",
    },
    "VT, or a wide QRS of unknown origin: all but a known bundle branch block and surely no pre-excitation": {
      before: "Wide-QRS tachycardia. Do not give: Verapamil or diltiazem.",
      why: "It contradicted the way of a known bundle branch block.",
    },
    "Asthma or active bronchospasm": {
      before: "Do not give: Adenosine; use beta blockers with great care.",
      why: "Two sentences: one refuses, one is a condition.",
    },
    "Just given diltiazem or verapamil": {
      before: "No row.",
      why: "Both together by vein can stop the heart.",
    },
    "Just given a beta blocker by vein": {
      before: "No row.",
      why: "Both together by vein can stop the heart.",
    },
  },
  blsAlgorithm: {
    "Adult BLS for healthcare professionals, step a3": {
      before: "Stay and monitor until advanced care arrives.",
      why: "The end of the loop of rescue breaths.",
    },
    "Adult BLS for healthcare professionals, step a5q": {
      before: "No question. As long as there was a pulse, the steps went round without an end.",
      why: "A way out for somebody who breathes again.",
    },
  },
  palsAlgorithm: {
    "Epinephrine, pediatric cardiac arrest": {
      before:
        "0.01 mg/kg = 0.1 mL/kg of the 0.1 mg/mL solution, every 3-5 minutes. Maximum 1 mg (10 mL). As soon as possible when the rhythm is not shockable.",
      why: "When to give it in VF or pulseless VT; volume and interval below the dose.",
    },
    "Pediatric bradycardia with a pulse, step k5": {
      before:
        "Start CPR if the heart rate is under 60/min. IV/IO access. Epinephrine 0.01 mg/kg IV/IO = 0.1 mL/kg of the 0.1 mg/mL solution (maximum 1 mg, 10 mL), repeat every 3-5 minutes. Atropine 0.02 mg/kg IV/IO (minimum 0.1 mg, maximum single dose 0.5 mg) for increased vagal tone or primary AV block; may repeat once.",
      why: "Atropine only for these.",
    },
  },
};

/** Of all steps of a help card. */
const ofCards: WordingsByPage<ChangedWording> = {
  overdose: {
    before:
      "Look for signs of an opioid overdose: Slow, shallow or no breathing; gurgling; very sleepy or unresponsive; pinpoint pupils; blue or gray lips, nails or skin. Call 911: Get naloxone and an AED. Never delay the call for them. No response, not breathing normally: CPR: Push hard and fast in the center of the chest. Give breaths, too, if you are able. Give naloxone: As soon as it is at hand, as its package says. Never delay CPR for it. Breathes normally: on the side: Does not respond, but breathes normally: recovery position. Stay: Breathing can fail again. Hospital, even if the person is awake.",
    why: "For all ages, in the order of what kills first.",
  },
  collapse: {
    before:
      "Tap and shout: Make sure the scene is safe. No response: shout for help. Call 911 on speaker: Send someone for an AED. Alone with a phone: call and start CPR right away. Not breathing normally, or only gasping: CPR: Treat it as cardiac arrest. No pulse check. Breathes normally: recovery position, on the side. Push hard and fast: Center of the chest, 100-120 per minute, at least 2 inches, no more than 2.4 inches (5-6 cm). Let it come all the way back up. Give breaths if trained and willing: 2 breaths after every 30 pushes; otherwise keep pushing. Use the AED as soon as it arrives: Continue until professionals take over or the person starts to move.",
    why: "How to give breaths is in the step itself.",
  },
  adultChoking: {
    before:
      "No card; the card for a child said: An adult: the same steps, with adult CPR. In late pregnancy, or if arms cannot reach around: chest thrusts after the back blows, never thrusts on the belly.",
    why: "An adult who chokes had no card.",
  },
  childChoking: {
    before:
      "Weak or no cough, cannot speak?: Call 911 on speaker. Coughs strongly or can speak: encourage coughing, watch closely. Give 5 back blows: Lean the child forward. Heel of the hand between the shoulder blades. Then 5 abdominal thrusts: From behind: fist just above the navel, pulled inward and upward. Repeat both: Until it is out or the child does not respond. Does not respond: CPR: On the ground: 30 pushes, at least one third of the chest, about 2 inches (5 cm); then 2 breaths. Look in the mouth before breaths; remove only what is seen. It is out: see a doctor: After abdominal thrusts a doctor has to check the child.",
    why: "How to give breaths and use the AED is in the step itself.",
  },
  babyChoking: {
    before:
      "Weak or no cough, cannot cry?: Call 911 on speaker. Coughs strongly or cries: let it cough, watch closely. Give 5 back blows (slaps): Face down along your forearm, the head lower than the chest and supported. Heel of the hand between the shoulder blades. Then 5 chest thrusts: Face up, the head supported. Heel of one hand in the center of the chest. No abdominal thrusts. Repeat both: Until it is out or the baby does not respond. Does not respond: CPR: On a firm flat surface. 30 pushes with the heel of one hand, or two thumbs, not two fingers, at least one third of the chest, about 1.5 inches (4 cm); then 2 breaths. Look in the mouth before breaths; remove only what is seen.",
    why: "How to give breaths and use the AED is in the step itself.",
  },
  childNotBreathing: { before: "No card.", why: "A child who does not breathe had no card." },
  babyNotBreathing: { before: "No card.", why: "A baby who does not breathe had no card." },
};

/**
 * Wordings that changed a route or a limit and await the clinical reviewer's decision. The new wording is read from
 * the content, where each is marked open. Once it is decided, remove the entry together with that mark.
 */
export const changedWordings: readonly (ChangedWording & {
  readonly page: RouteId;
  readonly name?: string;
})[] = [
  ...Object.entries(ofItems).flatMap(([page, items]) =>
    Object.entries(items).map(([name, wording]) => ({ page: page as RouteId, name, ...wording })),
  ),
  ...Object.entries(ofCards).map(([page, wording]) => ({ page: page as RouteId, ...wording })),
];
