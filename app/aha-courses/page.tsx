import { courseGraph } from '@/components/courses/model/course-graph';
import { CourseHeader } from '@/components/courses/course-header';
import { CourseHelp } from '@/components/courses/course-help';
import { CourseViews } from '@/components/courses/course-views';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ahaCatalog } from '@/content/courses/aha-courses';

export const metadata = pageMetadata('ahaCourses');

export default function AhaCoursesPage() {
  return (
    <Page route="ahaCourses" graph={courseGraph('ahaCourses', ahaCatalog)}>
      <CourseHeader route="ahaCourses" catalog={ahaCatalog} />
      <CourseViews catalog={ahaCatalog} />
      <CourseHelp catalog={ahaCatalog} other="redCrossCourses" />
    </Page>
  );
}
