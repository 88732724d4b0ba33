import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { continuingEducationMail, creditCall } from '@/content/programs/continuing-education';

export function ContinuingEducationClosing() {
  return (
    <CallToAction title={creditCall.title} lead={creditCall.lead}>
      <MailLink subject={continuingEducationMail.inquiry} className={buttonStyle('main', 'lg')}>
        {creditCall.contact}
      </MailLink>
      <OutboundLink to="booking" className={buttonStyle('on-deep', 'lg')}>
        {creditCall.browse}
      </OutboundLink>
    </CallToAction>
  );
}
