import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { recognizedCertifications } from '@/content/company/about';

/** Five organizations by name, without logos. */
export function AboutCertifications() {
  return (
    <Section
      id="certifications"
      tone="sand"
      title={recognizedCertifications.title}
      lead={<FactText fact={recognizedCertifications.lead} />}
    >
      <ul>
        {recognizedCertifications.bodies.map((body) => (
          <li
            key={body.short}
            className="one-column grid grid-cols-[6.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-control py-3 sm:py-5 md:grid-cols-12 md:gap-x-8"
          >
            <h3 className="contents">
              <span className="font-display text-title font-bold sm:text-headline md:col-span-3">
                {body.short}
              </span>
              <span className="text-title-sm md:col-span-5">{body.name}</span>
            </h3>
            <p className="text-sm text-ink-soft max-md:col-start-2 sm:text-base md:col-span-4">{body.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-ink-soft">{recognizedCertifications.note}</p>
    </Section>
  );
}
