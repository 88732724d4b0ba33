import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { complianceCall, complianceMail } from '@/content/compliance';

export function ComplianceClosing() {
  return (
    <CallToAction title={complianceCall.title} lead={complianceCall.lead}>
      <MailLink subject={complianceMail.group} className={buttonStyle('main', 'lg')}>Request Group Training</MailLink>
      <OutboundLink to="booking" className={buttonStyle('on-deep', 'lg')}>Find Training Locations</OutboundLink>
    </CallToAction>
  );
}
