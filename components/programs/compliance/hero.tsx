import { PageHeader } from '@/components/layout/page-header';
import { HostGuideLink } from '@/components/links/host-guide';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { GroupPanel } from '@/components/programs/group-panel';
import { buttonStyle } from '@/components/ui/button-style';
import { loneLinkStyle } from '@/components/ui/text-link';
import { complianceActions, complianceHero } from '@/content/programs/compliance';

/** Leads with the group form: visitors here want training for many people, and need a price and a date. */
export function ComplianceHero() {
  return (
    <PageHeader
      title={complianceHero.title}
      lead={complianceHero.lead}
      tone="sand"
      route="oshaCompliance"
      aside={
        <GroupPanel>
          <HostGuideLink />
        </GroupPanel>
      }
    >
      <OutboundLink to="booking" className={buttonStyle('outline', 'lg')}>
        {complianceActions.locations}
      </OutboundLink>
      <p className="text-sm text-ink-soft">{complianceActions.where}</p>
      <SiteLink route="oshaCompliance" hash="programs" className={`${loneLinkStyle} md:hidden`}>
        {complianceActions.prices}
      </SiteLink>
    </PageHeader>
  );
}
