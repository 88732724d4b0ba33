import type { PictureId } from '@/content/site/pictures';
import type { Course, CourseCatalogue } from '@/lib/courses/courses';

/** A course and a catalogue whose pictures are pictures of this site. */
export type SiteCourse = Course<PictureId>;
export type SiteCatalogue = CourseCatalogue<PictureId>;
