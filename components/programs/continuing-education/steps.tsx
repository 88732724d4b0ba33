import { Section } from '@/components/layout/section';
import { creditSteps } from '@/content/programs/continuing-education';

/** Four steps as a list, with large numbers beside short text. */
export function CreditSteps() {
  return (
    <Section id="how-it-works" title={creditSteps.title}>
      <ol>
        {creditSteps.steps.map((step, index) => (
          <li
            key={step.title}
            className="one-column grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line py-6 lg:grid-cols-12 lg:gap-x-8"
          >
            <span className="font-display text-figure font-bold text-green figures lg:col-span-1">
              {index + 1}
            </span>
            <h3 className="text-title lg:col-span-4">{step.title}</h3>
            <p className="col-start-2 text-ink-soft lg:col-span-7 lg:col-start-auto">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
