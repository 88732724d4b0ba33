import { Section } from '@/components/layout/section';
import { businessPath } from '@/content/programs/business-opportunities';

/** A path that climbs from left to right on wide screens and runs down the side on small ones. */
const heights = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', 'lg:mt-0'] as const;

export function BusinessPath() {
  return (
    <Section id="steps" tone="apricot" title={businessPath.title}>
      <ol className="grid max-lg:border-l-2 max-lg:border-ink lg:grid-cols-4 print:grid-cols-4 print:border-0">
        {businessPath.steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative pb-3 pl-7 lg:border-t-2 lg:border-l-2 lg:border-ink lg:pt-5 lg:pr-6 lg:pb-0 lg:pl-5 print:mt-0 print:pl-3 ${heights[index] ?? ''}`}
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-[0.5625rem] size-4 rounded-full bg-ink lg:-top-[0.5625rem]"
            />
            <p className="font-display text-title font-bold figures max-lg:float-left max-lg:mr-3 lg:text-figure">
              {index + 1}
            </p>
            <h3 className="text-title lg:mt-2">{step.title}</h3>
            <p className="mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
