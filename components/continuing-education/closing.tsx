import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { continuingEducationMail, creditCall } from '@/content/continuing-education';

export function ContinuingEducationClosing() {
  return (
    <CallToAction title={creditCall.title} lead={creditCall.lead}>
      <MailLink subject={continuingEducationMail.inquiry} className={buttonStyle('main', 'lg')}>Contact Us</MailLink>
      <OutboundLink to="booking" className={buttonStyle('on-deep', 'lg')}>Browse All Courses</OutboundLink>
    </CallToAction>
  );
}
