import { avBlocks } from "./rhythm-sections";
import {
  callToAction,
  causesOnHub,
  pediatricEpinephrineByVolume,
  type PageDraft,
  reversibleCauses,
  signsOfCompromise,
} from "./shared";
import { from } from "./sources";
import { say } from "./values";

/** Nine sections in the specified order; the ninth is the call to action (docs/specification.md#clinical). */
export const bradycardia = say({
  route: "bradycardiaAlgorithm",
  title: "Adult Bradycardia Algorithm",
  lead: "What to check, what to give, when to pace.",
  conditions: ["Bradycardia"],
  guideline: "adult",
  sheets: [
    { id: "sheet-bradycardia", title: "Adult bradycardia with a pulse", points: 11, columns: "second wider" },
  ],
  callToAction,
  keyFigures: [
    { row: "atropine", label: "Atropine" },
    { row: "dopamine", label: "Dopamine" },
    { row: "epinephrine-infusion", label: "Epinephrine" },
  ],
  parts: [
    { label: "Tree", hash: "decision-tree" },
    { label: "Doses", hash: "medications" },
    { label: "Pacing", hash: "pacing" },
    { label: "Children", hash: "special" },
    { label: "Print", hash: "print" },
  ],
  sections: [
    {
      id: "definition",
      title: "Definition and recognition",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          rows: [
            {
              term: "Bradycardia, heart rate",
              figure: "typically {bradycardiaWorkingRate}",
              company: { leads: "AHA 2020 and 2025, treatment pathway", figure: "{bradycardiaRate}" },
              add: ["When the slow rhythm is the problem. The rate alone does not call for treatment."],
            },
            { term: "Low blood pressure, systolic", figure: "{hypotension}" },
            {
              term: "Not every slow pulse is an illness",
              text: "First judge whether the rate fits the person's condition, for example a trained athlete at rest.",
              by: from.brady2025,
            },
          ],
        },
        {
          kind: "points",
          title: "Signs of poor perfusion",
          items: signsOfCompromise,
          by: from.brady,
        },
        {
          kind: "text",
          text: "No such signs: observe, and look for and treat the cause.",
          by: from.brady2025,
        },
      ],
    },
    {
      id: "assessment",
      title: "Assessment, steps 1 to 7",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "steps",
          by: from.brady,
          items: [
            "Confirm that there is a pulse, and ask whether the rate suits the person's condition.",
            "Keep the airway open; assist breathing if it is inadequate.",
            "Give oxygen when it is needed (company value: target SpO2 {oxygenTarget}).",
            "Attach a cardiac monitor; follow rhythm, blood pressure, pulse and oxygen saturation.",
            "Obtain IV access.",
            "Record a 12-lead ECG if available, without delaying treatment.",
            "Decide whether the slow rate is causing compromise and search for treatable causes.",
          ],
        },
      ],
    },
    {
      id: "decision-tree",
      title: "Treatment decision tree",
      population: "Adult",
      blocks: [{ kind: "tree", sheets: ["sheet-bradycardia"], tree: "adultBradycardia" }],
    },
    avBlocks,
    {
      id: "medications",
      title: "Medication protocols",
      population: "Adult",
      blocks: [
        {
          kind: "facts",
          sheets: ["sheet-bradycardia"],
          dosesFor: "Adult",
          rows: [
            {
              id: "atropine",
              term: "Atropine, adult bradycardia",
              see: ["atropine-limits"],
              figure: "{atropineDose} every {atropineRepeat}",
              maximum: "{atropineMaximum} in all",
              how: "Care in ischemia and at a low core temperature.",
              add: [
                "Do not rely on it in type II second-degree block, third-degree block with a wide QRS or a transplanted heart: prepare pacing.",
                "Earlier value: minimum dose {atropineMinimum}.",
              ],
            },
            {
              id: "dopamine",
              term: "Dopamine infusion, adult bradycardia",
              figure: "{dopamine}",
              how: "Titrated to response, tapered slowly.",
            },
            {
              id: "epinephrine-infusion",
              term: "Epinephrine infusion, adult bradycardia",
              figure: "{epinephrineInfusion}",
              how: "Titrated to response.",
            },
          ],
        },
        {
          kind: "warning",
          sheets: ["sheet-bradycardia"],
          text: "Dopamine is dosed per kilogram (mcg/kg/min). Epinephrine here is not (mcg/min). Cardiac arrest uses a different epinephrine dose: see the cardiac arrest pathway.",
          see: ["cardiac-arrest"],
        },
      ],
    },
    {
      id: "causes",
      title: "Reversible causes: the H's and T's",
      population: "Adult",
      isFolded: true,
      blocks: [
        reversibleCauses,
        causesOnHub,
        {
          kind: "points",
          title: "Causes that the bradycardia algorithm names",
          by: from.brady2025,
          items: [
            "Heart attack or reduced blood flow to the heart",
            "Drugs and poisons, such as calcium channel blockers, beta blockers and digoxin",
            "Hypoxia",
            "Electrolyte problems, such as high potassium",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Special considerations",
      population: "All ages",
      isFolded: true,
      blocks: [
        {
          kind: "facts",
          title: "Infants and children (not adult doses)",
          dosesFor: "Infant and child",
          rows: [
            {
              term: "Infant and child: start CPR",
              figure: "Heart rate {pediatricCprRate} with poor perfusion",
            },
            {
              term: "Infant and child: first concern",
              text: "In children a slow pulse often follows low oxygen: open the airway, give oxygen, assist breathing first.",
              by: from.pedsBrady,
            },
            {
              term: "Infant and child: epinephrine for bradycardia",
              figure: "{pediatricEpinephrine}",
              below: pediatricEpinephrineByVolume,
              maximum: "{pediatricEpinephrineMaximum} ({pediatricEpinephrineMaximumVolume})",
            },
            {
              term: "Infant and child: atropine for bradycardia",
              figure: "{pediatricAtropine}",
              maximum: "{pediatricAtropineMaximum} as a single dose; minimum {pediatricAtropineMinimum}",
              how: "Only for increased vagal tone or primary AV block. May repeat once.",
            },
          ],
        },
        {
          kind: "links",
          links: [
            {
              label: "Pediatric bradycardia protocol",
              text: "The full pathway for infants and children.",
              route: "palsAlgorithm",
              hash: "bradycardia",
            },
          ],
        },
        {
          kind: "facts",
          title: "Drug-induced, adult",
          rows: [
            {
              term: "Usual drugs",
              text: "Beta blockers, calcium channel blockers, digoxin.",
              by: from.brady2025,
            },
            {
              term: "Approach",
              text: "Specific antidotes exist: calcium, high-dose insulin with glucose, glucagon, digoxin antibody fragments. Ask a toxicology service.",
              by: from.poisoning,
            },
            { term: "US Poison Control", figure: "{poisonControl}" },
          ],
        },
        {
          kind: "table",
          id: "atropine-limits",
          title: "When to avoid or not rely on atropine, adult",
          columns: ["Situation", "Why"],
          by: from.bradyGuideline,
          rows: [
            [
              "Heart transplant",
              "The transplanted heart has no vagal supply; atropine does not help and may worsen block.",
            ],
            [
              "Type II second-degree block, or third-degree block with a wide QRS",
              "Block lies below the AV node; atropine is unlikely to work and may worsen it. Do not delay pacing.",
            ],
            [
              "Heart attack or ischemia: use with care (course teaching)",
              "A faster rate raises the heart's oxygen need.",
            ],
            ["Low core temperature (course teaching)", "Course material advises against it."],
          ],
        },
      ],
    },
    {
      id: "pacing",
      title: "Transcutaneous pacing",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "points",
          title: "Indications",
          by: from.brady2025,
          items: [
            "A slow rhythm with compromise that atropine has not corrected.",
            { text: "High-grade block in which atropine is unlikely to help.", by: from.bradyGuideline },
            "A bridge while the cause is treated or a transvenous wire is arranged.",
            { text: "Not for use during cardiac arrest: no benefit.", by: from.adultAls },
          ],
        },
        {
          kind: "steps",
          sheets: ["sheet-bradycardia"],
          title: "Procedure, for trained staff with a monitor-defibrillator",
          by: from.course,
          items: [
            "Explain; give pain relief or sedation if the person is awake and time allows. Do not delay pacing in someone who is deteriorating.",
            "Place pacing pads as the device shows; attach the ECG leads if the device needs them.",
            "Demand mode. Rate {pacingRateTaught} as courses teach (earlier {pacingRate}), adjusted to response.",
            "Raise the current until every pacing spike is followed by a wide QRS (electrical capture).",
            "Set the output above threshold by the margin of your device (company value {pacingMargin}).",
            "Confirm mechanical capture: femoral pulse, pulse-oximeter waveform, arterial line or ultrasound. Do not use the neck pulse: muscle twitching imitates it.",
            {
              text: "Reassess blood pressure, alertness and comfort; arrange expert help and transvenous pacing.",
              by: from.brady2025,
            },
          ],
        },
        {
          kind: "rhythms",
          rows: [{ rhythm: "pacingWithCapture" }, { rhythm: "pacingWithoutCapture" }],
        },
      ],
    },
    {
      id: "key-points",
      title: "Key clinical points",
      population: "Adult",
      isFolded: true,
      blocks: [
        {
          kind: "points",
          by: from.brady,
          items: [
            "Treat the patient, not the number: no compromise means observe and look for a cause.",
            "Support the airway, oxygen and breathing first; a slow pulse may be the result of low oxygen.",
            "Atropine is the first drug, but do not let it delay pacing in high-grade block.",
            "Pacing and drug infusions are alternatives or partners.",
            "Check that pacing gives a real pulse, not only a spike on the screen.",
            "Dopamine and epinephrine use different units.",
            "Call for expert help early.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageDraft);
