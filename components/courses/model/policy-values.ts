import { coursePolicies } from '@/content/courses/course-policies';
import { formatWholeDollars } from '@/lib/money/money';

const { groupMinimum, rushFee, rushDays } = coursePolicies;

/** When the group price applies, and what a late request costs. */
export const groupRules = { groupMinimum, rushFee, rushDays } as const;

/** The figures of the class policies as text, for the `{name}` placeholders in the terms. */
export function policyValues(): Readonly<Record<string, string>> {
  const { rushFee, chargebackFee, ...counts } = coursePolicies;
  const noShowHours: number = counts.noShowHours;
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    noShowTime: `${noShowHours} hour${noShowHours === 1 ? '' : 's'}`,
    rushFee: formatWholeDollars(rushFee),
    chargebackFee: formatWholeDollars(chargebackFee),
  };
}
