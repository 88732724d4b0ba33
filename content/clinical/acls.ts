import { arrestRhythms, rhythmPractice } from "./rhythm-sections";
import {
  callToAction,
  causesWithTreatment,
  cprQuality,
  cprQualityOfAdults,
  type ReferencePage,
} from "./shared";
import { from } from "./sources";
import { say } from "./values";

/** The hub (docs/specification.md#clinical). Doses for a rhythm with a pulse are on the two algorithm pages only. */
export const acls = {
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
              figure: say("{defibEnergy}"),
              how: say("Later shocks: the same energy; higher may be considered."),
            },
            {
              id: "adult-arrest-epinephrine",
              term: "Epinephrine, adult cardiac arrest",
              figure: say("{adultArrestEpinephrine} every {adultArrestInterval}"),
              how: say(
                "IV/IO. Asystole or PEA: as soon as possible. VF or pulseless VT: after the second shock.",
              ),
            },
            {
              id: "adult-arrest-amiodarone",
              term: "Amiodarone, adult cardiac arrest",
              figure: say("{adultArrestAmiodarone}, second dose {adultArrestAmiodarone2}"),
              how: say("Bolus. VF or pulseless VT that does not respond to shocks."),
            },
            {
              id: "adult-arrest-lidocaine",
              term: "or lidocaine, adult cardiac arrest",
              figure: say("{adultArrestLidocaine}, second dose {adultArrestLidocaine2}"),
              how: say("VF or pulseless VT that does not respond to shocks. Total by protocol."),
            },
            {
              term: "Vascular access",
              text: say("IV first; IO if IV fails."),
              by: from.arrestText,
            },
          ],
        },
        {
          kind: "text",
          sheets: ["sheet-adult-arrest"],
          text: say(
            "Not routine: bicarbonate, calcium, magnesium (only for torsades), high-dose epinephrine. Vasopressin has no advantage. Consider whether continuing is appropriate.",
          ),
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
        { kind: "text", text: say("Adults, after a pulse has returned."), by: from.pcac },
        {
          kind: "facts",
          sheets: ["sheet-after-arrest"],
          rows: [
            {
              term: "Airway",
              text: say("Secure it; confirm tube placement with waveform capnography."),
              by: from.pcac,
            },
            {
              term: "Oxygen saturation (SpO2)",
              figure: say("{oxygenAfterArrest}"),
              add: [
                say(
                  "Give {fullOxygen} oxygen until saturation can be measured reliably. PaO2 {oxygenPressure}.",
                ),
              ],
            },
            {
              term: "Carbon dioxide (PaCO2)",
              figure: say("{carbonDioxide}"),
              add: [say("Unless there is severe acidemia.")],
            },
            { term: "Mean arterial pressure", figure: say("{meanPressure}") },
            {
              term: "Early tests",
              text: say("12-lead ECG; consider CT and/or ultrasound for the cause or for injuries."),
              by: from.pcac,
            },
            {
              term: "Emergency coronary angiography",
              text: say(
                "Consider it with any of these: ST elevation that lasts, cardiogenic shock, ventricular rhythms that come back or do not respond, severe ischemia.",
              ),
              by: from.pcac,
            },
            {
              term: "Temperature, not following commands",
              figure: say("{temperature}"),
              add: [say("Deliberate control, started as soon as possible, for {temperatureTime}.")],
            },
            { term: "Seizures", text: say("EEG in people who do not follow commands."), by: from.pcac },
            { term: "Glucose", figure: say("Avoid {glucoseLow} and {glucoseHigh}") },
            {
              term: "Outcome prediction",
              figure: say("Not before {outcomeTime}"),
              add: [say("Several methods together.")],
            },
          ],
        },
        {
          kind: "text",
          sheets: ["sheet-after-arrest"],
          text: say(
            "The 2025 guidelines use one chain of survival for adults and children, in and out of hospital. Its links: recognize the emergency and call for help. High-quality CPR. Defibrillation. Advanced resuscitation. Post-cardiac-arrest care. Recovery and survivorship.",
          ),
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
            say("Compressions, shocks, energies and drugs as for any adult."),
            say("Call obstetric and neonatal teams at once."),
            say(
              "Uterus at or above the navel: continuous manual left uterine displacement, flat on the back, no tilt.",
            ),
            say(
              "The person with the most experience manages the airway. Give {pregnancyOxygen} oxygen. Do not over-ventilate.",
            ),
            say("IV access above the diaphragm."),
            say("On IV magnesium: stop it and give calcium."),
            say("Remove fetal monitors."),
            say(
              "Prepare resuscitative delivery at once, on the spot. If no pulse returns, aim to complete it within {pregnancyDelivery} of the arrest.",
            ),
            say(
              "Causes, A to H: anesthetic, bleeding, cardiovascular, drugs, embolic, fever, general (H and T), hypertension.",
            ),
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
          text: say(
            "The names are those of the AHA algorithms; what is said of bicarbonate and calcium in cardiac arrest is from the 2025 guideline.",
          ),
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
            { term: "Adult with a pulse, rate typically", figure: say("{tachycardiaRate}") },
            {
              term: "Unstable",
              text: say(
                "Low blood pressure, sudden mental change, shock, ischemic chest discomfort, acute heart failure.",
              ),
              by: from.tachy,
            },
            {
              term: "Then",
              text: say("Unstable (one of five signs): synchronized cardioversion."),
              by: { ...from.cardioversion, isOpen: true },
              see: ["cardioversion"],
              add: [
                say(
                  "Sinus tachycardia is not shocked: treat its cause. Polymorphic VT that lasts gets an unsynchronized shock; one that stopped by itself gets none.",
                ),
              ],
            },
            {
              term: "Stable, wide QRS",
              figure: say("{wideQrs}"),
              add: [
                say(
                  "Get expert help. Adenosine only if regular and monomorphic; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. Consider an antiarrhythmic infusion after checking the exclusions. No verapamil or diltiazem. Pre-excited atrial fibrillation: no AV-nodal blockers and no IV amiodarone.",
                ),
              ],
              see: ["exclusions"],
            },
            {
              term: "Stable, narrow QRS",
              text: say(
                "If regular: vagal maneuvers and adenosine; not in asthma, AV block, or pre-excited atrial fibrillation or flutter. Beta blocker, or diltiazem or verapamil, after checking the exclusions.",
              ),
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
              say("Choking, adult and child"),
              say("Adult: no recommendation. Child: abdominal thrusts alone"),
              say("{backBlows}, then {abdominalThrusts}"),
            ],
            [
              say("Choking, adult in late pregnancy"),
              say("No recommendation"),
              say("Back blows, then {chestThrusts}"),
            ],
            [
              say("Choking, infant"),
              say("Chest thrusts with two fingers (no longer recommended)"),
              say("Chest thrusts with the heel of one hand"),
            ],
            [
              say("Infant compressions"),
              say("Two fingers allowed (no longer recommended)"),
              say("Heel of one hand, or two encircling thumbs"),
            ],
            [
              say("First shock, adult atrial fibrillation"),
              say("Energy of the device"),
              say("{energyFibrillation2025}"),
            ],
            [
              say("First shock, adult atrial flutter"),
              say("Energy of the device"),
              say("{energyFlutter2025}"),
            ],
            [say("Sotalol, adult tachycardia"), say("Listed"), say("Not listed")],
            [
              say("Access in adult cardiac arrest"),
              say("IV first is reasonable"),
              say("IV first is recommended, then IO"),
            ],
            [
              say("Adult after cardiac arrest: SpO2"),
              say("{oxygenAfterArrest2020}"),
              say("{oxygenAfterArrest}"),
            ],
            [
              say("Adult after cardiac arrest: blood pressure"),
              say("{pressureAfterArrest2020}"),
              say("mean {meanPressure}"),
            ],
            [
              say("Adult after cardiac arrest: temperature"),
              say("{temperature2020}, {temperatureTime2020}"),
              say("{temperature}, {temperatureTime}"),
            ],
            [say("Chain of survival"), say("Not compared"), say("One for everyone")],
            [
              say("Infant and child after cardiac arrest: pressure"),
              say("Not compared"),
              say("{pedsPressureAfterArrest}"),
            ],
            [
              say("Cardiac arrest from high potassium"),
              say("Not compared"),
              say("Benefit of calcium and bicarbonate uncertain"),
            ],
            [
              say("Opioid overdose"),
              say("Lay and professional algorithms"),
              say("Adds steps for public-access naloxone"),
            ],
          ],
        },
      ],
    },
  ],
} as const satisfies ReferencePage;
