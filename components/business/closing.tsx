import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { businessCall, businessMail } from '@/content/business-opportunities';

export function BusinessClosing() {
  return (
    <CallToAction title={businessCall.title} lead={businessCall.lead}>
      <OutboundLink to="booking" className={buttonStyle('main', 'lg')}>Schedule Consultation</OutboundLink>
      <MailLink subject={businessMail.inquiry} className={buttonStyle('on-deep', 'lg')}>Contact Us</MailLink>
    </CallToAction>
  );
}
