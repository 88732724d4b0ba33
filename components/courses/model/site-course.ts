import type { PictureId } from '@/content/site/pictures';
import type { Course, CourseCatalog } from '@/lib/courses/courses';

/** A course and a catalog whose pictures are pictures of this site. */
export type SiteCourse = Course<PictureId>;
export type SiteCatalog = CourseCatalog<PictureId>;
