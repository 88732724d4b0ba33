import { CallToAction } from '@/components/layout/call-to-action';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { aboutCall } from '@/content/company/about';

export function AboutClosing() {
  return (
    <CallToAction title={aboutCall.title} lead={aboutCall.lead}>
      <SiteLink route="locations" className={buttonStyle('main', 'lg')}>
        {aboutCall.find}
      </SiteLink>
      <SiteLink route="home" hash="contact" className={buttonStyle('on-deep', 'lg')}>
        {aboutCall.contact}
      </SiteLink>
    </CallToAction>
  );
}
