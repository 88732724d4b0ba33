import { CourseTabs } from '@/components/islands/courses/course-tabs';
import { Island } from '@/components/layout/island';
import { coursePage } from '@/content/courses/course-labels';
import { listedCourses } from '@/lib/courses/courses';
import { comparedParameter } from '@/lib/courses/course-comparison';
import { CourseComparison } from './course-comparison';
import { CourseOverview } from './course-overview';
import { CourseRequirements } from './course-requirements';
import type { SiteCatalog } from '@/components/courses/model/site-course';

/** The three views of a catalog: stacked in the exported HTML, tabs with scripts. */
export function CourseViews({ catalog }: { catalog: SiteCatalog }) {
  return (
    <Island hydrate="interaction">
      <CourseTabs
        name="course-tabs"
        label={coursePage.views}
        views={[
          { id: 'overview', label: coursePage.overview.title, short: coursePage.overview.short },
          {
            id: 'compare',
            label: coursePage.comparison.title,
            short: coursePage.comparison.short,
            impliedBy: {
              word: comparedParameter,
              ids: listedCourses(catalog.courses).map(({ id }) => id),
            },
          },
          { id: 'requirements', label: coursePage.requirements.title },
        ]}
        slots={{
          overview: <CourseOverview catalog={catalog} />,
          compare: <CourseComparison catalog={catalog} />,
          requirements: <CourseRequirements catalog={catalog} />,
        }}
      />
    </Island>
  );
}
