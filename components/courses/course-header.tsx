import { FactText } from '@/components/facts/fact-text';
import { PageHeader } from '@/components/layout/page-header';
import { Icon } from '@/components/ui/icon';
import { coursePage } from '@/content/courses/course-labels';
import type { RouteId } from '@/content/site/routes';
import { listedCourses } from '@/lib/courses/courses';
import type { SiteCatalog } from '@/components/courses/model/site-course';

/** Title and lead on the left; on the right every course of the page with its length, as a table of contents. */
export function CourseHeader({ catalog, route }: { catalog: SiteCatalog; route: RouteId }) {
  return (
    <PageHeader
      title={catalog.title}
      lead={catalog.lead}
      route={route}
      backLabel={coursePage.back}
      aside={<CourseIndex catalog={catalog} />}
    />
  );
}

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
              <Icon name="jump" className="text-green" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
