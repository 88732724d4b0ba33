import { onlineKind } from "@/content/locations/locations";
import { hasOnlineForm } from "@/content/site/outbound";
import type { RouteId } from "@/content/site/routes";

/** Words of the list of everything, and of the search over it. */
export const aToZ = {
  title: "Everything, A to Z",
  lead: "Courses, cities, products, clinical references and questions.",
  search: "Search, or go by the letter.",
  letters: "Letters",
} as const;

/** What an entry is, after its name. A page needs none. */
export const entryKinds = {
  course: "{provider} course",
  osha: "OSHA & HIPAA class",
  city: "Classes",
  question: "Question, {provider}",
} as const;

/** The page of an entry where its label is long. */
export const shortNames: Readonly<Partial<Record<RouteId, string>>> = {
  aclsAlgorithm: "ACLS",
  blsAlgorithm: "BLS",
  palsAlgorithm: "PALS",
  bradycardiaAlgorithm: "Bradycardia",
  tachycardiaAlgorithm: "Tachycardia",
  equipment: "Equipment",
  booksGuides: "Book",
};

/** What people type for something that has another name on the page. */
export const alsoCalled = {
  "aha/bls-provider": "basic life support nurse hospital CPR for healthcare",
  "red-cross/bls-provider": "basic life support nurse hospital CPR for healthcare",
  "aha/acls": "advanced cardiovascular life support cardiac",
  "aha/pals": "pediatric advanced life support children",
  "aha/heartsaver-cpr-aed": "CPR class infant baby child adult workplace",
  "red-cross/adult-pediatric-cpr-first-aid-aed": "CPR class infant baby child newborn parents workplace",
  "red-cross/babysitter-training": "babysitting teen child care",
  "red-cross/wilderness-first-aid": "outdoors hiking camp scouts",
  "red-cross/emergency-medical-responder": "EMR EMT",
} as const satisfies Readonly<Record<string, string>>;

/** What people type for every course with a card that expires. */
export const everyCourse = "renewal card expires";

type Way = {
  readonly title: string;
  readonly route: RouteId;
  readonly hash?: string;
  readonly query?: Readonly<Record<string, string>>;
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
    keywords:
      "schedule calendar upcoming next day today tomorrow weekend saturday sunday evening near me cpr bls acls pals first aid classes",
  },
  ...(hasOnlineForm
    ? [
        {
          title: "Take a class online",
          route: "locations" as const,
          query: { class: onlineKind },
          keywords: "video home zoom",
        },
      ]
    : []),
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
  {
    title: "Text size, dark mode and contrast",
    route: "accessibility",
    keywords:
      "font large larger big bigger print colors theme night high zoom magnify screen reader keyboard",
  },
  { title: "Contact", route: "home", hash: "contact", keywords: "phone email address hours call" },
  {
    title: "Become a CPR instructor",
    route: "businessOpportunities",
    hash: "cpr-instructor",
    keywords: "teach training course certification",
  },
  {
    title: "Pay for eCards",
    route: "instructors",
    hash: "quick-access",
    keywords: "instructor ecards cards buy",
  },
] as const satisfies readonly Way[];
