/** The figures of the class policies (spec part 2, sections 5 and 9). The terms and the group quote read them from here. */
export const coursePolicies = {
  /** Fee for a group request made less than `rushDays` ahead, in cents. */
  rushFee: 7500,
  rushDays: 30,
  /** In cents. */
  chargebackFee: 5000,
  /** Group payment is due so many days after the request. */
  groupPaymentDueDays: 7,
  /** ... or so many hours before the training, if that is in the same week. */
  groupPaymentDueHoursSameWeek: 72,
  /** Students from which the group price applies. */
  groupMinimum: 10,
  /** From here on late arrival may mean rescheduling. */
  lateMinutes: 10,
  /** From here on, without contact, rescheduling is required. */
  lateMinutesWithoutContact: 15,
} as const;
