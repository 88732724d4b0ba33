import { Section } from '@/components/layout/section';
import { businessReasons } from '@/content/programs/business-opportunities';

/** Four reasons in two columns, the second one lower: read in a zigzag. */
export function BusinessReasons() {
  return (
    <Section id="why" title={businessReasons.title}>
      <ul className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
        {businessReasons.reasons.map((reason, index) => (
          <li key={reason.id} className={index % 2 === 1 ? 'sm:mt-16 print:mt-0' : ''}>
            <h3 className="border-t-2 border-green pt-4 text-title">{reason.title}</h3>
            <p className="mt-3 max-w-narrow text-lg text-ink-soft">{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
