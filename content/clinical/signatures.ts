import { readFileSync } from "node:fs";
import { gitHash } from "@/lib/clinical/git-hash";
import { reviewTable } from "@/lib/tables/review-table";
import { rowsOf } from "@/content/site/table-rows";

/** The rows of content/tables/clinical-reviews.csv: who signed which text, and when. */
export const signatures = rowsOf(reviewTable).map(({ date, ...row }) => ({ ...row, reviewedOn: date }));

export type Signature = (typeof signatures)[number];

/** The file whose text is signed. `name` is the page's path segment. */
export function signedFile(name: string): string {
  return `content/clinical/signed/${name}.txt`;
}

/**
 * The signature of a page as it is now: null if its text has changed since, or if it is unsigned. A sample covers any
 * text.
 */
export function signatureOf(name: string): Signature | null {
  const row = signatures.find(({ page }) => page === name);
  if (row === undefined) return null;
  return row.isSample || row.fingerprint === gitHash(readFileSync(signedFile(name), "utf8")) ? row : null;
}
