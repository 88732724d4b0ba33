/**
 * The labels of the step-through, passed to it as props, because it runs in the browser and imports no content.
 * Placeholders are in braces.
 */
export const stepThroughLabels = {
  answers: { yes: "YES", no: "NO", next: "Continue" },
  place: "Step {place} of {last}: {kind}",
  atMost: "at most {last}",
  see: "See:",
  end: "This path ends here.",
  undo: "Back one step",
  restart: "Restart",
  again: "again from step {step}",
  path: "Your path so far",
} as const;
