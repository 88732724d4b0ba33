import { CoursePage } from '@/components/courses/course-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';

export const metadata = pageMetadata('redCrossCourses');

export default function RedCrossCoursesPage() {
  return <CoursePage catalog={redCrossCatalog} />;
}
