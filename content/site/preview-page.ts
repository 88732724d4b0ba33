/** The pages that only a preview has: what changes and what is not ready, and every part of the pages. */
export const previewPage = {
  documentTitle: "Preview: what changes, and what isn't ready",
  partsTitle: "Preview: parts",
} as const;
