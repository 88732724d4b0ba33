import { CoursePage } from '@/components/courses/course-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ahaCatalog } from '@/content/courses/aha-courses';

export const metadata = pageMetadata('ahaCourses');

export default function AhaCoursesPage() {
  return <CoursePage catalog={ahaCatalog} />;
}
