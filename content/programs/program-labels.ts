import { lengthLabels } from "@/content/courses/course-labels";
import type { PriceLabels } from "@/lib/money/price";
import type { CreditLabels } from "@/lib/programs/training-programs";

/** Formats for the price of a program. */
export const priceLabels: PriceLabels = {
  each: "{price} each",
  range: "{from}\u2013{to}",
  onRequest: "Contact us for pricing",
};

/** Formats for continuing-education credit. */
export const creditTemplates: CreditLabels = {
  credit: "{credits} CE credit",
  credits: "{credits} CE credits",
  range: "{from}\u2013{to}",
  onRequest: "You choose",
  ceu: "{ceu} ({hours})",
  lengths: lengthLabels,
};

/**
 * The action on a program card, and the email that it may start, with `{program}`, `{price}` and `{credit}` to fill
 * in.
 */
export const programActions = {
  pay: "Pay for Class",
  register: "Register For Class",
  enroll: "Enroll by email",
  ask: "Ask about this program",
  /** Follows the label above, for screen readers. */
  which: ": {program}",
  mail: "Hello,\n\nI'm interested in this program.\n\nProgram: {program}\nPrice: {price}\nMy name and phone: ",
} as const;

/** Labels on a program card. */
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
