import { FactText } from '@/components/preview/fact-text';
import { PageHeader } from '@/components/layout/page-header';
import { Icon } from '@/components/ui/icon';
import { routes, type RouteId } from '@/content/routes';
import { listedCourses } from '@/lib/courses';
import type { SiteCatalogue } from './site-course';

/** Title and lead on the left; on the right every course of the page with its length, as a table of contents. */
export function CourseHeader({ catalogue, route, hasBreadcrumb = false }: { catalogue: SiteCatalogue; route: RouteId; hasBreadcrumb?: boolean }) {
  return (
    <PageHeader
      title={catalogue.title}
      lead={catalogue.lead}
      parent="home"
      parentHash="services"
      backLabel="Back to Services"
      {...(hasBreadcrumb
        ? { crumbs: [{ label: 'Training Programs', target: { route: 'home' as const, hash: 'services' } }], current: routes[route].label }
        : {})}
      aside={<CourseIndex catalogue={catalogue} />}
    />
  );
}

function CourseIndex({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <nav aria-label="Courses on this page" className="lg:pt-10">
      <ol className="border-b border-control">
        {listedCourses(catalogue.courses).map((course) => (
          <li key={course.id} className="border-t border-control">
            <a href={`#${course.id}`} className="group flex min-h-14 items-center gap-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-display text-title-sm font-bold group-hover:underline">{course.title}</span>
                <span className="block text-sm text-ink-soft"><FactText fact={course.duration} /></span>
              </span>
              <Icon name="down" className="text-green" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
