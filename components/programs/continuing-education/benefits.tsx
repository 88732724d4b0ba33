import { Section } from '@/components/layout/section';
import { creditBenefits } from '@/content/programs/continuing-education';

export function CreditBenefits() {
  return (
    <Section id="benefits" tone="deep" title={creditBenefits.title}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {creditBenefits.points.map((point) => (
          <li key={point.title} className="border-t border-on-deep-line pt-5">
            <h3 className="text-title-sm text-on-deep-accent">{point.title}</h3>
            <p className="mt-2 text-on-deep-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
