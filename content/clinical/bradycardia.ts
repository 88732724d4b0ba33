import { avBlocks } from "./rhythm-sections";
import {
  callToAction,
  causesOnHub,
  pediatricEpinephrineByVolume,
  type ReferencePage,
  reversibleCauses,
  signsOfCompromise,
} from "./shared";
import { from } from "./sources";
import { say } from "./values";

/** Nine sections in the specified order; the ninth is the call to action (docs/specification.md#clinical). */
export const bradycardia = {
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
              figure: say("typically {bradycardiaWorkingRate}"),
              company: { leads: "AHA 2020 and 2025, treatment pathway", figure: say("{bradycardiaRate}") },
              add: [say("When the slow rhythm is the problem. The rate alone does not call for treatment.")],
            },
            { term: "Low blood pressure, systolic", figure: say("{hypotension}") },
            {
              term: "Not every slow pulse is an illness",
              text: say(
                "First judge whether the rate fits the person's condition, for example a trained athlete at rest.",
              ),
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
          text: say("No such signs: observe, and look for and treat the cause."),
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
            say("Confirm that there is a pulse, and ask whether the rate suits the person's condition."),
            say("Keep the airway open; assist breathing if it is inadequate."),
            say("Give oxygen when it is needed (company value: target SpO2 {oxygenTarget})."),
            say("Attach a cardiac monitor; follow rhythm, blood pressure, pulse and oxygen saturation."),
            say("Obtain IV access."),
            say("Record a 12-lead ECG if available, without delaying treatment."),
            say("Decide whether the slow rate is causing compromise and search for treatable causes."),
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
              figure: say("{atropineDose} every {atropineRepeat}"),
              maximum: say("{atropineMaximum} in all"),
              how: say("Care in ischemia and at a low core temperature."),
              add: [
                say(
                  "Do not rely on it in type II second-degree block, third-degree block with a wide QRS or a transplanted heart: prepare pacing.",
                ),
                say("Earlier value: minimum dose {atropineMinimum}."),
              ],
            },
            {
              id: "dopamine",
              term: "Dopamine infusion, adult bradycardia",
              figure: say("{dopamine}"),
              how: say("Titrated to response, tapered slowly."),
            },
            {
              id: "epinephrine-infusion",
              term: "Epinephrine infusion, adult bradycardia",
              figure: say("{epinephrineInfusion}"),
              how: say("Titrated to response."),
            },
          ],
        },
        {
          kind: "warning",
          sheets: ["sheet-bradycardia"],
          text: say(
            "Dopamine is dosed per kilogram (mcg/kg/min). Epinephrine here is not (mcg/min). Cardiac arrest uses a different epinephrine dose: see the cardiac arrest pathway.",
          ),
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
            say("Heart attack or reduced blood flow to the heart"),
            say("Drugs and poisons, such as calcium channel blockers, beta blockers and digoxin"),
            say("Hypoxia"),
            say("Electrolyte problems, such as high potassium"),
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
              figure: say("Heart rate {pediatricCprRate} with poor perfusion"),
            },
            {
              term: "Infant and child: first concern",
              text: say(
                "In children a slow pulse often follows low oxygen: open the airway, give oxygen, assist breathing first.",
              ),
              by: from.pedsBrady,
            },
            {
              term: "Infant and child: epinephrine for bradycardia",
              figure: say("{pediatricEpinephrine}"),
              below: pediatricEpinephrineByVolume,
              maximum: say("{pediatricEpinephrineMaximum} ({pediatricEpinephrineMaximumVolume})"),
            },
            {
              term: "Infant and child: atropine for bradycardia",
              figure: say("{pediatricAtropine}"),
              maximum: say("{pediatricAtropineMaximum} as a single dose; minimum {pediatricAtropineMinimum}"),
              how: say("Only for increased vagal tone or primary AV block. May repeat once."),
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
              text: say("Beta blockers, calcium channel blockers, digoxin."),
              by: from.brady2025,
            },
            {
              term: "Approach",
              text: say(
                "Specific antidotes exist: calcium, high-dose insulin with glucose, glucagon, digoxin antibody fragments. Ask a toxicology service.",
              ),
              by: from.poisoning,
            },
            { term: "US Poison Control", figure: say("{poisonControl}") },
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
              say("Heart transplant"),
              say("The transplanted heart has no vagal supply; atropine does not help and may worsen block."),
            ],
            [
              say("Type II second-degree block, or third-degree block with a wide QRS"),
              say(
                "Block lies below the AV node; atropine is unlikely to work and may worsen it. Do not delay pacing.",
              ),
            ],
            [
              say("Heart attack or ischemia: use with care (course teaching)"),
              say("A faster rate raises the heart's oxygen need."),
            ],
            [say("Low core temperature (course teaching)"), say("Course material advises against it.")],
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
            say("A slow rhythm with compromise that atropine has not corrected."),
            { text: say("High-grade block in which atropine is unlikely to help."), by: from.bradyGuideline },
            say("A bridge while the cause is treated or a transvenous wire is arranged."),
            { text: say("Not for use during cardiac arrest: no benefit."), by: from.adultAls },
          ],
        },
        {
          kind: "steps",
          sheets: ["sheet-bradycardia"],
          title: "Procedure, for trained staff with a monitor-defibrillator",
          by: from.course,
          items: [
            say(
              "Explain; give pain relief or sedation if the person is awake and time allows. Do not delay pacing in someone who is deteriorating.",
            ),
            say("Place pacing pads as the device shows; attach the ECG leads if the device needs them."),
            say(
              "Demand mode. Rate {pacingRateTaught} as courses teach (earlier {pacingRate}), adjusted to response.",
            ),
            say("Raise the current until every pacing spike is followed by a wide QRS (electrical capture)."),
            say(
              "Set the output above threshold by the margin of your device (company value {pacingMargin}).",
            ),
            say(
              "Confirm mechanical capture: femoral pulse, pulse-oximeter waveform, arterial line or ultrasound. Do not use the neck pulse: muscle twitching imitates it.",
            ),
            {
              text: say(
                "Reassess blood pressure, alertness and comfort; arrange expert help and transvenous pacing.",
              ),
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
            say("Treat the patient, not the number: no compromise means observe and look for a cause."),
            say(
              "Support the airway, oxygen and breathing first; a slow pulse may be the result of low oxygen.",
            ),
            say("Atropine is the first drug, but do not let it delay pacing in high-grade block."),
            say("Pacing and drug infusions are alternatives or partners."),
            say("Check that pacing gives a real pulse, not only a spike on the screen."),
            say("Dopamine and epinephrine use different units."),
            say("Call for expert help early."),
          ],
        },
      ],
    },
  ],
} as const satisfies ReferencePage;
