import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { businessActions, businessCall, businessMail } from '@/content/programs/business-opportunities';

export function BusinessClosing() {
  return (
    <CallToAction title={businessCall.title} lead={businessCall.lead}>
      <OutboundLink to="booking" className={buttonStyle('main', 'lg')}>
        {businessActions.consult}
      </OutboundLink>
      <MailLink subject={businessMail.inquiry} className={buttonStyle('on-deep', 'lg')}>
        {businessActions.contact}
      </MailLink>
    </CallToAction>
  );
}
