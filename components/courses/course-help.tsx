import { CallToAction } from '@/components/layout/call-to-action';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { coursePage } from '@/content/courses/course-labels';
import type { SiteCatalog } from '@/components/courses/model/site-course';
import type { RouteId } from '@/content/site/routes';

/** The end of a course page: a person to ask, and the courses of the other organization. */
export function CourseHelp({ catalog, other }: { catalog: SiteCatalog; other: RouteId }) {
  const { help } = coursePage;
  return (
    <CallToAction title={help.title} lead={help.lead}>
      <PhoneLink className={buttonStyle('on-deep', 'lg')} />
      <SiteLink route={other} className={buttonStyle('on-deep', 'lg')}>
        {help.other[catalog.provider]}
        <Icon name="forward" size={18} />
      </SiteLink>
    </CallToAction>
  );
}
