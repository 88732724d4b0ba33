import { emergencyCall } from "@/content/company/company";

/** The disclaimer and review text of every reference page. */
export const review = {
  emergency: `In an emergency, ${emergencyCall}.`,
  /** Always visible; the rest is collapsed. */
  disclaimerInShort: "For education only, for people trained to use it. Not medical advice.",
  disclaimer:
    "For education only. This page summarizes published resuscitation guidance for people who are trained to use it. It is not medical advice and does not replace hands-on training, clinical judgment, local protocols or the original guidelines.",
  edition: "Values as published by the company; checked against AHA 2020 and AHA 2025.",
  dosesFor: { Adult: "Adult doses.", "Infant and child": "Doses for infants and children, not for adults." },
  doses:
    "Check every dose, route and unit against current product labeling and your local protocol before giving it.",
  independence:
    "American Heart Association and American Red Cross are named as sources. These pages are our own summary; they are not published, reviewed or endorsed by those organizations. Guidelines change: see the sources and the review date on this page.",
  independenceInShort:
    "Our own summary; not published, reviewed or endorsed by the organizations named. Guidelines change.",
  people: {
    Adult: "Adults",
    "Adult and child": "Adults and children, 1 year and over",
    Child: "Children, from 1 year to puberty",
    Infant: "Infants, under 1 year",
    "Infant and child": "Infants and children",
    Newborn: "Newborns",
    "All ages": "All ages. Where age matters, the row names it.",
  },
  /** Printed before a limit of a dose. */
  doseLimits: { maximum: "Maximum", notIn: "Not in" },
  companyLabel: "Company value",
  earlierLabel: "Earlier value",
  checked:
    "Each figure names its own source. Statements were compared with the document itself unless its line says otherwise.",
  secondHand: "Checked second-hand, in independent sources that agree.",
  /** On each sheet until a clinician has signed it. */
  sample: "Sample review line: not for clinical use",
  printing: "Open a sheet to print it. With none open, the whole page prints, closed sections too.",
  /** Follows the title of a sheet, for screen readers. */
  sheetLink: "one-page sheet",
  sheetIsOpen: "This sheet will print.",
  sheetBack: "Back to the page",
  noteLabel: "Current guideline note",
  mailSubject: "ACLS Training Inquiry",
} as const;
