import type { RouteId } from "@/content/site/routes";

type IndexTerm = { readonly term: string; readonly route: RouteId; readonly anchor: string };

/**
 * Rhythms and terms in the index that are not a row, a section or a tree; those come from the pages. A test checks
 * that each one's anchor exists.
 */
// prettier-ignore
export const indexTerms: readonly IndexTerm[] = [
  { term: 'AED', route: 'blsAlgorithm', anchor: 'aed' },
  { term: 'Anticoagulation before cardioversion', route: 'tachycardiaAlgorithm', anchor: 'elective-cardioversion' },
  { term: 'Antidotes', route: 'bradycardiaAlgorithm', anchor: 'special' },
  { term: 'Asystole, adult', route: 'aclsAlgorithm', anchor: 'cardiac-arrest' },
  { term: 'Atrial fibrillation, adult', route: 'tachycardiaAlgorithm', anchor: 'narrow-irregular' },
  { term: 'Atrial flutter, adult', route: 'tachycardiaAlgorithm', anchor: 'atrial-flutter' },
  { term: 'AV block and atropine', route: 'bradycardiaAlgorithm', anchor: 'atropine-limits' },
  { term: 'Back blows', route: 'blsAlgorithm', anchor: 'choking' },
  { term: 'Bicarbonate', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'Blood pressure, low, adult', route: 'tachycardiaAlgorithm', anchor: 'signs-of-instability' },
  { term: 'Blood pressure, low, infant and child', route: 'palsAlgorithm', anchor: 'limits-by-age' },
  { term: 'Capnography (ETCO2)', route: 'aclsAlgorithm', anchor: 'quality' },
  { term: 'Capture, electrical and mechanical', route: 'bradycardiaAlgorithm', anchor: 'pacing' },
  { term: 'Cardioversion, synchronized, adult: energy (joules)', route: 'tachycardiaAlgorithm', anchor: 'cardioversion' },
  { term: 'Chain of survival', route: 'aclsAlgorithm', anchor: 'after-arrest' },
  { term: 'Compression depth: adult, child and infant', route: 'blsAlgorithm', anchor: 'side-by-side' },
  { term: 'Compression fraction', route: 'aclsAlgorithm', anchor: 'quality' },
  { term: 'Compression rate: adult, child and infant', route: 'blsAlgorithm', anchor: 'side-by-side' },
  { term: 'Defibrillation, adult: energy (joules)', route: 'aclsAlgorithm', anchor: 'defibrillation' },
  { term: 'Defibrillation, infant and child: energy (joules)', route: 'palsAlgorithm', anchor: 'first-shock' },
  { term: 'Digoxin, beta blocker or calcium channel blocker poisoning', route: 'bradycardiaAlgorithm', anchor: 'special' },
  { term: 'Heart rate, normal, infant and child', route: 'palsAlgorithm', anchor: 'vital-signs' },
  { term: 'Hyperkalemia', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'Hypothermia', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'Instability, signs of', route: 'tachycardiaAlgorithm', anchor: 'signs-of-instability' },
  { term: 'IO access', route: 'aclsAlgorithm', anchor: 'adult-arrest-drugs' },
  { term: 'Left uterine displacement', route: 'aclsAlgorithm', anchor: 'pregnancy' },
  { term: 'Magnesium (torsades)', route: 'tachycardiaAlgorithm', anchor: 'wide-irregular' },
  { term: 'Monomorphic VT, adult', route: 'tachycardiaAlgorithm', anchor: 'wide-regular' },
  { term: 'Naloxone', route: 'blsAlgorithm', anchor: 'opioid' },
  { term: 'Oxygen after cardiac arrest, adult', route: 'aclsAlgorithm', anchor: 'after-arrest' },
  { term: 'PEA, adult', route: 'aclsAlgorithm', anchor: 'cardiac-arrest' },
  { term: 'Poison Control', route: 'bradycardiaAlgorithm', anchor: 'special' },
  { term: 'Polymorphic VT, adult', route: 'tachycardiaAlgorithm', anchor: 'wide-irregular' },
  { term: 'Pre-excitation (Wolff-Parkinson-White)', route: 'tachycardiaAlgorithm', anchor: 'exclusions' },
  { term: 'Pregnancy, choking', route: 'blsAlgorithm', anchor: 'choking' },
  { term: 'Pulmonary embolism (thrombosis)', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'Pulseless VT, adult', route: 'aclsAlgorithm', anchor: 'cardiac-arrest' },
  { term: 'Ratio of compressions to breaths', route: 'blsAlgorithm', anchor: 'side-by-side' },
  { term: 'Rescue breathing: adult, child and infant', route: 'blsAlgorithm', anchor: 'side-by-side' },
  { term: 'Sinus bradycardia, adult', route: 'bradycardiaAlgorithm', anchor: 'rhythm-sinus-bradycardia' },
  { term: 'Sinus tachycardia, adult', route: 'tachycardiaAlgorithm', anchor: 'definition' },
  { term: 'SVT, adult', route: 'tachycardiaAlgorithm', anchor: 'decision-tree' },
  { term: 'SVT, infant and child', route: 'palsAlgorithm', anchor: 'tachycardia' },
  { term: 'Tamponade', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'Temperature control, adult', route: 'aclsAlgorithm', anchor: 'after-arrest' },
  { term: 'Tension pneumothorax', route: 'aclsAlgorithm', anchor: 'causes' },
  { term: 'TICLS', route: 'palsAlgorithm', anchor: 'triangle' },
  { term: 'Torsades de pointes', route: 'tachycardiaAlgorithm', anchor: 'wide-irregular' },
  { term: 'Vagal maneuvers, adult', route: 'tachycardiaAlgorithm', anchor: 'modified-valsalva' },
  { term: 'Ventilation rate with an advanced airway, adult', route: 'blsAlgorithm', anchor: 'adult-advanced-airway' },
  { term: 'Ventilation rate with an advanced airway, infant and child', route: 'palsAlgorithm', anchor: 'arrest-advanced-airway' },
  { term: 'Ventricular fibrillation (VF), adult', route: 'aclsAlgorithm', anchor: 'cardiac-arrest' },
];

/** The pages of the index by their short names. */
export const indexPages = {
  aclsAlgorithm: "ACLS",
  blsAlgorithm: "BLS",
  bradycardiaAlgorithm: "bradycardia",
  palsAlgorithm: "PALS",
  tachycardiaAlgorithm: "tachycardia",
} as const satisfies Partial<Record<RouteId, string>>;
