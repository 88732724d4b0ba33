import { arrestRhythms, rhythmPractice } from "./rhythm-sections";
import { callToAction, causesWithTreatment, cprQuality, cprQualityOfAdults, type PageDraft } from "./shared";
import { from } from "./sources";
import { say } from "./values";

/** The hub (docs/specification.md#clinical). Doses for a rhythm with a pulse are on the two algorithm pages only. */
export const acls = say({
  route: "aclsAlgorithm",
  title: "ACLS Algorithms",
  lead: "Cardiac arrest and the care after it.",
  conditions: ["Cardiac arrest", "Tachycardia"],
  guideline: "adult",
  callToAction,
  keyFigures: [
    { row: "adult-arrest-epinephrine", label: "Epinephrine, arrest" },
    { row: "adult-arrest-amiodarone", label: "Amiodarone, VF/pVT" },
    { row: "adult-arrest-lidocaine", label: "or lidocaine, VF/pVT" },
  ],
  parts: [
    { label: "Cardiac arrest", hash: "cardiac-arrest" },
    { label: "Doses", hash: "adult-arrest-drugs" },
    { label: "After arrest", hash: "after-arrest" },
    { label: "Index", hash: "index" },
    { label: "Print", hash: "print" },
  ],
  sheets: [
    { id: "sheet-adult-arrest", title: "Adult cardiac arrest", points: 11, columns: "first wider" },
    { id: "sheet-after-arrest", title: "After cardiac arrest, adult", points: 17 },
  ],
  sections: [
    {
      id: "cardiac-arrest",
      title: "Adult cardiac arrest",
      population: "Adult",
      blocks: [
        { kind: "tree", tree: "adultArrest", sheets: ["sheet-adult-arrest"] },
        {
          kind: "facts",
          id: "adult-arrest-drugs",
          title: "Shocks (VF or pulseless VT) and drugs",
          dosesFor: "Adult",
          sheets: ["sheet-adult-arrest"],
          rows: [
            {
              id: "defibrillation",
              term: "VF or pulseless VT, adult: shock",
              figure: "{defibEnergy}",
              how: "Later shocks: the same energy; higher may be considered.",
            },
            {
              id: "adult-arrest-epinephrine",
              term: "Epinephrine, adult cardiac arrest",
              figure: "{adultArrestEpinephrine} every {adultArrestInterval}",
              how: "IV/IO. Asystole or PEA: as soon as possible. VF or pulseless VT: after the second shock.",
            },
            {
              id: "adult-arrest-amiodarone",
              term: "Amiodarone, adult cardiac arrest",
              figure: "{adultArrestAmiodarone}, second dose {adultArrestAmiodarone2}",
              how: "Bolus. VF or pulseless VT that does not respond to shocks.",
            },
            {
              id: "adult-arrest-lidocaine",
              term: "or lidocaine, adult cardiac arrest",
              figure: "{adultArrestLidocaine}, second dose {adultArrestLidocaine2}",
              how: "VF or pulseless VT that does not respond to shocks. Total by protocol.",
            },
            { term: "Vascular access", text: "IV first; IO if IV fails.", by: from.arrestText },
          ],
        },
        {
          kind: "text",
          sheets: ["sheet-adult-arrest"],
          text: "Not routine: bicarbonate, calcium, magnesium (only for torsades), high-dose epinephrine. Vasopressin has no advantage. Consider whether continuing is appropriate.",
          by: from.arrestText,
        },
      ],
    },
    arrestRhythms,
    {
      id: "after-arrest",
      title: "Post-cardiac-arrest care summary",
      population: "Adult",
      isFolded: true,
      blocks: [
        { kind: "text", text: "Adults, after a pulse has returned.", by: from.pcac },
        {
          kind: "facts",
          sheets: ["sheet-after-arrest"],
          rows: [
            {
              term: "Airway",
              text: "Secure it; confirm tube placement with waveform capnography.",
              by: from.pcac,
            },
            {
              term: "Oxygen saturation (SpO2)",
              figure: "{oxygenAfterArrest}",
              add: [
                "Give {fullOxygen} oxygen until saturation can be measured reliably. PaO2 {oxygenPressure}.",
              ],
            },
            {
              term: "Carbon dioxide (PaCO2)",
              figure: "{carbonDioxide}",
              add: ["Unless there is severe acidemia."],
            },
            { term: "Mean arterial pressure", figure: "{meanPressure}" },
            {
              term: "Early tests",
              text: "12-lead ECG; consider CT and/or ultrasound for the cause or for injuries.",
              by: from.pcac,
            },
            {
              term: "Emergency coronary angiography",
              text: "Consider it with any of these: ST elevation that lasts, cardiogenic shock, ventricular rhythms that come back or do not respond, severe ischemia.",
              by: from.pcac,
            },
            {
              term: "Temperature, not following commands",
              figure: "{temperature}",
              add: ["Deliberate control, started as soon as possible, for {temperatureTime}."],
            },
            { term: "Seizures", text: "EEG in people who do not follow commands.", by: from.pcac },
            { term: "Glucose", figure: "Avoid {glucoseLow} and {glucoseHigh}" },
            {
              term: "Outcome prediction",
              figure: "Not before {outcomeTime}",
              add: ["Several methods together."],
            },
          ],
        },
        {
          kind: "text",
          sheets: ["sheet-after-arrest"],
          text: "The 2025 guidelines use one chain of survival for adults and children, in and out of hospital. Its links: recognize the emergency and call for help. High-quality CPR. Defibrillation. Advanced resuscitation. Post-cardiac-arrest care. Recovery and survivorship.",
          by: from.executive,
        },
      ],
    },
    {
      id: "pregnancy",
      title: "Cardiac arrest in pregnancy, for professionals",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          by: from.pregnancy,
          items: [
            "Compressions, shocks, energies and drugs as for any adult.",
            "Call obstetric and neonatal teams at once.",
            "Uterus at or above the navel: continuous manual left uterine displacement, flat on the back, no tilt.",
            "The person with the most experience manages the airway. Give {pregnancyOxygen} oxygen. Do not over-ventilate.",
            "IV access above the diaphragm.",
            "On IV magnesium: stop it and give calcium.",
            "Remove fetal monitors.",
            "Prepare resuscitative delivery at once, on the spot. If no pulse returns, aim to complete it within {pregnancyDelivery} of the arrest.",
            "Causes, A to H: anesthetic, bleeding, cardiovascular, drugs, embolic, fever, general (H and T), hypertension.",
          ],
        },
      ],
    },
    {
      id: "causes",
      title: "Reversible causes: the H's and T's",
      population: "Adult",
      isFolded: true,
      blocks: [
        causesWithTreatment,
        {
          kind: "text",
          text: "The names are those of the AHA algorithms; what is said of bicarbonate and calcium in cardiac arrest is from the 2025 guideline.",
          by: from.arrestText,
        },
      ],
    },
    {
      id: "quality",
      title: "CPR quality",
      population: "All ages",
      isFolded: true,
      blocks: [cprQuality, cprQualityOfAdults],
    },
    {
      id: "tachycardia",
      title: "Tachycardia protocol summary",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          rows: [
            { term: "Adult with a pulse, rate typically", figure: "{tachycardiaRate}" },
            {
              term: "Unstable",
              text: "Low blood pressure, sudden mental change, shock, ischemic chest discomfort, acute heart failure.",
              by: from.tachy,
            },
            {
              term: "Then",
              text: "Unstable (one of five signs): synchronized cardioversion.",
              by: { ...from.cardioversion, isOpen: true },
              see: ["cardioversion"],
              add: [
                "Sinus tachycardia is not shocked: treat its cause. Polymorphic VT that lasts gets an unsynchronized shock; one that stopped by itself gets none.",
              ],
            },
            {
              term: "Stable, wide QRS",
              figure: "{wideQrs}",
              add: [
                "Get expert help. Adenosine only if regular and monomorphic; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. Consider an antiarrhythmic infusion after checking the exclusions. No verapamil or diltiazem. Pre-excited atrial fibrillation: no AV-nodal blockers and no IV amiodarone.",
              ],
              see: ["exclusions"],
            },
            {
              term: "Stable, narrow QRS",
              text: "If regular: vagal maneuvers and adenosine; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. Beta blocker, or diltiazem or verapamil, after checking the exclusions.",
              see: ["adenosine", "exclusions"],
              by: from.tachy,
            },
          ],
        },
        {
          kind: "links",
          links: [
            {
              label: "Doses, energies and exclusions",
              text: "Every dose with its limits, on the tachycardia page.",
              route: "tachycardiaAlgorithm",
              hash: "medications",
            },
          ],
        },
      ],
    },
    rhythmPractice,
    {
      id: "changes",
      title: "What changed from 2020 to 2025",
      population: "All ages",
      isFolded: true,
      blocks: [
        {
          kind: "table",
          columns: ["Topic", "2020", "2025"],
          openRows: [
            "Chain of survival",
            "Infant and child after cardiac arrest: pressure",
            "Cardiac arrest from high potassium",
          ],
          by: from.changes,
          rows: [
            [
              "Choking, adult and child",
              "Adult: no recommendation. Child: abdominal thrusts alone",
              "{backBlows}, then {abdominalThrusts}",
            ],
            ["Choking, adult in late pregnancy", "No recommendation", "Back blows, then {chestThrusts}"],
            [
              "Choking, infant",
              "Chest thrusts with two fingers (no longer recommended)",
              "Chest thrusts with the heel of one hand",
            ],
            [
              "Infant compressions",
              "Two fingers allowed (no longer recommended)",
              "Heel of one hand, or two encircling thumbs",
            ],
            ["First shock, adult atrial fibrillation", "Energy of the device", "{energyFibrillation2025}"],
            ["First shock, adult atrial flutter", "Energy of the device", "{energyFlutter2025}"],
            ["Sotalol, adult tachycardia", "Listed", "Not listed"],
            ["Access in adult cardiac arrest", "IV first is reasonable", "IV first is recommended, then IO"],
            ["Adult after cardiac arrest: SpO2", "{oxygenAfterArrest2020}", "{oxygenAfterArrest}"],
            [
              "Adult after cardiac arrest: blood pressure",
              "{pressureAfterArrest2020}",
              "mean {meanPressure}",
            ],
            [
              "Adult after cardiac arrest: temperature",
              "{temperature2020}, {temperatureTime2020}",
              "{temperature}, {temperatureTime}",
            ],
            ["Chain of survival", "Not compared", "One for everyone"],
            ["Infant and child after cardiac arrest: pressure", "Not compared", "{pedsPressureAfterArrest}"],
            [
              "Cardiac arrest from high potassium",
              "Not compared",
              "Benefit of calcium and bicarbonate uncertain",
            ],
            ["Opioid overdose", "Lay and professional algorithms", "Adds steps for public-access naloxone"],
          ],
        },
      ],
    },
  ],
} as const satisfies PageDraft);
