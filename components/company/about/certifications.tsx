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
            key={body.id}
            className="grid gap-x-8 gap-y-1 border-t border-control py-5 md:grid-cols-12 md:items-baseline"
          >
            <h3 className="contents">
              <span className="font-display text-headline font-bold md:col-span-3">{body.short}</span>
              <span className="text-title-sm md:col-span-5">{body.name}</span>
            </h3>
            <p className="text-ink-soft md:col-span-4">{body.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure text-sm text-ink-soft">{recognizedCertifications.note}</p>
    </Section>
  );
}
