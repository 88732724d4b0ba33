import { lengthLabels } from "@/content/courses/course-labels";
import type { PriceLabels } from "@/lib/money/price";
import type { CreditLabels } from "@/lib/programs/training-programs";

/** How the price of a program is written. */
export const priceLabels: PriceLabels = {
  each: "{price} each",
  range: "{from}\u2013{to}",
  onRequest: "Contact us for pricing",
};

/** How continuing-education credit is written. */
export const creditTemplates: CreditLabels = {
  credit: "{credits} CE credit",
  credits: "{credits} CE credits",
  range: "{from}\u2013{to}",
  onRequest: "You choose",
  ceu: "{ceu} ({hours})",
  lengths: lengthLabels,
};

/** The one action of a program's card, and the e-mail that it may start: `{program}`, `{price}` and `{credit}` are filled in. */
export const programActions = {
  pay: "Pay for Class",
  register: "Register For Class",
  enroll: "Enroll by e-mail",
  ask: "Ask about this program",
  /** Read out after the words above. */
  which: ": {program}",
  mail: "Hello,\n\nI am interested in this program.\n\nProgram: {program}\nPrice: {price}\nMy name and phone: ",
} as const;

/** Names of the parts of a program's card. */
export const programTerms = {
  details: "Details",
  duration: "Duration",
  earning: "Earning potential",
  credit: "Credit",
  audience: "For",
  certification: "Certification",
  prerequisites: "Prerequisites",
  included: "Training Includes",
  additional: "Additional Topics",
  upcomingClasses: "Upcoming Classes",
  upcomingSessions: "Upcoming Training Sessions",
  courseAccess: "Course Access",
} as const;
