import { Section } from '@/components/layout/section';
import { businessReasons } from '@/content/programs/business-opportunities';

/** Four reasons in two columns. */
export function BusinessReasons() {
  return (
    <Section id="why" title={businessReasons.title}>
      <ul className="grid gap-x-16 gap-y-4 sm:grid-cols-2 sm:gap-y-10">
        {businessReasons.reasons.map((reason) => (
          <li key={reason.title}>
            <h3 className="border-t-2 border-green pt-3 text-title sm:pt-4">{reason.title}</h3>
            <p className="mt-1.5 max-w-narrow text-ink-soft sm:mt-3 sm:text-lg">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
