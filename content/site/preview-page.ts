/** The page of a preview that lists what changes and what is not ready. */
export const previewPage = { documentTitle: "Preview: what changes, and what isn't ready" } as const;
