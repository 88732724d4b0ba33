import type { CardRule } from "@/lib/courses/courses";

/** The rules for every class, as numbers (docs/specification.md#policies), used by courses, quotes and terms. */
export const coursePolicies = {
  /** Minimum number of people for the group price. */
  groupMinimum: 10,
  /** Students younger than this call before they register. */
  callFirstBelowAge: 18,
  /** Rush fee for group training requested less than `rushDays` days ahead. */
  rushFee: 7500,
  rushDays: 30,
  chargebackFee: 5000,
  groupPaymentDueDays: 7,
  groupPaymentDueHoursSameWeek: 72,
  lateMinutes: 10,
  lateMinutesWithoutContact: 15,
  noShowHours: 1,
} as const;

/** How long a card is valid, such as "2 years", by the rule of its organization; `others` are those with another length. */
export function expiryText(rule: CardRule, validity: string, others = ""): string {
  return {
    "end-of-month": `For ${validity}, to the end of the month${others}. A card issued on March 10 expires on March 31 in its last year.`,
    "same-day": `For ${validity} to the day${others}. A certificate issued on March 10 expires on March 10 in its last year.`,
  }[rule];
}

/**
 * Questions with the same answers for every course of both organizations. `{name}` is replaced by a figure from
 * above.
 */
export const policyQuestions = [
  {
    id: "when-to-pay",
    question: "When do I pay?",
    answer:
      "In full, when you register. Groups may ask for an invoice. Cash, check or day-of payment needs our approval first.",
  },
  {
    id: "change-date",
    question: "What if I need to change my date?",
    answer: "Tell us before class. We'll move you to another date at no charge, if there's a seat.",
  },
  {
    id: "cancel",
    question: "Do I get my money back if I cancel?",
    answer:
      "Fees aren't refundable, but you may get course credit. If we cancel, you get a full refund, except for online parts.",
  },
  {
    id: "late",
    question: "What if I'm late?",
    answer:
      "More than {lateMinutes} minutes late, you may have to reschedule. More than {lateMinutesWithoutContact} minutes without contacting us, you'll have to. If we don't hear from you within {noShowTime} of the start, you forfeit the fee and have to register and pay again.",
  },
  {
    id: "group-price",
    question: "Is there a price for groups?",
    answer:
      "Yes, for {groupMinimum} or more students in one class. Payment is due within {groupPaymentDueDays} days of your request, or {groupPaymentDueHoursSameWeek} hours before a class in the same week. Requests less than {rushDays} days ahead carry a {rushFee} rush fee.",
  },
] as const;
