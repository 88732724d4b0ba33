import { PageHeader } from '@/components/layout/page-header';
import { plainLinkStyle } from '@/components/ui/text-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { oshaGroups, oshaPage } from '@/content/courses/osha-classes';

export function OshaHeader() {
  return (
    <PageHeader title={oshaPage.title} lead={oshaPage.lead} tone="sand" route="oshaClasses">
      <SiteLink
        route="locations"
        query={{ class: oshaPage.locationClass }}
        className={buttonStyle('main', 'lg')}
      >
        {oshaPage.register}
      </SiteLink>
      {/* Always below the button: beside it, whether it fits depends on the typeface. */}
      <ul className="flex basis-full flex-wrap gap-x-6">
        {oshaGroups.map((group) => (
          <li key={group.id}>
            <a href={`#${group.id}`} className={plainLinkStyle}>
              {group.title}
            </a>
          </li>
        ))}
      </ul>
    </PageHeader>
  );
}
