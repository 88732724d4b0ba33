import { FactText } from '@/components/facts/fact-text';
import { CallToAction } from '@/components/layout/call-to-action';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { PhoneLink } from '@/components/links/phone-link';
import { WayLink } from '@/components/links/way-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { coursePage } from '@/content/courses/course-labels';
import { listedCourses } from '@/lib/courses/courses';
import { CourseViews } from './course-views';
import { coursesRoute } from './model/class-request-id';
import { courseGraph } from './model/course-graph';
import type { SiteCatalog } from './model/site-course';

/** The courses of an organization: every one with its length, three views, and a person to ask. */
export function CoursePage({ catalog }: { catalog: SiteCatalog }) {
  const { back, help } = coursePage;
  const route = coursesRoute[catalog.provider];
  return (
    <Page route={route} graph={courseGraph(route, catalog)}>
      <PageHeader
        title={catalog.title}
        lead={catalog.lead}
        route={route}
        backLabel={back}
        aside={<CourseIndex catalog={catalog} />}
      />
      <CourseViews catalog={catalog} />
      <CallToAction title={help.title} lead={help.lead}>
        <PhoneLink className={buttonStyle('on-deep', 'lg')} />
        <WayLink way={help.other[catalog.provider]} className={buttonStyle('on-deep', 'lg')}>
          <Icon name="ArrowRight" size={18} />
        </WayLink>
      </CallToAction>
    </Page>
  );
}

/** A table of contents, on the right on wide screens. */
function CourseIndex({ catalog }: { catalog: SiteCatalog }) {
  return (
    <nav aria-label={coursePage.index} className="lg:pt-10">
      <ol className="border-b border-control">
        {listedCourses(catalog.courses).map((course) => (
          <li key={course.id} className="border-t border-control">
            <a href={`#${course.id}`} className="group flex min-h-14 items-center gap-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-display text-title-sm font-bold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {course.title}
                </span>
                <span className="block text-sm text-ink-soft">
                  <FactText fact={course.duration} />
                </span>
              </span>
              <Icon name="ArrowDown" className="text-green" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
