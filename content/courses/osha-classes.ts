import { confirmedBy } from "@/content/site/company-facts";
import { priceOf } from "@/content/site/prices";
import { claims } from "@/content/company/claims";
import { allOshaClasses, type OshaGroup, type OshaProgram } from "@/lib/courses/osha-classes";
import { classDates } from "./class-list";
import { lengthLabels } from "./course-labels";

/*
 * The catalog of OSHA and HIPAA programs: /osha-classes lists each version with its price, /osha-compliance and
 * /continuing-education show the programs. See docs/specification.md#osha-classes and docs/specification.md#accuracy.
 * Prices are in cents.
 */

/** The specification has no outlines for these programs. */
const prerequisites = (text: string) => confirmedBy("osha-outlines", text);

/** The lengths that are part of these courses' names. */
const hours = { osha10: 10, osha30: 30, hazwoper: 40, refresher: 8 } as const;
const names = { osha10: `OSHA ${hours.osha10}-Hour`, osha30: `OSHA ${hours.osha30}-Hour` } as const;

/** That an employer provides after HAZWOPER 40. */
const fieldDays = "3 field days";

/** One version of a program, with its dates. */
const version = <const Id extends string>(id: Id) => ({ id, nextClasses: classDates(id) });

const outreach = {
  prerequisites: prerequisites("None"),
  certification: claims.oshaCards.card,
  promise: claims.oshaCards.timing,
  note: "The course completion card isn't a certification or license, and doesn't replace training that an OSHA standard calls for. OSHA doesn't require it; some states and employers do.",
};

export const osha10 = {
  ...outreach,
  id: "osha-10-hour",
  title: names.osha10,
  length: { hours: hours.osha10 },
  price: priceOf("osha-10-hour"),
  description: "Recognizing, avoiding and reporting hazards on the job.",
  features: [
    "Your rights, and what your employer must do",
    "Falls and how to prevent them",
    "Electrical hazards",
    "Protective equipment and how to check it",
    "Chemical and health hazards",
    "Reporting a hazard",
  ],
  targetAudience: "Workers in construction or general industry",
  versions: [
    {
      ...version("osha-10-construction"),
      title: `${names.osha10} Construction`,
      description: "Safety basics for construction workers.",
      features: ["Struck-by and caught-in hazards", "Stairs, ladders and scaffolds"],
      targetAudience: "Construction workers, apprentices and helpers",
    },
    {
      ...version("osha-10-general-industry"),
      title: `${names.osha10} General Industry`,
      description: "Safety basics for warehouses, factories, stores and offices.",
      features: ["Walking and working surfaces", "Exits, emergency plans and fire"],
      targetAudience: "Warehouse, factory, retail and healthcare workers",
    },
  ],
} as const satisfies OshaProgram;

export const osha30 = {
  ...outreach,
  id: "osha-30-hour",
  title: names.osha30,
  length: { hours: hours.osha30 },
  price: priceOf("osha-30-hour"),
  description: "The same topics in depth, plus planning, safety talks and records.",
  features: [
    "Managing safety and health at work",
    "Finding and fixing hazards as a supervisor",
    "Incident reports and what to learn from them",
    "Health hazards and protective equipment",
    "Materials handling and storage",
    "Leading a short safety talk",
  ],
  targetAudience: "Supervisors and workers with safety duties",
  versions: [
    {
      ...version("osha-30-construction"),
      title: `${names.osha30} Construction`,
      description: "For supervisors, forepersons and site leads.",
      features: ["The four leading hazards in depth", "Cranes, excavations and scaffolds", "Confined spaces"],
      targetAudience: "Supervisors, crew leaders and site safety staff",
    },
    {
      ...version("osha-30-general-industry"),
      title: `${names.osha30} General Industry`,
      description: "For supervisors and safety leads in plants and warehouses.",
      features: ["Machine guarding and lockout", "Ergonomics", "Emergency plans and fire protection"],
      targetAudience: "Supervisors, managers and safety committee members",
    },
  ],
} as const satisfies OshaProgram;

export const hazwoper40 = {
  id: "hazwoper-40",
  title: `HAZWOPER ${hours.hazwoper}-Hour + GHS`,
  length: { hours: hours.hazwoper, then: fieldDays },
  price: priceOf("hazwoper-40"),
  description:
    "For hazardous waste site workers, with labels and safety data sheets of the Globally Harmonized System (GHS).",
  features: [
    "Site control and safety plans",
    "Chemical, fire and radiation hazards",
    "Protective clothing and respirators",
    "Decontamination",
    "Air monitoring and sampling",
    "GHS labels and safety data sheets",
  ],
  prerequisites: prerequisites("None"),
  certification: `HAZWOPER ${hours.hazwoper}-Hour training certificate`,
  note: `The course alone doesn't complete the requirement: your employer must add ${fieldDays}, each a full day of supervised work.`,
  targetAudience: "General site workers at cleanup operations",
  versions: [version("hazwoper-40")],
} as const satisfies OshaProgram;

export const hazwoperRefresher = {
  id: "hazwoper-8-refresher",
  title: `HAZWOPER ${hours.refresher}-Hour Refresher`,
  length: { hours: hours.refresher },
  price: priceOf("hazwoper-8-refresher"),
  description: "The refresher workers with HAZWOPER training need every year.",
  features: [
    "Changes in rules and methods",
    "Recognizing hazards",
    "Protective equipment",
    "Decontamination steps",
    "Emergency response roles",
    "Lessons from incidents",
  ],
  prerequisites: prerequisites("HAZWOPER initial training"),
  certification: `HAZWOPER ${hours.refresher}-Hour refresher certificate`,
  targetAudience: "Site workers and supervisors with HAZWOPER training",
  versions: [version("hazwoper-8-refresher")],
} as const satisfies OshaProgram;

export const hipaa = {
  id: "hipaa",
  title: "HIPAA for Your Workplace",
  length: { contactHours: 2 },
  price: priceOf("hipaa"),
  description: "Patient privacy, with a version for each workplace.",
  features: [
    "What counts as protected health information",
    "Sharing only what is needed, and with whom",
    "The rights of patients",
    "Passwords, email and devices",
    "What to do after a breach",
    "Questions from your own workplace",
  ],
  prerequisites: prerequisites("None"),
  certification: "HIPAA training certificate",
  note: "No government agency endorses private HIPAA training. Your employer still trains you on its own policies.",
  targetAudience: "Anyone who handles patient information",
  versions: [
    {
      ...version("hipaa-dental-offices"),
      title: "HIPAA for Dental Offices",
      description: "Privacy at the front desk, in the chair and in records.",
      features: ["Privacy at the front desk", "X-rays, photos and charts"],
      targetAudience: "Dentists, hygienists, assistants and front-desk staff",
    },
    {
      ...version("hipaa-business-associates"),
      title: "HIPAA for Business Associates",
      description: "For companies that handle health information for others.",
      features: [
        "Who is a business associate",
        "What your agreement requires of you",
        "Working with subcontractors",
      ],
      targetAudience: "Billing, IT, legal, shredding and cloud service staff",
    },
    {
      ...version("hipaa-healthcare-workers"),
      title: "HIPAA for Healthcare Workers",
      description: "Privacy rules for patient care.",
      features: ["Talking with family and visitors", "Phones, photos and social media"],
      targetAudience: "Nurses, aides, therapists, technicians and EMS staff",
    },
    {
      ...version("hipaa-medical-office-staff"),
      title: "HIPAA for Medical Office Staff",
      description: "Privacy rules for phones, scheduling and records.",
      features: ["Phone calls, messages and sign-in sheets", "Releasing records"],
      targetAudience: "Receptionists, schedulers, coders and office managers",
    },
  ],
} as const satisfies OshaProgram;

const patientCare = {
  length: { contactHours: 1 },
  prerequisites: prerequisites("None"),
  certification: "Certificate of completion",
  note: "Check which credit your board accepts.",
} as const;

const ageAppropriateCare = {
  ...patientCare,
  id: "age-appropriate-care",
  title: "Age-Appropriate Care",
  price: priceOf("age-appropriate-care"),
  description: "Needs, risks and communication from infancy to old age.",
  features: [
    "Stages of life and their needs",
    "Talking with children and parents",
    "Safety for older adults",
    "Hearing, sight and memory",
    "Culture and language",
    "Pain at every age",
  ],
  targetAudience: "Nurses, aides and allied health staff",
  versions: [version("age-appropriate-care")],
} as const satisfies OshaProgram;

const advancedHealthcareDirective = {
  ...patientCare,
  id: "advanced-healthcare-directive",
  title: "Advanced Healthcare Directive",
  price: priceOf("advanced-healthcare-directive"),
  description: "What a directive is, who decides and how to act on one.",
  features: [
    "Living wills and healthcare proxies",
    "Do-not-resuscitate orders",
    "The rights of the patient",
    "Starting the conversation",
    "Recording a directive",
    "When family members disagree",
  ],
  targetAudience: "Nurses, social workers, aides and office staff",
  versions: [version("advanced-healthcare-directive")],
} as const satisfies OshaProgram;

export const asepticTechniques = {
  ...patientCare,
  id: "aseptic-techniques",
  title: "Aseptic Techniques",
  price: priceOf("aseptic-techniques"),
  description: "Keeping a field sterile, from hand washing to glove removal.",
  features: [
    "Clean, aseptic and sterile: the difference",
    "Hand hygiene",
    "Gloves, gowns and masks",
    "Setting up a sterile field",
    "Handling sterile supplies",
    "Common breaks in sterile technique, and how to fix them",
  ],
  targetAudience: "Nurses, technicians and medical assistants",
  versions: [{ id: "aseptic-techniques", nextClasses: [{ kind: "self-paced" }] }],
} as const satisfies OshaProgram;

export const oshaGroups = [
  {
    id: "hipaa",
    title: "HIPAA",
    text: "Privacy and security of health information.",
    programs: [hipaa],
  },
  {
    id: "patient-care",
    title: "Clinical skills",
    text: "Single topics that healthcare employers ask for.",
    programs: [ageAppropriateCare, advancedHealthcareDirective, asepticTechniques],
  },
  {
    id: "osha-outreach",
    title: `OSHA ${hours.osha10}-Hour and ${hours.osha30}-Hour`,
    text: "Take the 10-Hour if you're a worker, the 30-Hour if you supervise. Pick construction or general industry.",
    programs: [osha10, osha30],
  },
  {
    id: "hazwoper",
    title: "HAZWOPER",
    text: "For work with hazardous waste or substances.",
    programs: [hazwoper40, hazwoperRefresher],
  },
] as const satisfies readonly OshaGroup[];

/** Every class of the catalog, in page order. */
export const oshaClasses = allOshaClasses(oshaGroups, lengthLabels);

export const oshaPage = {
  title: "OSHA & HIPAA Compliance Courses",
  lead: "Every class and price. Register or pay online.",
  checkoutNote: "Pay for Class opens our card payment provider's secure checkout.",
  /** Follows, if the address of the checkout takes the class or not. */
  namedNote: "Check that it names your class.",
  writeNote: "Put the name of your class in the note.",
  /** The `class` query value on /locations. */
  locationClass: "osha-hipaa",
  register: "Register For Class",
  pay: "Pay for Class",
} as const;
