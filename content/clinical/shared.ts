import type { Block, ClinicalPageContent } from "@/lib/clinical/clinical-page";
import type { RouteId } from "@/content/site/routes";
import { type CiteId, from } from "./sources";
import type { TreeId } from "./trees";
import { say } from "./values";

export type ReferencePage = ClinicalPageContent<CiteId, TreeId, RouteId>;
export type ReferenceBlock = Block<CiteId, TreeId, RouteId>;

/**
 * Below the dose of epinephrine in pediatric bradycardia, on two pages: the same dose by volume, and its interval.
 */
export const pediatricEpinephrineByVolume = [
  say("= {pediatricEpinephrineVolume} of {pediatricEpinephrineStrength} ({pediatricEpinephrineSyringe})"),
  say("every {pediatricEpinephrineInterval}"),
] as const;

/** The H's and T's; the same list on two pages. */
export const reversibleCauses = {
  kind: "table",
  columns: ["H", "T"],
  rows: [
    [
      say("Hypovolemia (too little circulating volume)"),
      say("Tension pneumothorax (air trapped under pressure in the chest)"),
    ],
    [say("Hypoxia (too little oxygen)"), say("Tamponade, cardiac (fluid squeezing the heart)")],
    [say("Hydrogen ion (acidosis)"), say("Toxins (drugs and poisons)")],
    [say("Hypo- or hyperkalemia (low or high potassium)"), say("Thrombosis, pulmonary (clot in the lung)")],
    [say("Hypothermia (low body temperature)"), say("Thrombosis, coronary (blocked heart artery)")],
  ],
  by: from.arrestBoth,
} as const satisfies ReferenceBlock;

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
} as const satisfies ReferenceBlock;

/** The signs and the treatment of each cause. The table is on the hub; the two rhythm pages link to it. */
export const causesWithTreatment = {
  kind: "table",
  columns: ["Cause", "Clue", "Treatment"],
  openRows: ["Hyperkalemia"],
  by: from.course,
  rows: [
    [
      say("Hypovolemia"),
      say("Bleeding or fluid loss, flat neck veins, fast narrow PEA"),
      say("Fluid or blood; stop the bleeding"),
    ],
    [
      say("Hypoxia"),
      say("Blue color, airway or tube problem"),
      say("Airway, oxygen; check the tube with capnography"),
    ],
    [
      say("Hydrogen ion (acidosis)"),
      say("Blood gas; diabetes, kidney failure"),
      say("CPR, ventilation; bicarbonate is not routine"),
    ],
    [
      say("Hyperkalemia"),
      say("Kidney failure; tall T, wide QRS"),
      say(
        "With a pulse and ECG changes (wide QRS, slow rate): IV calcium first, then shift and remove potassium, by protocol.\nIn cardiac arrest: benefit uncertain (2025).",
      ),
    ],
    [say("Hypokalemia"), say("Diuretics, losses; flat T, U waves"), say("Potassium by protocol")],
    [say("Hypothermia"), say("Cold exposure, core temperature"), say("Rewarm; local protocol")],
    [say("Hypoglycemia (pediatric list)"), say("Bedside glucose"), say("Dextrose")],
    [
      say("Tension pneumothorax"),
      say("Hard to ventilate, one side silent, trauma"),
      say("Decompress: needle, then chest tube"),
    ],
    [say("Tamponade, cardiac"), say("Trauma, cancer; ultrasound"), say("Pericardiocentesis or surgery")],
    [say("Toxins"), say("Scene, bottles, pupils, ECG"), say("Antidote by toxicology advice")],
    [
      say("Thrombosis, pulmonary"),
      say("Immobility, leg swelling, large right heart"),
      say("Fibrinolysis or embolectomy if confirmed; may be considered if suspected"),
    ],
    [say("Thrombosis, coronary"), say("Chest pain, ST change"), say("Angiography after a pulse returns")],
  ],
} as const satisfies ReferenceBlock;

/** The measures of good CPR, on two pages. */
export const cprQuality = {
  kind: "compare",
  by: from.quality,
  columns: ["Adult", "Infant and child"],
  rows: [
    { term: "Rate", cells: [say("{compressionRate}"), say("{compressionRateChild}")] },
    {
      term: "Depth",
      cells: [say("{depthAdult2025}"), say("child {depthChild2025}; infant {depthInfant2025}")],
    },
    { term: "Recoil", cells: [say("Full recoil, do not lean"), say("Full recoil, do not lean")] },
    { term: "Pauses", cells: [say("Shortest possible"), say("{pauseChild}")] },
    {
      term: "Breaths",
      cells: [say("{ratio}"), say("{ratioAlone} alone; {ratioTwoRescuers}, two rescuers")],
    },
    {
      term: "Breaths, advanced airway",
      cells: [
        say("one every {airwayBreath}, continuous compressions"),
        say("one every {pediatricAirwayBreath}, continuous compressions"),
      ],
    },
    {
      term: "Compressor change",
      cells: [say("every {switchEvery}, sooner if tired"), say("every {switchEveryChild}, sooner if tired")],
    },
  ],
} as const satisfies ReferenceBlock;

/** The two measures of good CPR that have figures for adults only. */
export const cprQualityOfAdults = {
  kind: "facts",
  title: "Adults only",
  rows: [
    { term: "Compression fraction, adult", figure: say("{compressionFraction}") },
    {
      term: "ETCO2 during CPR, adult",
      figure: say("{etco2}, ideally {etco2Ideal}"),
      add: [say("Low or falling: improve CPR. Never the only reason to stop.")],
    },
  ],
} as const satisfies ReferenceBlock;

/** The signs that a slow or fast rhythm is causing harm; the same list in both algorithms. */
export const signsOfCompromise = [
  say("Low blood pressure"),
  say("New confusion, drowsiness or another sudden change in mental state"),
  say("Cool or clammy skin and other signs of shock"),
  say("Chest discomfort from poor blood flow to the heart"),
  say("Breathlessness from acute heart failure"),
] as const;

export const callToAction = {
  title: "Practice it before you need it",
  text: "Hands-on classes put the pathway, the monitor and the drugs into one drill.",
} as const;
