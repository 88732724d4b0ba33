import type { Provenance } from "@/lib/clinical/clinical-value";
import type { DocumentMaker, DocumentMakers } from "@/lib/clinical/document-makers";
import { organizations } from "@/content/site/organizations";

const body = (name: string) => ({ type: "Organization", name }) as const satisfies DocumentMaker;
const person = (name: string) => ({ type: "Person", name }) as const satisfies DocumentMaker;

const aha = body(organizations.aha.name);
const aap = body(organizations.aap.name);
const acc = body("American College of Cardiology");
const accp = body("American College of Clinical Pharmacy");
const hrs = body("Heart Rhythm Society");
const ilcor = body("International Liaison Committee on Resuscitation");
const redCross = body(organizations.arc.name);

/**
 * A published document as the source list prints it. The DOI is printed as text, so that it can be used without the
 * link.
 */
export type SourceDocument = DocumentMakers & {
  readonly title: string;
  readonly year: string;
  /** `DOI 10.…`, or another location of the document. */
  readonly place: string;
  /** Verified in independent sources that agree, not in the document itself; the source list says so. */
  readonly isSecondHand?: true;
};

const algorithms = "cpr.heart.org, CPR and ECC Guidelines, Algorithms";
const algorithmFiles = "cpr.heart.org/-/media/CPR-Files/CPR-Guidelines-Files/2025-Algorithms/Algorithm-";

/** The sheet of a 2025 algorithm, in this file or, without one, on the page of all algorithms. */
const sheet = (authors: readonly DocumentMaker[], title: string, file?: string) =>
  ({
    authors,
    title,
    year: "2025",
    place: file === undefined ? algorithms : `${algorithmFiles}${file}.pdf`,
  }) as const;

/** A document that was compared in other sources, not in itself. */
const secondHand = (authors: readonly DocumentMaker[], title: string, year: string, place: string) =>
  ({ authors, title, year, place, isSecondHand: true }) as const;

/** A part of the guidelines of 2025, in the supplement of Circulation. */
const part = (authors: readonly DocumentMaker[], number: number, title: string, pages: string, doi: string) =>
  secondHand(
    authors,
    `2025 Guidelines, Part ${number}: ${title}. Circulation 152(16 suppl 2):${pages}`,
    "2025",
    `DOI 10.1161/CIR.${doi}`,
  );

export const documents = {
  executive2025: secondHand(
    [aha],
    "2025 Guidelines for CPR and ECC, Part 1: Executive Summary. Circulation 152(16 suppl 2):S284-S312",
    "2025",
    "DOI 10.1161/CIR.0000000000001372",
  ),
  part6of2025: part([aha, aap], 6, "Pediatric Basic Life Support", "S424-S447", "0000000000001370"),
  part7of2025: part([aha], 7, "Adult Basic Life Support", "S448-S478", "0000000000001369"),
  part9of2025: part([aha], 9, "Adult Advanced Life Support", "S538-S577", "0000000000001376"),
  part10of2025: part(
    [aha],
    10,
    "Adult and Pediatric Special Circumstances of Resuscitation",
    "S578-S672",
    "0000000000001380",
  ),
  part11of2025: part([aha], 11, "Post-Cardiac Arrest Care", "S673-S718", "0000000000001375"),
  arrestSheet2025: sheet([aha], "Adult Cardiac Arrest Algorithm", "ACLS-CA-250527"),
  bradySheet2025: sheet([aha], "Adult Bradycardia With a Pulse Algorithm", "ACLS-Bradycardia-250514"),
  tachySheet2025: sheet([aha], "Adult Tachyarrhythmia With a Pulse Algorithm", "ACLS-Tachycardia-250514"),
  cardioversionSheet2025: sheet(
    [aha],
    "Electrical Cardioversion Algorithm",
    "ACLS-Electrical-Cardioversion-250514",
  ),
  pcacSheet2025: sheet([aha], "Adult Post-Cardiac Arrest Care Algorithm"),
  blsSheet2025: sheet([aha], "Adult Basic Life Support Algorithm for Health Care Professionals"),
  adultChokingSheet2025: {
    ...sheet([aha], "Adult Foreign-Body Airway Obstruction Algorithm", "BLS-Adult-FBAO-250630"),
    isSecondHand: true,
  },
  chokingSheet2025: sheet([aha, aap], "Child and Infant Foreign-Body Airway Obstruction Algorithms"),
  pedsBlsSheet2025: sheet([aha, aap], "Pediatric Basic Life Support Algorithms"),
  pedsArrestSheet2025: sheet([aha, aap], "Pediatric Cardiac Arrest Algorithm", "PALS-CA-250123"),
  pedsBradySheet2025: sheet(
    [aha, aap],
    "Pediatric Bradycardia With a Pulse Algorithm",
    "PALS-Bradycardia-250121",
  ),
  pedsTachySheet2025: sheet(
    [aha, aap],
    "Pediatric Tachyarrhythmia With a Pulse Algorithm",
    "PALS-Tachyarrhythmia-250117",
  ),
  pregnancySheet2025: {
    ...sheet([aha], "Adult Cardiac Arrest in Pregnancy Algorithm", "SC-ACLS-CA-in-Pregnancy-250620"),
    isSecondHand: true,
  },
  opioidSheet2020: {
    authors: [aha],
    title: "Opioid-Associated Emergency for Health Care Providers Algorithm",
    year: "2020",
    place: algorithms,
    isSecondHand: true,
  },
  news2025: secondHand(
    [aha],
    "News release on the 2025 guidelines, October 22, 2025",
    "2025",
    "newsroom.heart.org",
  ),
  adult2020: secondHand(
    [aha],
    "2020 Guidelines, Part 3: Adult Basic and Advanced Life Support. Circulation 142(16 suppl 2):S366-S468",
    "2020",
    "DOI 10.1161/CIR.0000000000000916",
  ),
  pediatric2020: secondHand(
    [aha],
    "2020 Guidelines, Part 4: Pediatric Basic and Advanced Life Support. Circulation 142(16 suppl 2):S469-S523",
    "2020",
    "DOI 10.1161/CIR.0000000000000901",
  ),
  poisoning2023: secondHand(
    [aha],
    "2023 Focused Update: Cardiac Arrest or Life-Threatening Toxicity Due to Poisoning. Circulation 148:e149-e184",
    "2023",
    "DOI 10.1161/CIR.0000000000001161",
  ),
  adult2010: {
    authors: [aha],
    title:
      "2010 Guidelines, Part 8: Adult Advanced Cardiovascular Life Support (table of IV drugs for tachycardia). Circulation 122(18 suppl 3):S729-S767",
    year: "2010",
    place: "Circulation",
  },
  svt2015: {
    authors: [acc, aha, hrs],
    printedAs: "ACC/AHA/HRS",
    title: "Guideline for Management of Adult Patients With Supraventricular Tachycardia",
    year: "2015",
    place: "DOI 10.1016/j.jacc.2015.08.856",
  },
  af2023: {
    authors: [acc, aha, accp, hrs],
    printedAs: "ACC/AHA/ACCP/HRS",
    title: "Guideline for Diagnosis and Management of Atrial Fibrillation",
    year: "2023",
    place: "DOI 10.1016/j.jacc.2023.08.017",
  },
  brady2018: {
    authors: [acc, aha, hrs],
    printedAs: "ACC/AHA/HRS",
    title: "Guideline on Bradycardia and Cardiac Conduction Delay",
    year: "2018",
    place: "DOI 10.1161/CIR.0000000000000628",
    isSecondHand: true,
  },
  ilcor2025: {
    authors: [ilcor],
    printedAs: "ILCOR",
    title:
      "Basic Life Support: 2025 Consensus on Science With Treatment Recommendations. Circulation 152(16 suppl 1):S34-S71",
    year: "2025",
    place: "Circulation",
    isSecondHand: true,
  },
  revert2015: {
    authors: [person("Appelboam")],
    printedAs: "Appelboam and colleagues",
    title:
      "Postural modification to the standard Valsalva maneuver for emergency treatment of supraventricular tachycardias (REVERT). Lancet",
    year: "2015",
    place: "DOI 10.1016/S0140-6736(15)61485-4",
  },
  fleming2011: {
    authors: [person("Fleming")],
    printedAs: "Fleming and colleagues",
    title:
      "Normal ranges of heart rate and respiratory rate in children from birth to 18 years of age. Lancet",
    year: "2011",
    place: "DOI 10.1016/S0140-6736(10)62226-X",
    isSecondHand: true,
  },
  adenosineLabel: {
    publishers: [body("Pfizer")],
    title: "Adenosine injection, prescribing information",
    year: "Current",
    place: "pfizermedicalinformation.com",
  },
  triangle2010: {
    authors: [person("Dieckmann"), person("Brownstein"), person("Gausche-Hill")],
    printedAs: "Dieckmann, Brownstein, Gausche-Hill",
    title: "The Pediatric Assessment Triangle. Pediatric Emergency Care 26:312-315",
    year: "2010",
    place: "Pediatric Emergency Care",
    isSecondHand: true,
  },
  triangle2017: {
    publishers: [body("Jornal de Pediatria")],
    title: "Review of the usefulness of the Pediatric Assessment Triangle",
    year: "2017",
    place: "jped.elsevier.es",
    isSecondHand: true,
  },
  firstAid2024: secondHand(
    [aha, redCross],
    "2024 Guidelines for First Aid. Circulation 150:e519-e579",
    "2024",
    "DOI 10.1161/CIR.0000000000001281",
  ),
  stopTheBleed: secondHand(
    [body("American College of Surgeons")],
    "Stop the Bleed course material",
    "2023",
    "stopthebleed.org",
  ),
  poisonControl: {
    publishers: [body("US Poison Control")],
    title: "Poison Help line",
    year: "Current",
    place: "poisonhelp.hrsa.gov",
    isSecondHand: true,
  },
  redCross: secondHand(
    [redCross],
    "Public pages on CPR steps and on adult, child and infant choking",
    "Current",
    "redcross.org",
  ),
} as const satisfies Record<string, SourceDocument>;

export type DocumentId = keyof typeof documents;

/** A short name printed beside a value, and its document. Null if there is no published document. */
type Cite = { readonly label: string; readonly document: DocumentId | null };

export const cites = {
  company: { label: "Company value", document: null },
  companyNotAha: { label: "Company value; not an AHA figure", document: null },
  companyTaught: { label: "Company value; taught in courses", document: null },
  companyOlderValue: { label: "Company value (earlier AHA value)", document: null },
  companyOlderTotal: { label: "Company value (earlier AHA total)", document: null },
  courseTeaching: { label: "Course teaching; not a numbered guideline recommendation", document: null },
  bradyAlg2025: { label: "AHA adult bradycardia algorithm", document: "bradySheet2025" },
  bradyAlg2020: { label: "AHA adult bradycardia algorithm", document: "adult2020" },
  tachyAlg2025: { label: "AHA adult tachyarrhythmia algorithm", document: "tachySheet2025" },
  tachyAlg2020: { label: "AHA adult tachycardia algorithm", document: "adult2020" },
  cardioversionAlg2025: {
    label: "AHA electrical cardioversion algorithm",
    document: "cardioversionSheet2025",
  },
  arrestAlg2025: { label: "AHA adult cardiac arrest algorithm", document: "arrestSheet2025" },
  pcacAlg2025: { label: "AHA adult post-cardiac arrest care algorithm", document: "pcacSheet2025" },
  blsAlg2025: { label: "AHA adult BLS algorithm for professionals", document: "blsSheet2025" },
  pedsBlsAlg2025: { label: "AHA/AAP pediatric BLS algorithms", document: "pedsBlsSheet2025" },
  pedsArrestAlg2025: { label: "AHA/AAP pediatric cardiac arrest algorithm", document: "pedsArrestSheet2025" },
  pedsBradyAlg2025: { label: "AHA/AAP pediatric bradycardia algorithm", document: "pedsBradySheet2025" },
  pedsTachyAlg2025: { label: "AHA/AAP pediatric tachyarrhythmia algorithm", document: "pedsTachySheet2025" },
  adultChokingAlg2025: {
    label: "AHA adult foreign-body airway obstruction algorithm",
    document: "adultChokingSheet2025",
  },
  chokingAlg2025: {
    label: "AHA/AAP child and infant foreign-body airway obstruction algorithms",
    document: "chokingSheet2025",
  },
  part6: { label: "AHA/AAP guidelines, Part 6", document: "part6of2025" },
  part7: { label: "AHA guidelines, Part 7", document: "part7of2025" },
  part9: { label: "AHA guidelines, Part 9", document: "part9of2025" },
  part10: { label: "AHA guidelines, Part 10", document: "part10of2025" },
  part11: { label: "AHA guidelines, Part 11", document: "part11of2025" },
  pregnancyAlg2025: {
    label: "AHA cardiac arrest in pregnancy algorithm",
    document: "pregnancySheet2025",
  },
  opioidAlg2020: { label: "AHA opioid emergency algorithm", document: "opioidSheet2020" },
  pediatric2020: { label: "AHA guidelines, Part 4", document: "pediatric2020" },
  revert2015: { label: "REVERT trial", document: "revert2015" },
  fleming2011: { label: "Fleming and colleagues", document: "fleming2011" },
  adenosineLabel: { label: "Adenosine product label", document: "adenosineLabel" },
  executive: { label: "AHA guidelines, Part 1", document: "executive2025" },
  news: { label: "AHA news release, October 22, 2025", document: "news2025" },
  adult2020: { label: "AHA guidelines, Part 3", document: "adult2020" },
  drugs2010: { label: "AHA table of IV drugs for tachycardia", document: "adult2010" },
  svt2015: { label: "ACC/AHA/HRS supraventricular tachycardia guideline", document: "svt2015" },
  af2023: { label: "ACC/AHA/ACCP/HRS atrial fibrillation guideline", document: "af2023" },
  brady2018: { label: "ACC/AHA/HRS bradycardia guideline", document: "brady2018" },
  poisoning2023: { label: "AHA poisoning update", document: "poisoning2023" },
  poisonControl: { label: "US Poison Control", document: "poisonControl" },
  ilcor2025: { label: "ILCOR consensus", document: "ilcor2025" },
  triangle2010: { label: "Dieckmann and colleagues", document: "triangle2010" },
  triangle2017: { label: "Jornal de Pediatria", document: "triangle2017" },
  redCross: { label: "American Red Cross", document: "redCross" },
  firstAid2024: { label: "AHA and American Red Cross first aid guidelines", document: "firstAid2024" },
  stopTheBleed: { label: "Stop the Bleed", document: "stopTheBleed" },
} as const satisfies Record<string, Cite>;

export type CiteId = keyof typeof cites;

/** The day on which all values were last compared with their sources. Change it only after doing so. */
const checkedOn = "2026-11-21";

/** Compared with these documents of 2025. */
export const in2025 = <const Source extends readonly [CiteId, ...CiteId[]]>(...source: Source) =>
  ({ source, edition: "AHA 2025", checkedOn }) as const;

/** Standard provenances; a value names one of them. */
export const from = {
  company: { source: ["company"], edition: "company value", checkedOn },
  companyNotAha: { source: ["companyNotAha"], edition: "company value", checkedOn },
  companyTaught: { source: ["companyTaught"], edition: "company value", checkedOn },
  companyOlderValue: { source: ["companyOlderValue"], edition: "company value", checkedOn },
  companyOlderTotal: { source: ["companyOlderTotal"], edition: "company value", checkedOn },
  course: { source: ["courseTeaching"], edition: "course teaching", checkedOn },
  /** Taught in every course, and still to be confirmed by the clinical reviewer. */
  taught: { source: ["courseTeaching"], edition: "course teaching", checkedOn, isOpen: true },
  brady: { source: ["bradyAlg2025", "bradyAlg2020"], edition: "AHA 2020 and 2025", checkedOn },
  brady2025: in2025("bradyAlg2025"),
  bradyGuideline: { source: ["brady2018"], edition: "ACC/AHA/HRS 2018", checkedOn },
  tachy: { source: ["tachyAlg2025", "tachyAlg2020"], edition: "AHA 2020 and 2025", checkedOn },
  tachy2025: in2025("tachyAlg2025"),
  tachy2020: { source: ["tachyAlg2020"], edition: "AHA 2020", checkedOn },
  tachyText: in2025("tachyAlg2025", "part9"),
  drugsText: in2025("part9"),
  drugsTextAndSvt: in2025("part9", "svt2015"),
  svt: { source: ["svt2015"], edition: "ACC/AHA/HRS 2015", checkedOn },
  fibrillation: in2025("cardioversionAlg2025", "part9"),
  cardioversionTaught: in2025("cardioversionAlg2025", "part9"),
  cardioversion: in2025("cardioversionAlg2025"),
  drugTable: { source: ["drugs2010"], edition: "AHA 2010", checkedOn },
  arrest: in2025("arrestAlg2025"),
  arrestText: in2025("arrestAlg2025", "part9"),
  depthAdult: in2025("arrestAlg2025", "part7"),
  arrestBoth: { source: ["arrestAlg2025", "adult2020"], edition: "AHA 2020 and 2025", checkedOn },
  bls: in2025("blsAlg2025"),
  adultBls: { source: ["part7", "adult2020"], edition: "AHA 2020 and 2025", checkedOn },
  adultBls2025: in2025("part7"),
  aed: in2025("part7", "ilcor2025"),
  aedCycle: in2025("blsAlg2025", "pedsBlsAlg2025"),
  pedsBls: in2025("pedsBlsAlg2025"),
  pedsText: in2025("part6"),
  pedsArrest: in2025("pedsArrestAlg2025"),
  pedsCompressions: in2025("pedsArrestAlg2025", "part6"),
  pedsRatio: in2025("pedsBlsAlg2025", "pedsArrestAlg2025"),
  pedsBrady: in2025("pedsBradyAlg2025"),
  pedsTachy: in2025("pedsTachyAlg2025"),
  choking: in2025("adultChokingAlg2025", "chokingAlg2025", "part6", "part7"),
  chokingAdult: in2025("adultChokingAlg2025", "part7"),
  chokingInfant: in2025("chokingAlg2025", "part6"),
  breathsMatter: in2025("part6", "part7", "part10"),
  opioid: in2025("part10"),
  opioidLay: in2025("part10", "news"),
  opioidPro: { source: ["blsAlg2025", "part10", "opioidAlg2020"], edition: "AHA 2020 and 2025", checkedOn },
  pregnancy: in2025("pregnancyAlg2025", "part10"),
  quality: in2025("arrestAlg2025", "pedsArrestAlg2025", "part6", "part7", "part9"),
  fraction: { source: ["adult2020", "ilcor2025"], edition: "AHA 2020", checkedOn },
  valsalva: { source: ["revert2015"], edition: "published 2015", checkedOn },
  adenosineUse: { source: ["adenosineLabel", "svt2015"], edition: "ACC/AHA/HRS 2015", checkedOn },
  fibrillationElective: { source: ["af2023"], edition: "ACC/AHA/ACCP/HRS 2023", checkedOn },
  vitals: { source: ["courseTeaching"], edition: "course teaching", checkedOn },
  vitalsMeasured: { source: ["fleming2011"], edition: "published 2011", checkedOn },
  pcac2020: { source: ["adult2020"], edition: "AHA 2020", checkedOn },
  changes: {
    source: [
      "executive",
      "part6",
      "part7",
      "part9",
      "part10",
      "part11",
      "pcacAlg2025",
      "tachyAlg2025",
      "adult2020",
      "pediatric2020",
    ],
    edition: "AHA 2020 and 2025",
    checkedOn,
  },
  poisoning: in2025("part10", "poisoning2023"),
  poisonControl: { source: ["poisonControl"], edition: "current", checkedOn },
  pcac: in2025("pcacAlg2025"),
  pcacText: in2025("part11"),
  adultAls: in2025("part9"),
  harm: in2025("part9", "drugs2010", "svt2015"),
  executive: in2025("executive"),
  chokingChange: in2025("news", "redCross"),
  triangle: { source: ["triangle2010", "triangle2017"], edition: "published 2010 and 2017", checkedOn },
} as const satisfies Record<string, Provenance<CiteId>>;

/** The guidelines by their issuing body, for structured data (`about`). The company is never named as the authority. */
export const guidelines = {
  adult: {
    name: "2025 American Heart Association Guidelines for CPR and Emergency Cardiovascular Care",
    date: "2025-10",
    authorities: [aha.name],
  },
  pediatric: {
    name: "2025 American Heart Association and American Academy of Pediatrics Guidelines: Pediatric Life Support",
    date: "2025-10",
    authorities: [aha.name, aap.name],
  },
} as const;
