import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { businessActions, businessHero, businessMail } from '@/content/programs/business-opportunities';

export function BusinessHero() {
  return (
    <PageHeader
      title={businessHero.title}
      lead={businessHero.lead}
      tone="sand"
      route="businessOpportunities"
      aside={
        <SitePicture
          id="hero-business"
          sizes="(min-width: 64rem) 32rem, 92vw"
          isPriority
          className="rounded-card"
        />
      }
    >
      <OutboundLink to="booking" className={buttonStyle('main', 'lg')}>
        {businessActions.consult}
      </OutboundLink>
      <MailLink subject={businessMail.inquiry} className={buttonStyle('outline', 'lg')}>
        {businessActions.contact}
      </MailLink>
    </PageHeader>
  );
}
