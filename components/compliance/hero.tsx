import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { complianceHero, complianceMail } from '@/content/compliance';

export function ComplianceHero() {
  return (
    <PageHeader
      title={complianceHero.title}
      lead={complianceHero.lead}
      tone="apricot"
      parent="home"
      parentHash="services"
      aside={<SitePicture id="hero-compliance" sizes="(min-width: 64rem) 32rem, 92vw" isPriority className="rounded-card" />}
    >
      <MailLink subject={complianceMail.group} className={buttonStyle('main', 'lg')}>Request Group Training</MailLink>
      <OutboundLink to="booking" className={buttonStyle('outline', 'lg')}>Find Training Locations</OutboundLink>
    </PageHeader>
  );
}
