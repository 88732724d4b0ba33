import { CourseTabs } from '@/components/islands/courses/course-tabs';
import { coursePage } from '@/content/courses/course-words';
import { listedCourses } from '@/lib/courses/courses';
import { comparedParameter } from '@/lib/courses/course-comparison';
import { IslandHost } from '@/components/ui/island-host';
import { CourseComparison } from './course-comparison';
import { CourseOverview } from './course-overview';
import { CourseRequirements } from './course-requirements';
import type { SiteCatalogue } from '@/components/courses/view/site-course';

/** The three views of a catalogue: one below the other in the exported HTML, tabs once scripts run. */
export function CourseViews({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <IslandHost name="course-tabs" wake="soon">
      <CourseTabs
        name="course-tabs"
        label={coursePage.views}
        views={[
          {
            id: 'overview',
            label: coursePage.overview.title,
            panel: <CourseOverview catalogue={catalogue} />,
          },
          {
            id: 'compare',
            label: coursePage.comparison.title,
            impliedBy: {
              word: comparedParameter,
              ids: listedCourses(catalogue.courses).map(({ id }) => id),
            },
            panel: <CourseComparison catalogue={catalogue} />,
          },
          {
            id: 'requirements',
            label: coursePage.requirements.title,
            panel: <CourseRequirements catalogue={catalogue} />,
          },
        ]}
      />
    </IslandHost>
  );
}
