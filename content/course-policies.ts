/** The rules behind every class, as numbers (spec part 2, section 9). Courses, quotes and terms read them from here. */
export const coursePolicies = {
  /** Number of people from which the group price applies. */
  groupMinimum: 10,
  /** Rush fee for group training that is requested less than `rushDays` ahead. */
  rushFee: 7500,
  rushDays: 30,
  chargebackFee: 5000,
  groupPaymentDueDays: 7,
  groupPaymentDueHoursSameWeek: 72,
  lateMinutes: 10,
  lateMinutesWithoutContact: 15,
  noShowHours: 1,
} as const;

/** Questions whose answers are the same for every course of either organization. `{name}` stands for a figure from above. */
export const policyQuestions = [
  {
    question: 'When do I pay?',
    answer: 'In full, when you register. Groups may ask for an invoice. Cash, check or payment on the day needs our approval before the class.',
  },
  {
    question: 'What if I have to change my date?',
    answer: 'Tell us before the class. We move you to another date at no charge, as long as there is a seat.',
  },
  {
    question: 'Do I get my money back if I cancel?',
    answer: 'Fees are not refundable, but you may get credit toward a course. If we cancel the class, you get a full refund, except for online parts.',
  },
  {
    question: 'What happens if I am late?',
    answer: 'If you are more than {lateMinutes} minutes late, you may have to take another date. After {lateMinutesWithoutContact} minutes without a word from you, you have to. If we hear nothing within one hour of the start, the fee is lost and you register and pay again.',
  },
  {
    question: 'Is there a price for groups?',
    answer: 'Yes. The group price applies to {groupMinimum} or more students in one class. Group training is paid within {groupPaymentDueDays} days of your request, or {groupPaymentDueHoursSameWeek} hours before a class in the same week. A request made less than {rushDays} days ahead adds a {rushFee} rush fee.',
  },
] as const;
