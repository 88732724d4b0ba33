/**
 * The words of the step-through, handed to it as props: it runs in the browser and reads no content. Places in braces are
 * filled in.
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
