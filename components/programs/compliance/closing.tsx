import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { complianceActions, complianceCall, complianceMail } from '@/content/programs/compliance';

export function ComplianceClosing() {
  return (
    <CallToAction title={complianceCall.title} lead={complianceCall.lead}>
      <MailLink subject={complianceMail.group} className={buttonStyle('main', 'lg')}>
        {complianceActions.group}
      </MailLink>
      <OutboundLink to="booking" className={buttonStyle('on-deep', 'lg')}>
        {complianceActions.locations}
      </OutboundLink>
    </CallToAction>
  );
}
