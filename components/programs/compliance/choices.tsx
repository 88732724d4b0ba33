import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { complianceChoices } from '@/content/programs/compliance';
import { complianceProgramTitle } from '@/components/programs/view/program-title';

/** The decision strip: from the situation straight to the program that answers it. */
export function ComplianceChoices() {
  return (
    <Section id="choose" tone="mint" isCompact title={complianceChoices.title}>
      <ul className="grid gap-x-16 lg:grid-cols-2">
        {complianceChoices.choices.map((choice) => (
          <li key={choice.program} className="border-t border-control">
            <SiteLink
              route="oshaCompliance"
              hash={choice.program}
              className="group flex min-h-14 flex-col justify-center gap-x-6 py-3 sm:flex-row sm:items-center sm:justify-between"
            >
              <span className="text-ink-soft">{choice.situation}</span>
              <span className="flex items-center gap-2 font-semibold group-hover:underline">
                {complianceProgramTitle(choice.program)}
                <Icon name="down" size={18} className="text-green" />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
