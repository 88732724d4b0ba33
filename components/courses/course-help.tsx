import { CallToAction } from '@/components/layout/call-to-action';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { RouteId } from '@/content/routes';

/** The end of a course page: a person to ask, and the courses of the other organization. */
export function CourseHelp({ other, otherLabel }: { other: RouteId; otherLabel: string }) {
  return (
    <CallToAction title="Not sure which card you need?" lead="Ask the person who will check it. Or call us: tell us where you work, and we name the class.">
      <PhoneLink className={buttonStyle('on-deep', 'lg')} />
      <SiteLink route={other} className={buttonStyle('on-deep', 'lg')}>{otherLabel}<Icon name="forward" size={18} /></SiteLink>
    </CallToAction>
  );
}
