import type { RouteId } from "@/content/site/routes";

/** Words of the list of everything, and of the search over it. */
export const aToZ = {
  title: "Everything, A to Z",
  lead: "Courses, cities, products, clinical references and questions.",
  search: "Search, or go by the letter.",
  letters: "Letters",
} as const;

/** What an entry is, after its name. */
export const entryKinds = {
  page: "Page",
  course: "{provider} course",
  osha: "OSHA & HIPAA class",
  program: "Program",
  city: "Classes in this city",
  clinical: "{page}",
  question: "Question",
} as const;

/** What people type for something that has another name on the page. */
export const alsoCalled = {
  "aha/bls-provider": "basic life support nurse hospital CPR for healthcare renewal recertification",
  "red-cross/bls-provider": "basic life support nurse hospital CPR for healthcare renewal recertification",
  "aha/acls": "advanced cardiovascular life support cardiac",
  "aha/pals": "pediatric advanced life support children",
  "aha/heartsaver-cpr-aed": "CPR class infant baby child adult workplace",
  "red-cross/adult-pediatric-cpr-first-aid-aed": "CPR class infant baby child newborn parents workplace",
  "red-cross/babysitter-training": "babysitting teen child care",
  "red-cross/wilderness-first-aid": "outdoors hiking camp scouts",
  "red-cross/emergency-medical-responder": "EMR EMT",
} as const satisfies Readonly<Record<string, string>>;

type Way = {
  readonly title: string;
  readonly route: RouteId;
  readonly hash?: string;
  readonly keywords: string;
};

/** Parts of pages that people look for by name. */
export const namedWays = [
  {
    title: "Which course do I need?",
    route: "locations",
    hash: "which-course",
    keywords: "choose chooser help",
  },
  {
    title: "Class dates by city",
    route: "locations",
    hash: "cities",
    keywords: "schedule calendar upcoming next day today tomorrow weekend saturday sunday evening near me",
  },
  {
    title: "When does my card expire?",
    route: "ahaCourses",
    hash: "renewal",
    keywords: "renewal renew expired date calendar",
  },
  {
    title: "Request Group Training",
    route: "hostTraining",
    hash: "group",
    keywords: "group team company on-site quote price people employees",
  },
  {
    title: "Emergency simulation",
    route: "home",
    hash: "simulation",
    keywords: "practice game compressions",
  },
  { title: "Contact", route: "home", hash: "contact", keywords: "phone email address hours call" },
  {
    title: "Pay for eCards",
    route: "instructors",
    hash: "quick-access",
    keywords: "instructor ecards cards buy",
  },
] as const satisfies readonly Way[];
