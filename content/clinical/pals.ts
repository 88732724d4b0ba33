import { childRhythms } from "./rhythm-sections";
import { callToAction, earlier, pediatricEpinephrineByVolume, type PageDraft } from "./shared";
import { from } from "./sources";
import { say } from "./values";

/** The specified sections; cardiac arrest comes first, because it cannot wait for the triangle. */
export const pals = say({
  route: "palsAlgorithm",
  title: "PALS Algorithms",
  lead: "Infants and children. No adult figures here.",
  conditions: ["Cardiac arrest in children", "Bradycardia in children", "Tachycardia in children"],
  guideline: "pediatric",
  callToAction: { ...callToAction, ownClass: { classId: "pals", register: "Register for PALS Training" } },
  keyFigures: [
    { row: "first-shock", label: "First shock, VF/pVT" },
    { row: "arrest-epinephrine", label: "Epinephrine, arrest" },
    { row: "arrest-amiodarone", label: "Amiodarone, VF/pVT" },
  ],
  parts: [
    { label: "Arrest", hash: "arrest" },
    { label: "Doses", hash: "pediatric-arrest-drugs" },
    { label: "Slow", hash: "bradycardia" },
    { label: "Fast", hash: "tachycardia" },
    { label: "Vital signs", hash: "vital-signs" },
    { label: "Print", hash: "print" },
  ],
  sheets: [
    { id: "sheet-pediatric-arrest", title: "Pediatric cardiac arrest", points: 11, columns: "first wider" },
    {
      id: "sheet-pediatric-bradycardia",
      title: "Pediatric bradycardia with a pulse",
      points: 12,
      columns: "second wider",
    },
    { id: "sheet-pediatric-tachycardia", title: "Pediatric tachycardia with a pulse", points: 11 },
  ],
  sections: [
    {
      id: "arrest",
      title: "Pediatric cardiac arrest protocol",
      population: "Infant and child",
      blocks: [
        { kind: "tree", sheets: ["sheet-pediatric-arrest"], tree: "pediatricArrest" },
        {
          kind: "facts",
          id: "pediatric-arrest-drugs",
          sheets: ["sheet-pediatric-arrest"],
          title: "Shocks (VF or pulseless VT) and drugs",
          dosesFor: "Infant and child",
          rows: [
            { id: "first-shock", term: "VF or pulseless VT, pediatric: first shock", figure: "{shockFirst}" },
            { term: "VF or pulseless VT, pediatric: second shock", figure: "{shockSecond}" },
            {
              term: "VF or pulseless VT, pediatric: later shocks",
              figure: "{shockLater}, {shockMaximum} or the adult dose",
            },
            {
              id: "arrest-epinephrine",
              term: "Epinephrine, pediatric cardiac arrest",
              figure: "{arrestEpinephrine}",
              below: [
                "= {arrestEpinephrineVolume} of {arrestEpinephrineStrength} ({arrestEpinephrineSyringe})",
                "every {epinephrineInterval}",
              ],
              maximum: "{arrestEpinephrineMaximum} ({arrestEpinephrineMaximumVolume})",
              how: "Not shockable: as soon as possible. VF or pulseless VT: after the second shock.",
              isOpen: true,
            },
            {
              id: "arrest-amiodarone",
              term: "Amiodarone, pediatric cardiac arrest",
              figure: "{arrestAmiodarone}",
              maximum: "{arrestAmiodaroneMaximum}, later doses {arrestAmiodaroneLater}",
              how: "VF or pulseless VT that does not respond to shocks. Bolus of {arrestAmiodarone} each time; {arrestAmiodaroneDoses}.",
            },
            {
              id: "arrest-lidocaine",
              term: "or lidocaine, pediatric cardiac arrest",
              figure: "{arrestLidocaine}",
              how: "VF or pulseless VT that does not respond to shocks.",
            },
          ],
        },
        {
          kind: "facts",
          title: "CPR",
          isFolded: true,
          rows: [
            {
              term: "Start",
              text: "CPR with bag-mask breaths and oxygen; attach monitor/defibrillator.",
              by: from.pedsArrest,
            },
            { term: "Compression rate", figure: "{compressionRateChild}" },
            { term: "Depth, child", figure: "{depthChild2025}", company: earlier("{depthChild}") },
            { term: "Depth, infant", figure: "{depthInfant2025}", company: earlier("{depthInfant}") },
            { term: "Ratio, alone", figure: "{ratioAlone}" },
            { term: "Ratio, two rescuers", figure: "{ratioTwoRescuers}" },
            {
              term: "Advanced airway",
              figure: "One breath every {pediatricAirwayBreath}",
              add: ["With continuous compressions."],
            },
            { term: "Switch compressors", figure: "every {switchEveryChild}", add: ["Sooner if tired."] },
          ],
        },
        {
          kind: "facts",
          id: "after-pediatric-arrest",
          sheets: ["sheet-pediatric-arrest"],
          title: "After cardiac arrest, infant and child",
          rows: [
            { term: "Blood pressure", figure: "{pedsPressureAfterArrest}" },
            { term: "Temperature", figure: "Avoid {pedsTemperatureAfterArrest}" },
          ],
        },
        {
          kind: "warning",
          text: "The goals after cardiac arrest on the ACLS page are for adults, not for infants and children.",
          see: ["after-arrest"],
        },
        {
          kind: "points",
          sheets: ["sheet-pediatric-arrest"],
          title: "Reversible causes",
          by: from.pedsArrest,
          items: [
            "Hypovolemia, hypoxia, hydrogen ion (acidosis), hypoglycemia, hypo- or hyperkalemia, hypothermia",
            "Tension pneumothorax, cardiac tamponade, toxins, pulmonary thrombosis, coronary thrombosis",
          ],
        },
      ],
    },
    {
      id: "triangle",
      title: "Pediatric assessment triangle",
      population: "Infant and child",
      isFolded: true,
      blocks: [
        {
          kind: "text",
          text: "A first impression made by looking and listening only, without equipment, in {triangleTime}. If the child is unresponsive and not breathing normally, leave the triangle and start BLS.",
        },
        {
          kind: "triangle",
          by: from.triangle,
          sides: [
            {
              name: "Appearance",
              look: "TICLS: Tone, Interactiveness, Consolability, Look or gaze, Speech or cry",
            },
            {
              name: "Work of breathing",
              look: "Abnormal sounds, nostril flaring, chest retractions, unusual posture; or too little effort",
            },
            { name: "Circulation to the skin", look: "Pallor, mottling, blue color" },
          ],
        },
        {
          kind: "text",
          text: "The pattern of abnormal sides points to breathing trouble, shock or a brain problem, and tells how urgent the child is.",
          by: from.triangle,
        },
        {
          kind: "facts",
          id: "limits-by-age",
          sheets: ["sheet-pediatric-bradycardia", "sheet-pediatric-tachycardia"],
          title: "Limits by age",
          rows: [
            {
              term: "Low systolic pressure, child",
              figure: "{lowPressureChild}",
              add: ["Age: {lowPressureAges}."],
            },
            {
              term: "Low systolic pressure, older child",
              figure: "{lowPressureOlder}",
              add: ["Age: {lowPressureOlderAge}."],
            },
            {
              term: "Low systolic pressure, infant",
              figure: "{lowPressureInfant}",
              add: ["From the second month to the first birthday."],
            },
            { term: "Low systolic pressure, term newborn", figure: "{lowPressureNewborn}" },
          ],
        },
        {
          kind: "facts",
          sheets: ["sheet-pediatric-tachycardia"],
          title: "Limits by age, fast rhythm",
          rows: [
            { term: "Fast rhythm likely SVT, infant", figure: "{svtInfant}" },
            { term: "Fast rhythm likely SVT, child", figure: "{svtChild}" },
          ],
        },
      ],
    },
    childRhythms,
    {
      id: "bradycardia",
      title: "Pediatric bradycardia protocol",
      population: "Infant and child",
      doses: "bradycardia-epinephrine",
      blocks: [
        {
          kind: "tree",
          sheets: ["sheet-pediatric-bradycardia"],
          tree: "pediatricBradycardia",
        },
        {
          kind: "facts",
          title: "Doses and measures",
          sheets: ["sheet-pediatric-bradycardia"],
          dosesFor: "Infant and child",
          rows: [
            {
              term: "Compromise in a child",
              isOffSheet: true,
              text: "Sudden change in mental state, signs of shock, low blood pressure for age.",
              by: from.pedsBrady,
            },
            {
              term: "First",
              isOffSheet: true,
              text: "Airway, oxygen, assisted breathing, monitor, pulse.",
              by: from.pedsBrady,
            },
            { term: "Start CPR", figure: "Heart rate {pediatricCprRate} with poor perfusion" },
            {
              id: "bradycardia-epinephrine",
              term: "Epinephrine, pediatric bradycardia",
              figure: "{pediatricEpinephrine}",
              below: pediatricEpinephrineByVolume,
              maximum: "{pediatricEpinephrineMaximum} ({pediatricEpinephrineMaximumVolume})",
            },
            {
              id: "bradycardia-atropine",
              term: "Atropine, pediatric bradycardia",
              figure: "{pediatricAtropine}",
              maximum: "{pediatricAtropineMaximum} as a single dose; minimum {pediatricAtropineMinimum}",
              how: "Only for increased vagal tone or primary AV block. May repeat once.",
            },
            {
              term: "Pacing",
              isOffSheet: true,
              text: "Consider transthoracic or transvenous pacing.",
              by: from.pedsBrady,
            },
            {
              term: "Recheck",
              isOffSheet: true,
              text: "Pulse every {pediatricPulseRecheck}; no pulse: cardiac arrest protocol.",
              by: from.pedsBrady,
            },
            {
              term: "Causes",
              text: "Hypothermia, hypoxia, toxins or medicines, raised pressure in the skull, increased vagal tone, heart block, normal for that child.",
              by: from.pedsBrady,
            },
          ],
        },
      ],
    },
    {
      id: "tachycardia",
      title: "Pediatric tachycardia protocol",
      population: "Infant and child",
      doses: "pediatric-adenosine",
      blocks: [
        {
          kind: "tree",
          sheets: ["sheet-pediatric-tachycardia"],
          tree: "pediatricTachycardia",
          title: "Decision tree, with a pulse",
        },
        {
          kind: "facts",
          sheets: ["sheet-pediatric-tachycardia"],
          title: "Adenosine (probable SVT) and synchronized cardioversion",
          dosesFor: "Infant and child",
          rows: [
            { term: "Wide QRS", figure: "{pediatricWideQrs}" },
            {
              id: "pediatric-adenosine",
              term: "Adenosine, pediatric SVT, first dose",
              figure: "{pedsAdenosine1}",
              maximum: "{pedsAdenosine1Max}",
              how: "Rapid push, then flush.",
            },
            {
              term: "Adenosine, pediatric SVT, second dose",
              figure: "{pedsAdenosine2}",
              maximum: "{pedsAdenosine2Max}",
              how: "Rapid push, then flush.",
            },
            {
              id: "pediatric-cardioversion",
              term: "SVT or VT with compromise, pediatric: synchronized cardioversion",
              figure: "{pedsSync1}, then {pedsSync2}",
              how: "Sedate if needed, but do not delay the shock.",
            },
            {
              term: "Vagal maneuver, infant",
              text: "Bag of ice water on the face for {pediatricIceTime}; do not cover nose or mouth, do not press on the eyes. No carotid massage.",
              by: from.taught,
            },
          ],
        },
      ],
    },
    {
      id: "vital-signs",
      title: "Normal vital signs by age",
      population: "Infant and child",
      isFolded: true,
      blocks: [
        {
          kind: "compare",
          by: from.vitals,
          columns: ["Heart rate awake", "Asleep", "Breaths", "Systolic pressure"],
          rows: [
            {
              term: "Newborn, under 28 days",
              cells: ["{newbornAwake}", "{newbornAsleep}", "{newbornBreaths}", "{newbornSystolic}"],
            },
            {
              term: "Infant, 1-12 months",
              cells: ["{infantAwake}", "{infantAsleep}", "{infantBreaths}", "{infantSystolic}"],
            },
            {
              term: "Child, toddler, 1-2 years",
              cells: ["{toddlerAwake}", "{toddlerAsleep}", "{toddlerBreaths}", "{toddlerSystolic}"],
            },
            {
              term: "Child, preschool, 3-5 years",
              cells: ["{preschoolAwake}", "{preschoolAsleep}", "{preschoolBreaths}", "{preschoolSystolic}"],
            },
            {
              term: "Child, school age, 6-11 years",
              cells: ["{schoolAwake}", "{schoolAsleep}", "{schoolBreaths}", "{schoolSystolic}"],
            },
            {
              term: "Child, adolescent, 12-15 years",
              cells: ["{teenAwake}", "{teenAsleep}", "{teenBreaths}", "{teenSystolic}"],
            },
          ],
        },
        {
          kind: "text",
          text: "Course values for orientation. Healthy children can lie outside them; measured centiles differ (Fleming and colleagues). Judge the child, not the number.",
          by: from.vitalsMeasured,
        },
      ],
    },
  ],
} as const satisfies PageDraft);
