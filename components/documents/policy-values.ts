import { coursePolicies } from '@/content/course-policies';
import { formatWholeDollars } from '@/lib/money';

/** The figures of the class policies in words, for the `{name}`s in the terms. */
export function policyValues(): Readonly<Record<string, string>> {
  const { rushFee, chargebackFee, ...counts } = coursePolicies;
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    rushFee: formatWholeDollars(rushFee),
    chargebackFee: formatWholeDollars(chargebackFee),
  };
}
