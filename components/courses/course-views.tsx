import { CourseTabs } from '@/components/islands/course-tabs';
import { IslandHost } from '@/components/ui/island-host';
import { CourseComparison } from './course-comparison';
import { CourseOverview } from './course-overview';
import { CourseRequirements } from './course-requirements';
import type { SiteCatalogue } from './site-course';

/** The three views of a catalogue: one below the other in the exported HTML, tabs once scripts run. */
export function CourseViews({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <IslandHost name="course-tabs" wake="soon">
      <CourseTabs
        name="course-tabs"
        label="Views of the courses"
        views={[
          { id: 'overview', label: 'Course Overview', panel: <CourseOverview catalogue={catalogue} /> },
          { id: 'compare', label: 'Compare Courses', panel: <CourseComparison catalogue={catalogue} /> },
          { id: 'requirements', label: 'Requirements & FAQ', panel: <CourseRequirements catalogue={catalogue} /> },
        ]}
      />
    </IslandHost>
  );
}
