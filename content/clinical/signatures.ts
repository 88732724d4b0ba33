import { readFileSync } from "node:fs";
import { gitHash } from "@/lib/clinical/git-hash";
import { reviewTable } from "@/lib/tables/review-table";
import { rowsOf } from "@/content/site/table-rows";

/** The rows of content/tables/clinical-reviews.csv: who has signed which words, and when. */
export const signatures = rowsOf(reviewTable).map(({ date, ...row }) => ({ ...row, reviewedOn: date }));

export type Signature = (typeof signatures)[number];

/** The file whose words are signed. `name` is that of the page in its address. */
export function signedFile(name: string): string {
  return `content/clinical/signed/${name}.txt`;
}

/** Who has signed a page as it is now: null where its words have changed since, or nobody has. A sample holds for any words. */
export function signatureOf(name: string): Signature | null {
  const row = signatures.find(({ page }) => page === name);
  if (row === undefined) return null;
  return row.isSample || row.fingerprint === gitHash(readFileSync(signedFile(name), "utf8")) ? row : null;
}
