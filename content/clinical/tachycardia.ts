import { fastRhythms } from "./rhythm-sections";
import {
  callToAction,
  causesOnHub,
  earlier,
  type PageDraft,
  reversibleCauses,
  signsOfCompromise,
} from "./shared";
import { from } from "./sources";
import { say } from "./values";

const notWithBetaBlockers =
  "decompensated heart failure, cardiogenic shock, low blood pressure, second- or third-degree AV block without a pacemaker, pre-excited atrial fibrillation or flutter, or someone just given diltiazem or verapamil; great care in asthma";

const notWithCalciumBlockers =
  "VT or a wide QRS of unknown origin, pre-excited atrial fibrillation or flutter, heart failure, cardiogenic shock, low blood pressure, second- or third-degree AV block without a pacemaker, or someone just given a beta blocker by vein";

/** The specified sections; the decision tree comes first, because that is what a reader at the bedside needs. */
export const tachycardia = say({
  route: "tachycardiaAlgorithm",
  title: "Adult Tachycardia Algorithm",
  lead: "Pathway, doses, limits, energies.",
  conditions: [
    "Tachycardia",
    "Supraventricular tachycardia",
    "Ventricular tachycardia",
    "Atrial fibrillation",
  ],
  guideline: "adult",
  sheets: [
    { id: "sheet-tachycardia", title: "Adult tachycardia with a pulse", points: 11, isDense: true },
    { id: "sheet-cardioversion", title: "Adult tachycardia: energies", points: 11, columns: "one" },
    {
      id: "sheet-tachycardia-drugs",
      title: "Adult tachycardia: drugs",
      points: 11,
      columns: "one",
      isDense: true,
    },
  ],
  callToAction,
  keyFigures: [
    { row: "adenosine", label: "Adenosine" },
    { row: "narrow-regular", label: "Shock, narrow regular", mode: "Synchronized, if unstable" },
    { row: "narrow-irregular", label: "Shock, atrial fibrillation", mode: "Synchronized, if unstable" },
  ],
  parts: [
    { label: "Tree", hash: "decision-tree" },
    { label: "Doses", hash: "medications" },
    { label: "Exclusions", hash: "exclusions" },
    { label: "Energies", hash: "cardioversion" },
    { label: "Print", hash: "print" },
  ],
  sections: [
    {
      id: "decision-tree",
      title: "Decision tree",
      population: "Adult",
      blocks: [
        { kind: "tree", sheets: ["sheet-tachycardia"], tree: "adultTachycardia" },
        {
          kind: "facts",
          title: "The tree in four lines",
          isFolded: true,
          rows: [
            {
              term: "Shock now",
              text: "Unstable (one of five signs): immediate synchronized cardioversion. Polymorphic VT that lasts: unsynchronized, at once. Stopped by itself: do not shock.",
              by: { ...from.cardioversion, isOpen: true },
              see: ["cardioversion", "signs-of-instability", "adenosine"],
              add: [
                "First rule out sinus tachycardia. Sedate if needed, but do not delay the shock. Only if regular and narrow: adenosine may be considered, not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter.",
              ],
            },
            {
              term: "Stable, wide QRS",
              text: "Expert help. Adenosine only if regular and monomorphic; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. An antiarrhythmic infusion may be considered after checking the exclusions. Irregular: no adenosine; pre-excited atrial fibrillation: no AV-nodal blockers and no IV amiodarone. Known bundle branch block and surely no pre-excitation: as narrow irregular.",
              see: ["adenosine", "procainamide", "amiodarone", "exclusions"],
              by: { ...from.tachy, isOpen: true },
            },
            {
              term: "Stable, narrow QRS",
              text: "If regular: vagal maneuvers and adenosine; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. Beta blocker, or diltiazem or verapamil, after checking the exclusions; consider expert help.",
              see: ["adenosine", "beta-blockers", "diltiazem", "exclusions"],
              by: { ...from.tachy, isOpen: true },
            },
            {
              term: "Not responding",
              text: "Look again for a cause, get expert help. If a shock was given: higher energy for the next. Antiarrhythmic drug only after checking the exclusions.",
              see: ["cardioversion", "amiodarone", "procainamide", "exclusions"],
              by: { ...from.tachy, isOpen: true },
            },
          ],
        },
      ],
    },
    {
      id: "definition",
      title: "Definition and signs of instability",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          rows: [
            { term: "Rate, typically", isOffSheet: true, figure: "{tachycardiaRate}" },
            { term: "Wide QRS", isOffSheet: true, figure: "{wideQrs}" },
            { term: "Low blood pressure, systolic", figure: "{hypotension}" },
            {
              term: "Trigger for immediate cardioversion",
              isOffSheet: true,
              figure: "{symptomaticOrUnstable}",
            },
            {
              term: "Cause or result?",
              isOffSheet: true,
              text: "A fast sinus rhythm is treated through its cause (see the triggers below), not shocked.",
              by: from.tachyText,
            },
            {
              term: "No pulse",
              isOffSheet: true,
              text: "This is cardiac arrest: start CPR and follow the cardiac arrest pathway.",
              by: from.arrest,
              see: ["cardiac-arrest"],
            },
          ],
        },
        {
          kind: "points",
          id: "signs-of-instability",
          sheets: ["sheet-cardioversion"],
          title: "Signs of instability, caused by a persistent fast rhythm",
          items: signsOfCompromise,
          by: from.tachy,
        },
      ],
    },
    {
      id: "assessment",
      title: "Assessment in seven steps",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          by: from.tachy,
          items: [
            "Confirm a pulse, and ask whether the rate suits the person's condition.",
            "Keep the airway open; assist breathing as needed.",
            "Give oxygen if hypoxemic.",
            "Attach the monitor: rhythm, blood pressure, oximetry.",
            "Obtain IV access, and a 12-lead ECG if available.",
            "Decide: stable or unstable.",
            "If stable, sort the rhythm: QRS wide or narrow, regular or irregular.",
          ],
        },
      ],
    },
    fastRhythms,
    {
      id: "medications",
      title: "Medication protocols",
      population: "Adult",
      blocks: [
        {
          kind: "facts",
          sheets: ["sheet-tachycardia-drugs"],
          dosesFor: "Adult",
          rows: [
            {
              id: "adenosine",
              term: "Adenosine, adult",
              see: ["exclusions"],
              figure: "{adenosineFirst}, then {adenosineSecond}",
              how: "Each followed by a {adenosineFlush} saline flush. Regular rhythms only; with a wide QRS only if also monomorphic. Defibrillator ready. Reduce the first dose to {adenosineReduced} after a heart transplant, through a central line, or with dipyridamole or carbamazepine.",
              notIn:
                "asthma, second- or third-degree AV block or sinus node disease without a pacemaker, an irregular or polymorphic wide-QRS rhythm, or pre-excited atrial fibrillation or flutter",
              isOpen: true,
            },
            {
              id: "beta-blockers",
              term: "Metoprolol, adult",
              see: ["exclusions"],
              figure:
                "{metoprololDose} over {metoprololPush}, {metoprololDoses}, {metoprololWait} apart (2015)",
              company: {
                leads: "AHA 2025, interval ACC/AHA/HRS 2015",
                figure: "{metoprololDose} every {metoprololInterval}",
              },
              isOpen: true,
              maximum: "{metoprololMaximum} in all",
              notIn: notWithBetaBlockers,
            },
            {
              id: "esmolol",
              term: "Esmolol, adult",
              isOffSheet: true,
              see: ["exclusions"],
              figure: "{esmolol}",
              how: "Over {esmololPush}, then {esmololInfusion}.",
              notIn: notWithBetaBlockers,
              isOpen: true,
            },
            {
              id: "propranolol",
              term: "Propranolol, adult",
              isOffSheet: true,
              see: ["exclusions"],
              figure:
                "{propranolol2025} over {propranololPush}, repeat every {propranololInterval}, {propranololDoses2025}",
              company: earlier("{propranolol} in all, divided into {propranololDoses}"),
              isOpen: true,
              maximum: "{propranololMaximum} in all",
              notIn: notWithBetaBlockers,
            },
            {
              id: "diltiazem",
              term: "Diltiazem, adult",
              see: ["exclusions"],
              figure: "{diltiazemFirst} over {diltiazemPush}, repeat {diltiazemSecond}",
              how: "Second dose after {diltiazemWait} if needed. Infusion {diltiazemInfusion}.",
              notIn: notWithCalciumBlockers,
              isOpen: true,
            },
            {
              id: "verapamil",
              term: "Verapamil, adult",
              see: ["exclusions"],
              figure: "{verapamil} over {verapamilPush}, then {verapamilLater} every {verapamilInterval}",
              maximum: "{verapamilMaximum}",
              notIn: notWithCalciumBlockers,
              isOpen: true,
            },
            {
              id: "amiodarone",
              term: "Amiodarone for tachycardia, adult",
              see: ["exclusions"],
              figure: "{amiodarone} over {amiodaroneTime}",
              how: "Repeat if VT returns; then {amiodaroneInfusion} for {amiodaroneInfusionTime}, then {amiodaroneLaterInfusion} for {amiodaroneLaterTime}.",
              maximum: "{amiodaroneMaximum} in {amiodaroneMaximumTime}",
              notIn: "pre-excited atrial fibrillation or flutter, torsades or a long QT",
            },
            {
              id: "procainamide",
              term: "Procainamide, adult",
              see: ["exclusions"],
              figure: "{procainamide}",
              maximum: "{procainamideMaximum} in all",
              how: "Maintenance {procainamideMaintenance}.",
              notIn: "a long QT interval or heart failure",
              isOpen: true,
            },
            {
              id: "sotalol",
              term: "Sotalol, adult",
              isOffSheet: true,
              see: ["exclusions"],
              figure: "Not listed",
              company: {
                leads: "AHA 2025",
                label: "Company value; in AHA 2020, not in AHA 2025",
                figure: "{sotalol} over {sotalolTime}",
              },
              by: from.tachy2025,
              notIn: "a long QT interval",
            },
          ],
        },
        {
          kind: "table",
          id: "exclusions",
          isFolded: true,
          isRefusal: true,
          openRows: [
            "VT, or a wide QRS of unknown origin: all but a known bundle branch block and surely no pre-excitation",
            "Asthma or active bronchospasm",
            "Just given diltiazem or verapamil",
            "Just given a beta blocker by vein",
          ],
          sheets: ["sheet-tachycardia-drugs"],
          title: "Exclusions: check before you give",
          columns: ["Situation", "Do not give"],
          by: from.harm,
          rows: [
            [
              "VT, or a wide QRS of unknown origin: all but a known bundle branch block and surely no pre-excitation",
              "Verapamil or diltiazem",
            ],
            [
              "Pre-excited atrial fibrillation or flutter (accessory pathway, such as Wolff-Parkinson-White)",
              "Adenosine, digoxin, diltiazem or verapamil, beta blockers, IV amiodarone",
            ],
            ["Irregular or polymorphic wide-QRS rhythm", "Adenosine"],
            ["Asthma or active bronchospasm", "Adenosine. Beta blockers only with great care."],
            [
              "Decompensated heart failure, cardiogenic shock, low blood pressure, second- or third-degree block without a pacemaker",
              "Beta blockers; diltiazem or verapamil",
            ],
            ["Second- or third-degree block or sinus node disease, without a pacemaker", "Adenosine"],
            ["Just given diltiazem or verapamil", "Beta blockers by vein"],
            ["Just given a beta blocker by vein", "Diltiazem or verapamil"],
            ["Long QT interval, torsades", "Amiodarone, procainamide, sotalol"],
            ["Heart failure", "Procainamide"],
          ],
        },
      ],
    },
    {
      id: "cardioversion",
      title: "Synchronized cardioversion: energies and procedure",
      population: "Adult",
      blocks: [
        {
          kind: "facts",
          sheets: ["sheet-cardioversion"],
          title: "Energies for synchronized cardioversion (polymorphic VT: unsynchronized)",
          rows: [
            {
              id: "narrow-regular",
              term: "Narrow regular",
              figure: "{energyNarrow2025}",
              company: earlier("{energyNarrowRegular}"),
            },
            { id: "atrial-flutter", term: "Narrow, atrial flutter", figure: "{energyFlutter2025}" },
            {
              id: "narrow-irregular",
              term: "Narrow irregular (atrial fibrillation)",
              figure: "{energyFibrillation2025}",
              company: earlier("{energyNarrowIrregular}"),
            },
            { id: "wide-regular", term: "Wide regular (monomorphic VT)", figure: "{energyMonomorphic2025}" },
            {
              id: "wide-irregular",
              term: "Wide irregular (polymorphic VT)",
              figure: "{energyPolymorphic2025}",
              company: earlier("{energyWideIrregular}"),
              add: [
                "If it lasts, at once. Awake: sedate if that does not delay the shock. Stopped by itself: do not shock; pads on, expert help.",
                "With a long QT (torsades): IV magnesium by protocol, correct potassium and magnesium, stop drugs that lengthen the QT. No amiodarone, procainamide or sotalol.",
              ],
              isOpen: true,
            },
            {
              id: "wide-irregular-not-polymorphic",
              term: "Wide irregular, not polymorphic VT (pre-excited atrial fibrillation)",
              figure: "{energyFibrillation2025}",
              how: "Sedate if that does not delay the shock. If the device cannot synchronize, or time is short, unsynchronized. Expert help at once.",
              isOpen: true,
            },
          ],
        },
        {
          kind: "text",
          sheets: ["sheet-cardioversion"],
          text: "The figures above are the first shock (AHA 2025). Your device's own figure comes first; if you know neither, use the maximum.",
          by: { ...from.tachy2025, isOpen: true },
        },
        {
          kind: "steps",
          isFolded: true,
          title: "Procedure",
          sheets: ["sheet-cardioversion"],
          by: from.cardioversion,
          items: [
            {
              by: from.taught,
              text: "Serious signs caused by the fast rhythm and a ventricular rate {cardioversionRate}: prepare at once. At {cardioversionRateLow}, immediate cardioversion is seldom needed, unless the heart is already weak or the rhythm is atrial flutter, {flutterRate}.",
            },
            { text: "At the bedside: oxygen-saturation monitor, suction, IV line, intubation equipment." },
            { text: "Sedate if needed, but do not delay the shock.", by: from.cardioversionTaught },
            { text: "Turn on synchronization; check that the markers are on the R waves.", by: from.course },
            "Select the energy; charge; make sure that everyone is clear; deliver the shock.",
            {
              text: "Reassess. Before every further shock switch synchronization on again and check the markers: some devices switch it off after each shock.",
              by: from.cardioversionTaught,
            },
            "If synchronization is delayed and the situation is critical, give an unsynchronized shock immediately.",
            {
              text: "No pulse at any time: cardiac arrest pathway.",
              see: ["cardiac-arrest"],
              by: from.cardioversion,
            },
          ],
        },
      ],
    },
    {
      id: "technique",
      title: "Technique and traps",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          rows: [
            {
              id: "modified-valsalva",
              term: "Modified Valsalva, adult",
              text: "Stable SVT, not atrial flutter or fibrillation. Semi-recumbent: strain at {valsalvaPressure} for {valsalvaTime}. Then at once flat, with the legs raised passively ({valsalvaLegs}).",
              add: ["Sinus rhythm a minute later: {valsalvaResult} without the legs raised."],
              by: from.valsalva,
            },
            {
              term: "Modified Valsalva: not tested in",
              text: "Systolic pressure {valsalvaPressureLimit}, aortic stenosis, a recent heart attack, glaucoma, retinopathy, the third trimester.",
              by: from.valsalva,
            },
            {
              id: "adenosine-technique",
              see: ["adenosine"],
              term: "Adenosine: how to push it",
              text: "Not in asthma, second- or third-degree AV block, or pre-excited atrial fibrillation or flutter. Large vein near the heart; push over {adenosinePush}, flush at once. ECG running, defibrillator ready.",
              add: [
                "Warn of flushing and chest pressure; expect a brief pause of the heartbeat.",
                "It unmasks atrial flutter or fibrillation but does not end them.",
              ],
              by: from.adenosineUse,
            },
            {
              id: "elective-cardioversion",
              term: "Elective cardioversion of atrial fibrillation",
              text: "Present for {fibrillationLong}, or for an unknown time: {anticoagulationBefore} of uninterrupted anticoagulation first, or imaging. Afterward anticoagulation for {anticoagulationAfter}. Unstable: do not wait.",
              by: from.fibrillationElective,
            },
          ],
        },
      ],
    },
    {
      id: "causes",
      title: "Reversible causes",
      population: "Adult",
      isFolded: true,
      blocks: [
        reversibleCauses,
        causesOnHub,
        {
          kind: "points",
          title: "Triggers of a fast sinus rhythm, treated at their source",
          by: { source: ["part9", "courseTeaching"], edition: "AHA 2025", checkedOn: from.tachy.checkedOn },
          items: ["Fever", "Pain", "Bleeding or dehydration", "Low oxygen", "Infection"],
        },
      ],
    },
  ],
} as const satisfies PageDraft);
