import { courseGraph } from '@/components/courses/model/course-graph';
import { CourseHeader } from '@/components/courses/course-header';
import { CourseHelp } from '@/components/courses/course-help';
import { CourseViews } from '@/components/courses/course-views';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';

export const metadata = pageMetadata('redCrossCourses');

export default function RedCrossCoursesPage() {
  return (
    <Page route="redCrossCourses" graph={courseGraph('redCrossCourses', redCrossCatalog)}>
      <CourseHeader route="redCrossCourses" catalog={redCrossCatalog} />
      <CourseViews catalog={redCrossCatalog} />
      <CourseHelp catalog={redCrossCatalog} other="ahaCourses" />
    </Page>
  );
}
