import { CourseTabs } from '@/components/islands/courses/course-tabs';
import { Island } from '@/components/layout/island';
import { coursePage } from '@/content/courses/course-words';
import { listedCourses } from '@/lib/courses/courses';
import { comparedParameter } from '@/lib/courses/course-comparison';
import { CourseComparison } from './course-comparison';
import { CourseOverview } from './course-overview';
import { CourseRequirements } from './course-requirements';
import type { SiteCatalogue } from '@/components/courses/view/site-course';

/** The three views of a catalogue: one below the other in the exported HTML, tabs once scripts run. */
export function CourseViews({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <Island
      kind="CourseTabs"
      component={CourseTabs}
      name="course-tabs"
      wake="soon"
      props={{
        label: coursePage.views,
        views: [
          { id: 'overview', label: coursePage.overview.title },
          {
            id: 'compare',
            label: coursePage.comparison.title,
            impliedBy: {
              word: comparedParameter,
              ids: listedCourses(catalogue.courses).map(({ id }) => id),
            },
          },
          { id: 'requirements', label: coursePage.requirements.title },
        ],
      }}
      slots={{
        overview: <CourseOverview catalogue={catalogue} />,
        compare: <CourseComparison catalogue={catalogue} />,
        requirements: <CourseRequirements catalogue={catalogue} />,
      }}
    />
  );
}
