import type { Provenance } from '@/lib/clinical';

/** A published document as the source list prints it. The DOI is printed in words: nothing on the page depends on a link. */
export type SourceDocument = {
  readonly organization: string;
  readonly title: string;
  readonly year: string;
  /** `DOI 10.…`, or where the document is found. */
  readonly place: string;
};

export const documents = {
  executive2025: { organization: 'American Heart Association', title: '2025 Guidelines for CPR and ECC, Part 1: Executive Summary. Circulation 152(16 suppl 2):S284-S312', year: '2025', place: 'DOI 10.1161/CIR.0000000000001372' },
  part6of2025: { organization: 'American Heart Association and American Academy of Pediatrics', title: '2025 Guidelines, Part 6: Pediatric Basic Life Support. Circulation 152(16 suppl 2):S424-S447', year: '2025', place: 'DOI 10.1161/CIR.0000000000001370' },
  part7of2025: { organization: 'American Heart Association', title: '2025 Guidelines, Part 7: Adult Basic Life Support. Circulation 152(16 suppl 2):S448-S478', year: '2025', place: 'DOI 10.1161/CIR.0000000000001369' },
  part9of2025: { organization: 'American Heart Association', title: '2025 Guidelines, Part 9: Adult Advanced Life Support. Circulation 152(16 suppl 2):S538-S577', year: '2025', place: 'DOI 10.1161/CIR.0000000000001376' },
  part10of2025: { organization: 'American Heart Association', title: '2025 Guidelines, Part 10: Adult and Pediatric Special Circumstances of Resuscitation. Circulation 152(16 suppl 2):S578-S672', year: '2025', place: 'DOI 10.1161/CIR.0000000000001380' },
  part11of2025: { organization: 'American Heart Association', title: '2025 Guidelines, Part 11: Post-Cardiac Arrest Care. Circulation 152(16 suppl 2):S673-S718', year: '2025', place: 'DOI 10.1161/CIR.0000000000001375' },
  algorithms2025: { organization: 'American Heart Association; American Heart Association and American Academy of Pediatrics', title: '2025 algorithm sheets for adult and pediatric life support', year: '2025', place: 'cpr.heart.org, CPR and ECC Guidelines, Algorithms' },
  news2025: { organization: 'American Heart Association', title: 'News release on the 2025 guidelines, 22 October 2025', year: '2025', place: 'newsroom.heart.org' },
  adult2020: { organization: 'American Heart Association', title: '2020 Guidelines, Part 3: Adult Basic and Advanced Life Support. Circulation 142(16 suppl 2):S366-S468', year: '2020', place: 'DOI 10.1161/CIR.0000000000000916' },
  poisoning2023: { organization: 'American Heart Association', title: '2023 Focused Update: Cardiac Arrest or Life-Threatening Toxicity Due to Poisoning. Circulation 148:e149-e184', year: '2023', place: 'DOI 10.1161/CIR.0000000000001161' },
  adult2010: { organization: 'American Heart Association', title: '2010 Guidelines, Part 8: Adult Advanced Cardiovascular Life Support (table of IV drugs for tachycardia). Circulation 122(18 suppl 3):S729-S767', year: '2010', place: 'Circulation' },
  svt2015: { organization: 'ACC/AHA/HRS', title: 'Guideline for Management of Adult Patients With Supraventricular Tachycardia', year: '2015', place: 'DOI 10.1016/j.jacc.2015.08.856' },
  af2023: { organization: 'ACC/AHA/ACCP/HRS', title: 'Guideline for Diagnosis and Management of Atrial Fibrillation', year: '2023', place: 'DOI 10.1016/j.jacc.2023.08.017' },
  brady2018: { organization: 'ACC/AHA/HRS', title: 'Guideline on Bradycardia and Cardiac Conduction Delay', year: '2018', place: 'DOI 10.1161/CIR.0000000000000628' },
  ilcor2025: { organization: 'ILCOR', title: 'Basic Life Support: 2025 Consensus on Science With Treatment Recommendations. Circulation 152(16 suppl 1):S34-S71', year: '2025', place: 'Circulation' },
  triangle2010: { organization: 'Dieckmann, Brownstein, Gausche-Hill', title: 'The Pediatric Assessment Triangle. Pediatric Emergency Care 26:312-315', year: '2010', place: 'Pediatric Emergency Care' },
  triangle2017: { organization: 'Jornal de Pediatria', title: 'Review of the usefulness of the Pediatric Assessment Triangle', year: '2017', place: 'jped.elsevier.es' },
  redCross: { organization: 'American Red Cross', title: 'Public pages on CPR steps and on adult, child and infant choking', year: 'Current', place: 'redcross.org' },
} as const satisfies Record<string, SourceDocument>;

export type DocumentId = keyof typeof documents;

/** A short name printed beside a value, and the document behind it. Null: no published document stands behind it. */
type Cite = { readonly label: string; readonly document: DocumentId | null };

export const cites = {
  company: { label: 'Company reference value', document: null },
  courseTeaching: { label: 'Widely taught course material', document: null },
  bradyAlg2025: { label: 'AHA adult bradycardia algorithm', document: 'algorithms2025' },
  bradyAlg2020: { label: 'AHA adult bradycardia algorithm', document: 'adult2020' },
  tachyAlg2025: { label: 'AHA adult tachyarrhythmia algorithm', document: 'algorithms2025' },
  tachyAlg2020: { label: 'AHA adult tachycardia algorithm', document: 'adult2020' },
  cardioversionAlg2025: { label: 'AHA electrical cardioversion algorithm', document: 'algorithms2025' },
  arrestAlg2025: { label: 'AHA adult cardiac arrest algorithm', document: 'algorithms2025' },
  pcacAlg2025: { label: 'AHA adult post-cardiac arrest care algorithm', document: 'algorithms2025' },
  blsAlg2025: { label: 'AHA adult BLS algorithm for professionals', document: 'algorithms2025' },
  pedsBlsAlg2025: { label: 'AHA/AAP pediatric BLS algorithms', document: 'algorithms2025' },
  pedsArrestAlg2025: { label: 'AHA/AAP pediatric cardiac arrest algorithm', document: 'algorithms2025' },
  pedsBradyAlg2025: { label: 'AHA/AAP pediatric bradycardia algorithm', document: 'algorithms2025' },
  pedsTachyAlg2025: { label: 'AHA/AAP pediatric tachyarrhythmia algorithm', document: 'algorithms2025' },
  chokingAlg2025: { label: 'AHA/AAP foreign-body airway obstruction algorithms', document: 'algorithms2025' },
  part6: { label: 'AHA/AAP guidelines, Part 6', document: 'part6of2025' },
  part7: { label: 'AHA guidelines, Part 7', document: 'part7of2025' },
  part9: { label: 'AHA guidelines, Part 9', document: 'part9of2025' },
  part10: { label: 'AHA guidelines, Part 10', document: 'part10of2025' },
  part11: { label: 'AHA guidelines, Part 11', document: 'part11of2025' },
  executive: { label: 'AHA guidelines, Part 1', document: 'executive2025' },
  news: { label: 'AHA news release, 22 October 2025', document: 'news2025' },
  adult2020: { label: 'AHA guidelines, Part 3', document: 'adult2020' },
  drugs2010: { label: 'AHA table of IV drugs for tachycardia', document: 'adult2010' },
  svt2015: { label: 'ACC/AHA/HRS supraventricular tachycardia guideline', document: 'svt2015' },
  af2023: { label: 'ACC/AHA/ACCP/HRS atrial fibrillation guideline', document: 'af2023' },
  brady2018: { label: 'ACC/AHA/HRS bradycardia guideline', document: 'brady2018' },
  poisoning2023: { label: 'AHA poisoning update', document: 'poisoning2023' },
  poisonControl: { label: 'US Poison Control', document: null },
  ilcor2025: { label: 'ILCOR consensus', document: 'ilcor2025' },
  triangle2010: { label: 'Dieckmann and colleagues', document: 'triangle2010' },
  triangle2017: { label: 'Jornal de Pediatria', document: 'triangle2017' },
  redCross: { label: 'American Red Cross', document: 'redCross' },
} as const satisfies Record<string, Cite>;

export type CiteId = keyof typeof cites;

/** The day on which all values were last compared with their sources. Change it only after doing so. */
const checkedOn = '2026-11-21';

/** Ready-made provenances; a value spreads one of them. */
export const from = {
  company: { source: ['company'], edition: 'company value', checkedOn },
  course: { source: ['courseTeaching'], edition: 'course teaching', checkedOn },
  brady: { source: ['bradyAlg2025', 'bradyAlg2020'], edition: 'AHA 2020 and 2025', checkedOn },
  brady2025: { source: ['bradyAlg2025'], edition: 'AHA 2025', checkedOn },
  bradyGuideline: { source: ['brady2018', 'courseTeaching'], edition: 'ACC/AHA/HRS 2018', checkedOn },
  tachy: { source: ['tachyAlg2025', 'tachyAlg2020'], edition: 'AHA 2020 and 2025', checkedOn },
  tachy2025: { source: ['tachyAlg2025'], edition: 'AHA 2025', checkedOn },
  tachy2020: { source: ['tachyAlg2020'], edition: 'AHA 2020', checkedOn },
  tachyText: { source: ['tachyAlg2025', 'part9'], edition: 'AHA 2025', checkedOn },
  cardioversion: { source: ['cardioversionAlg2025'], edition: 'AHA 2025', checkedOn },
  drugTable: { source: ['drugs2010'], edition: 'AHA 2010', checkedOn },
  drugTableAndText: { source: ['part9', 'drugs2010'], edition: 'AHA 2010 and 2025', checkedOn },
  svt: { source: ['svt2015'], edition: 'ACC/AHA/HRS 2015', checkedOn },
  svtAndDrugTable: { source: ['svt2015', 'drugs2010'], edition: 'ACC/AHA/HRS 2015', checkedOn },
  arrest: { source: ['arrestAlg2025'], edition: 'AHA 2025', checkedOn },
  arrestBoth: { source: ['arrestAlg2025', 'adult2020'], edition: 'AHA 2020 and 2025', checkedOn },
  bls: { source: ['blsAlg2025'], edition: 'AHA 2025', checkedOn },
  adultBls: { source: ['part7', 'adult2020'], edition: 'AHA 2020 and 2025', checkedOn },
  adultBls2025: { source: ['part7'], edition: 'AHA 2025', checkedOn },
  aed: { source: ['part7', 'ilcor2025'], edition: 'AHA 2025', checkedOn },
  pedsBls: { source: ['pedsBlsAlg2025'], edition: 'AHA 2025', checkedOn },
  pedsText: { source: ['part6'], edition: 'AHA 2025', checkedOn },
  pedsArrest: { source: ['pedsArrestAlg2025'], edition: 'AHA 2025', checkedOn },
  pedsBrady: { source: ['pedsBradyAlg2025'], edition: 'AHA 2025', checkedOn },
  pedsTachy: { source: ['pedsTachyAlg2025'], edition: 'AHA 2025', checkedOn },
  choking: { source: ['chokingAlg2025', 'part7'], edition: 'AHA 2025', checkedOn },
  chokingInfant: { source: ['chokingAlg2025', 'part6'], edition: 'AHA 2025', checkedOn },
  opioid: { source: ['part10'], edition: 'AHA 2025', checkedOn },
  poisoning: { source: ['part10', 'poisoning2023'], edition: 'AHA 2025', checkedOn },
  poisonControl: { source: ['poisonControl'], edition: 'current', checkedOn },
  pcac: { source: ['pcacAlg2025'], edition: 'AHA 2025', checkedOn },
  pcacText: { source: ['part11'], edition: 'AHA 2025', checkedOn },
  adultAls: { source: ['part9'], edition: 'AHA 2025', checkedOn },
  harm: { source: ['part9', 'drugs2010', 'svt2015'], edition: 'AHA 2025', checkedOn },
  executive: { source: ['executive'], edition: 'AHA 2025', checkedOn },
  chokingChange: { source: ['news', 'redCross'], edition: 'AHA 2025', checkedOn },
  triangle: { source: ['triangle2010', 'triangle2017'], edition: 'published 2010 and 2017', checkedOn },
} as const satisfies Record<string, Provenance<CiteId>>;

/** The guidelines by their issuing body, for structured data (`about`). The company never stands as the authority. */
export const guidelines = {
  adult: { name: '2025 American Heart Association Guidelines for CPR and Emergency Cardiovascular Care', date: '2025-10', authority: 'American Heart Association' },
  pediatric: { name: '2025 American Heart Association and American Academy of Pediatrics Guidelines: Pediatric Life Support', date: '2025-10', authority: 'American Heart Association' },
} as const;
