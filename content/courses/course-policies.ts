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

/**
 * Questions with the same answers for every course of both organizations. `{name}` is replaced by a figure from
 * above.
 */
export const policyQuestions = [
  {
    id: "when-to-pay",
    question: "When do I pay?",
    answer:
      "In full, when you register. Groups may ask for an invoice. Paying by cash, by check or on the day of class requires our approval beforehand.",
  },
  {
    id: "change-date",
    question: "What if I have to change my date?",
    answer:
      "Tell us before the class. We will move you to another date at no charge, as long as there is a seat.",
  },
  {
    id: "cancel",
    question: "Do I get my money back if I cancel?",
    answer:
      "Fees are not refundable, but you may get credit toward a course. If we cancel the class, you get a full refund, except for online parts.",
  },
  {
    id: "late",
    question: "What happens if I am late?",
    answer:
      "If you are more than {lateMinutes} minutes late, you may have to take another date. If you are more than {lateMinutesWithoutContact} minutes late and have not contacted us, you will have to. If we hear nothing within {noShowTime} of the start, you forfeit the fee and have to register and pay again.",
  },
  {
    id: "group-price",
    question: "Is there a price for groups?",
    answer:
      "Yes. The group price applies to {groupMinimum} or more students in one class. Payment for group training is due within {groupPaymentDueDays} days of your request, or {groupPaymentDueHoursSameWeek} hours before a class in the same week. A request made less than {rushDays} days ahead carries a {rushFee} rush fee.",
  },
] as const;
