import type { RowName } from "@/lib/clinical/clinical-value";
import type { RouteId } from "@/content/site/routes";

/**
 * Rows and sections that the trees link to, or exclude, where they name a drug, a shock or a pathway without its
 * figure. The key is the anchor on the page: a row of `facts`, a block with this `id`, or a section.
 */
export const rows = {
  adenosine: { label: "Adenosine", route: "tachycardiaAlgorithm" },
  "beta-blockers": { label: "Beta blockers", route: "tachycardiaAlgorithm" },
  diltiazem: { label: "Diltiazem", route: "tachycardiaAlgorithm" },
  verapamil: { label: "Verapamil", route: "tachycardiaAlgorithm" },
  amiodarone: { label: "Amiodarone", route: "tachycardiaAlgorithm" },
  procainamide: { label: "Procainamide", route: "tachycardiaAlgorithm" },
  sotalol: { label: "Sotalol", route: "tachycardiaAlgorithm" },
  exclusions: { label: "Exclusions", route: "tachycardiaAlgorithm" },
  cardioversion: { label: "Energies", route: "tachycardiaAlgorithm" },
  "elective-cardioversion": { label: "Elective cardioversion", route: "tachycardiaAlgorithm" },
  "signs-of-instability": { label: "Signs of instability", route: "tachycardiaAlgorithm" },
  "atropine-limits": { label: "Atropine limits", route: "bradycardiaAlgorithm" },
  pacing: { label: "Transcutaneous pacing", route: "bradycardiaAlgorithm" },
  "cardiac-arrest": { label: "Adult cardiac arrest", route: "aclsAlgorithm" },
  "after-arrest": { label: "After arrest (adults only)", route: "aclsAlgorithm" },
  opioid: { label: "Opioid emergency", route: "blsAlgorithm" },
  "limits-by-age": { label: "Limits by age", route: "palsAlgorithm" },
  "after-pediatric-arrest": { label: "After pediatric arrest", route: "palsAlgorithm" },
  "adult-arrest-drugs": { label: "Doses in adult cardiac arrest", route: "aclsAlgorithm" },
  causes: { label: "H's and T's", route: "aclsAlgorithm" },
  tachycardia: { label: "Pediatric tachycardia", route: "palsAlgorithm" },
  arrest: { label: "Pediatric cardiac arrest", route: "palsAlgorithm" },
} as const satisfies Record<string, RowName & { readonly route: RouteId }>;

export type RowId = keyof typeof rows;
