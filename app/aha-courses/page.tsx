import { courseGraph } from '@/components/courses/view/course-graph';
import { CourseHeader } from '@/components/courses/course-header';
import { CourseHelp } from '@/components/courses/course-help';
import { CourseViews } from '@/components/courses/course-views';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ahaCatalogue } from '@/content/courses/aha-courses';

export const metadata = pageMetadata('ahaCourses');

export default function AhaCoursesPage() {
  return (
    <Page route="ahaCourses" graph={courseGraph('ahaCourses', ahaCatalogue)}>
      <CourseHeader route="ahaCourses" catalogue={ahaCatalogue} />
      <CourseViews catalogue={ahaCatalogue} />
      <CourseHelp catalogue={ahaCatalogue} other="redCrossCourses" />
    </Page>
  );
}
