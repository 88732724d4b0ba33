import { Section } from '@/components/layout/section';
import { claims } from '@/content/company/claims';
import { complianceReasons } from '@/content/programs/compliance';

/** One figure with its source on the left, three reasons as lines of text on the right. */
export function ComplianceReasons() {
  const claim = claims.injuryEverySevenSeconds;
  return (
    <Section id="why" title={complianceReasons.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <figure className="lg:col-span-5">
          <blockquote>
            <p className="font-display text-figure font-bold text-green figures">{claim.figure}</p>
            <p className="mt-3 max-w-sm text-xl">{claim.text}</p>
          </blockquote>
          <figcaption className="mt-3 text-sm text-ink-soft">{claim.source}</figcaption>
        </figure>
        <ul className="lg:col-span-7">
          {complianceReasons.reasons.map((reason) => (
            <li
              key={reason.title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[13rem_1fr] sm:py-6"
            >
              <h3 className="text-title-sm">{reason.title}</h3>
              <p className="text-ink-soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
