import { coursePolicies } from '@/content/courses/course-policies';
import { formatWholeDollars } from '@/lib/money/money';

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
