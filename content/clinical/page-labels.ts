/** Labels shared by every reference page: titles of fixed sections, labels, and screen reader text. */
export const clinicalLabels = {
  parts: "Parts of this page",
  keyFigures: "Doses and figures asked for most",
  indexTitle: "Index, A to Z",
  printTitle: "Printable sheets",
  sourcesTitle: "Sources and review",
  trainingTitle: "Hands-on training",
  register: "Register for ACLS Training",
  contact: "Contact Us",
  /** The day and the name are marked facts, so the text is in two pieces. */
  reviewed: "Last reviewed",
  reviewedBy: "by",
  /** Shown in a preview after a change; production refuses the page. */
  unsigned: "No clinician has signed this page as it is now.",
  /** Links the title of a section to its doses. */
  doses: "Doses",
  /** Introduces the links to the drugs of a long list. */
  inThisList: "In this list:",
  see: "See:",
  source: "Source",
  sources: "Sources:",
  /** Opens the sources of a row. */
  sourcesCount: "Sources ({count})",
  stepNumber: "Step {number}",
  /** In a comparison, if every column is the same. */
  allAges: "All ages",
  more: "More",
  titlesAt: "Their titles:",
  tableSource: "Source of the table",
  otherSource: "Source of the other entries",
  triangle: { appearance: "Appearance", breathing: "Breathing", circulation: "Circulation" },
} as const;

/** Labels of a decision tree in all its forms. */
export const treeLabels = {
  stepThrough: "Step through, one question at a time",
  allSteps: "All {count} steps as text",
  listName: "{tree}, all steps",
  kinds: { start: "Start", question: "Question", action: "Do", end: "End" },
  people: { Adult: "adult", "Infant and child": "infant and child" },
  goTo: "go to step {step}",
  goBackTo: "go back to step {step}",
  /** On a sheet, between the arrow and the number of the step. */
  backTo: "back to",
  open: "Full diagram",
  close: "Close",
  size: "Diagram size",
  fit: "Fit",
  drawing: "Diagram: {tree}",
  drawingHint: "The decision tree as a diagram of {count} steps. The list below has the same steps as text.",
  /** An answer in the drawing, with the number of the next step. */
  drawnAnswers: { yes: "YES to {step}", no: "NO to {step}" },
} as const;
