import { confirmedBy } from "@/content/site/company-facts";
import { priceOf } from "@/content/site/prices";
import { lengthLabels } from "@/content/courses/course-labels";
import type { IconName } from "@/lib/site/icon-name";
import { claims } from "@/content/company/claims";
import { coursePolicies } from "@/content/courses/course-policies";
import { programOfClasses, type TrainingProgram } from "@/lib/programs/training-programs";
import { hazwoper40, hazwoperRefresher, hipaa, osha10, osha30 } from "@/content/courses/osha-classes";
import type { PictureId } from "@/content/site/pictures";

/** The upcoming classes on a program card are hidden unless this is true (docs/specification.md#hidden-blocks). */
export const complianceFlags: { readonly isUpcomingClassesShown: boolean } = {
  isUpcomingClassesShown: false,
};

/** Subjects of the emails sent from this page (docs/specification.md#email-subjects). */
export const complianceMail = { group: "Group Training Request" } as const;

/** The buttons at the top and bottom of the page. */
export const complianceActions = {
  group: "Request Group Training",
  locations: "Find Training Locations",
  /** Below it, because it leads to another site. */
  where: "Opens our booking site",
  /** To the list of programs, which a phone shows below the form. */
  prices: "Programs and prices",
} as const;

/** The group request at the top of the page: labels, and the email. */
export const groupRequest = {
  title: "Get a price for your group",
  program: "Program",
  notSure: "Not sure yet",
  place: "Location",
  placeHint: "City, or your address",
  /** Follows the price of one seat once the group is large enough. */
  groupPrice: "Ask for the group price.",
  /** `{program}`, `{people}`, `{place}` and `{day}` are the entries of the form. */
  mail: "Hello,\n\nPlease send us a quote for group training.\n\nProgram: {program}\nPeople: {people}\nLocation: {place}\nPreferred day: {day}\nMy name and phone: ",
} as const;

export const compliancePrices = {
  title: "Programs",
  lead: "Prices are per person.",
  classes: "See every class and date",
} as const;

export const complianceHero = {
  title: "Safety training that holds up on the job.",
  lead: "OSHA, HIPAA and first aid training for your team: in person, online or at your location.",
} as const;

export const complianceReasons = {
  title: "Why compliance matters",
  reasons: [
    {
      title: "Prevent injuries",
      text: "Trained crews avoid hazards, and act while the ambulance is on its way.",
    },
    { title: "Ensure compliance", text: "Have training records ready for inspectors, insurers and clients." },
    { title: "Protect your business", text: "An injury costs workdays, repairs and trust." },
  ],
} as const;

/** The specification has only OSHA and HIPAA classes; we added these two programs. */
const offered = (certificate: string) => confirmedBy("compliance-programs", certificate);

/** The program cards (docs/specification.md#compliance): the OSHA and HIPAA catalog, and two programs for groups. */
export const compliancePrograms = [
  programOfClasses(osha10, lengthLabels),
  programOfClasses(osha30, lengthLabels),
  programOfClasses(hazwoper40, lengthLabels),
  programOfClasses(hazwoperRefresher, lengthLabels),
  programOfClasses(hipaa, lengthLabels),
  {
    id: "bloodborne-pathogens",
    title: "Bloodborne Pathogens",
    targetAudience: "Anyone exposed to blood at work",
    price: priceOf("bloodborne-pathogens"),
    duration: "Planned with you",
    description: "How infections spread, how to stop them and what to do after an exposure.",
    features: [
      "How bloodborne infections spread",
      "Gloves and masks, and how to take them off safely",
      "Sharps and how to handle them",
      "Cleaning up a spill",
      "Hepatitis B vaccine: what to ask for",
      "First steps after an exposure",
    ],
    prerequisites: "None",
    certification: offered("Certificate of completion"),
    nextClasses: [{ kind: "on-request" }],
    action: { kind: "ask", button: "ask" },
    note: "OSHA requires this training when a job with exposure starts and every year after, with a chance to ask questions. A video alone isn't enough.",
    isCourse: true,
  },
  {
    id: "workplace-first-aid",
    title: "First Aid, CPR & AED at Work",
    targetAudience: "Teams on every shift",
    price: priceOf("workplace-first-aid"),
    duration: "Planned with you",
    description: `Hands-on first aid, CPR and AED practice, at your location or ours. The group price starts at ${coursePolicies.groupMinimum} people.`,
    features: [
      "Adult CPR on manikins",
      "Using an AED",
      "Choking",
      "Bleeding, burns and broken bones",
      "Sudden illness and heat",
      "Finding your own AED and first aid kit",
    ],
    prerequisites: "None",
    certification: offered("The card of the organization you choose"),
    nextClasses: [{ kind: "on-request" }],
    action: { kind: "ask", button: "ask" },
    isCourse: true,
  },
] as const satisfies readonly TrainingProgram[];

export type ComplianceProgramId = (typeof compliancePrograms)[number]["id"];

type Industry = {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureId;
  readonly programs: readonly ComplianceProgramId[];
};

export const complianceIndustries = {
  title: "Industries we serve",
  industries: [
    {
      title: "Construction",
      text: "Falls, electricity, trenches and moving machines.",
      picture: "industry-construction",
      programs: ["osha-10-hour", "osha-30-hour", "workplace-first-aid"],
    },
    {
      title: "Manufacturing",
      text: "Machine guards, lockout, noise and chemicals.",
      picture: "industry-manufacturing",
      programs: ["osha-10-hour", "hazwoper-40", "hazwoper-8-refresher"],
    },
    {
      title: "Healthcare",
      text: "Blood, sharps and patient records.",
      picture: "industry-healthcare",
      programs: ["hipaa", "bloodborne-pathogens"],
    },
    {
      title: "Office environments",
      text: "A sudden collapse can happen anywhere.",
      picture: "industry-office",
      programs: ["workplace-first-aid", "hipaa"],
    },
  ] satisfies readonly Industry[],
} as const;

export const complianceBenefits = {
  title: "Why it pays off",
  groups: [
    {
      title: "On the books",
      kind: "Financial",
      points: [
        "Fewer lost workdays and claims",
        "Records ready for insurers and inspectors",
        "Fewer repairs, fines and stopped jobs",
        "A safety record that helps you win bids",
      ],
    },
    {
      title: "On the floor",
      kind: "Operational",
      points: [
        "Work planned around its hazards",
        "New hires ready sooner",
        "A calm, practiced response",
        "People who stay because they feel safe",
      ],
    },
  ],
} as const;

type TrainingWay = {
  readonly title: string;
  readonly icon: IconName;
  readonly where: string;
  readonly how: string;
  readonly suits: string;
  readonly mind: string;
};

export const complianceWays = {
  terms: { where: "Where", how: "How", suits: "Best for", mind: "Good to know" },
  title: "Three ways to train",
  lead: "Or blend them: coursework online, skills in person.",
  ways: [
    {
      title: "In person",
      icon: "Users",
      where: "Our training locations",
      how: `A class of ${claims.classSize.value} with an instructor and equipment`,
      suits: "Small teams",
      mind: "See open dates on our booking site",
    },
    {
      title: "Online",
      icon: "Laptop",
      where: "Any computer or tablet",
      how: "At your own pace, with a final test",
      suits: "Shift workers and multiple sites",
      mind: "Hands-on skills still need a session in person",
    },
    {
      title: "On-site",
      icon: "BuildingComplex",
      where: "Your workplace",
      how: "We bring everything",
      suits: `Groups of ${coursePolicies.groupMinimum} or more`,
      mind: `Ask ${coursePolicies.rushDays} days ahead to avoid the rush fee`,
    },
  ] satisfies readonly TrainingWay[],
} as const;

export const complianceCall = {
  title: "Tell us how many people, and where.",
  lead: "We'll reply with a date, a price and a checklist.",
  ways: [
    { label: complianceActions.group, mail: complianceMail.group },
    { label: complianceActions.locations, outbound: "booking" },
  ],
} as const;
