import { Eyebrow, Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { CheckList } from '@/components/ui/check-list';
import { claims } from '@/content/company/claims';
import { complianceBenefits } from '@/content/programs/compliance';

export function ComplianceBenefits() {
  const claim = claims.injuryReduction;
  return (
    <Section id="benefits" title={complianceBenefits.title}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        {claim === null ? null : (
          <figure className="rounded-card bg-apricot p-7 md:col-span-2 lg:col-span-4">
            <p className="font-display text-headline font-bold">
              <FactText fact={claim.text} />
            </p>
            <figcaption className="mt-4 text-sm">
              <FactText fact={claim.source} />
            </figcaption>
          </figure>
        )}
        {complianceBenefits.groups.map((group) => (
          <div key={group.title} className={claim === null ? 'lg:col-span-6' : 'lg:col-span-4'}>
            <Eyebrow>{group.kind}</Eyebrow>
            <h3 className="text-title">{group.title}</h3>
            <CheckList items={group.points} className="mt-5" />
          </div>
        ))}
      </div>
    </Section>
  );
}
