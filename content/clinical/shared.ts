import type { Block, ClinicalPageContent } from "@/lib/clinical/clinical-page";
import type { Draft } from "@/lib/clinical/clinical-value";
import type { RouteId } from "@/content/site/routes";
import { type CiteId, from } from "./sources";
import type { TreeId } from "./trees";

export type ReferencePage = ClinicalPageContent<CiteId, TreeId, RouteId>;
export type PageDraft = Draft<ReferencePage>;
export type ReferenceBlock = Block<CiteId, TreeId, RouteId>;
export type BlockDraft = Draft<ReferenceBlock>;

/**
 * Below the dose of epinephrine in pediatric bradycardia, on two pages: the same dose by volume, and its interval.
 */
export const pediatricEpinephrineByVolume = [
  "= {pediatricEpinephrineVolume} of {pediatricEpinephrineStrength} ({pediatricEpinephrineSyringe})",
  "every {pediatricEpinephrineInterval}",
] as const;

/** The H's and T's; the same list on two pages. */
export const reversibleCauses = {
  kind: "table",
  columns: ["H", "T"],
  rows: [
    [
      "Hypovolemia (too little circulating volume)",
      "Tension pneumothorax (air trapped under pressure in the chest)",
    ],
    ["Hypoxia (too little oxygen)", "Tamponade, cardiac (fluid squeezing the heart)"],
    ["Hydrogen ion (acidosis)", "Toxins (drugs and poisons)"],
    ["Hypo- or hyperkalemia (low or high potassium)", "Thrombosis, pulmonary (clot in the lung)"],
    ["Hypothermia (low body temperature)", "Thrombosis, coronary (blocked heart artery)"],
  ],
  by: from.arrestBoth,
} as const satisfies BlockDraft;

/** Links the short list to the table with clue and treatment. */
export const causesOnHub = {
  kind: "links",
  links: [
    {
      label: "The H's and T's with clue and treatment",
      text: "How each cause shows, and what is done about it.",
      route: "aclsAlgorithm",
      hash: "causes",
    },
  ],
} as const satisfies BlockDraft;

/** The signs and the treatment of each cause. The table is on the hub; the two rhythm pages link to it. */
export const causesWithTreatment = {
  kind: "table",
  columns: ["Cause", "Clue", "Treatment"],
  openRows: ["Hyperkalemia"],
  by: from.course,
  rows: [
    [
      "Hypovolemia",
      "Bleeding or fluid loss, flat neck veins, fast narrow PEA",
      "Fluid or blood; stop the bleeding",
    ],
    ["Hypoxia", "Blue color, airway or tube problem", "Airway, oxygen; check the tube with capnography"],
    [
      "Hydrogen ion (acidosis)",
      "Blood gas; diabetes, kidney failure",
      "CPR, ventilation; bicarbonate is not routine",
    ],
    [
      "Hyperkalemia",
      "Kidney failure; tall T, wide QRS",
      "With a pulse and ECG changes (wide QRS, slow rate): IV calcium first, then shift and remove potassium, by protocol.\nIn cardiac arrest: benefit uncertain (2025).",
    ],
    ["Hypokalemia", "Diuretics, losses; flat T, U waves", "Potassium by protocol"],
    ["Hypothermia", "Cold exposure, core temperature", "Rewarm; local protocol"],
    ["Hypoglycemia (pediatric list)", "Bedside glucose", "Dextrose"],
    [
      "Tension pneumothorax",
      "Hard to ventilate, one side silent, trauma",
      "Decompress: needle, then chest tube",
    ],
    ["Tamponade, cardiac", "Trauma, cancer; ultrasound", "Pericardiocentesis or surgery"],
    ["Toxins", "Scene, bottles, pupils, ECG", "Antidote by toxicology advice"],
    [
      "Thrombosis, pulmonary",
      "Immobility, leg swelling, large right heart",
      "Fibrinolysis or embolectomy if confirmed; may be considered if suspected",
    ],
    ["Thrombosis, coronary", "Chest pain, ST change", "Angiography after a pulse returns"],
  ],
} as const satisfies BlockDraft;

/** The measures of good CPR, on two pages. */
export const cprQuality = {
  kind: "compare",
  by: from.quality,
  columns: ["Adult", "Infant and child"],
  rows: [
    { term: "Rate", cells: ["{compressionRate}", "{compressionRateChild}"] },
    { term: "Depth", cells: ["{depthAdult2025}", "child {depthChild2025}; infant {depthInfant2025}"] },
    { term: "Recoil", cells: ["Full recoil, do not lean", "Full recoil, do not lean"] },
    { term: "Pauses", cells: ["Shortest possible", "{pauseChild}"] },
    { term: "Breaths", cells: ["{ratio}", "{ratioAlone} alone; {ratioTwoRescuers}, two rescuers"] },
    {
      term: "Breaths, advanced airway",
      cells: [
        "one every {airwayBreath}, continuous compressions",
        "one every {pediatricAirwayBreath}, continuous compressions",
      ],
    },
    {
      term: "Compressor change",
      cells: ["every {switchEvery}, sooner if tired", "every {switchEveryChild}, sooner if tired"],
    },
  ],
} as const satisfies BlockDraft;

/** The two measures of good CPR that have figures for adults only. */
export const cprQualityOfAdults = {
  kind: "facts",
  title: "Adults only",
  rows: [
    { term: "Compression fraction, adult", figure: "{compressionFraction}" },
    {
      term: "ETCO2 during CPR, adult",
      figure: "{etco2}, ideally {etco2Ideal}",
      add: ["Low or falling: improve CPR. Never the only reason to stop."],
    },
  ],
} as const satisfies BlockDraft;

/** The signs that a slow or fast rhythm is causing harm; the same list in both algorithms. */
export const signsOfCompromise = [
  "Low blood pressure",
  "New confusion, drowsiness or another sudden change in mental state",
  "Cool or clammy skin and other signs of shock",
  "Chest discomfort from poor blood flow to the heart",
  "Breathlessness from acute heart failure",
] as const;

/** The company's figure where AHA 2025 gives another. */
export const earlier = <const Figure extends string>(figure: Figure) =>
  ({ leads: "AHA 2025", figure }) as const;

export const callToAction = {
  title: "Practice it before you need it",
  text: "Hands-on classes put the pathway, the monitor and the drugs into one drill.",
} as const;
