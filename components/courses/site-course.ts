import type { PictureId } from '@/content/pictures';
import type { Course, CourseCatalogue } from '@/lib/courses';

/** A course and a catalogue whose pictures are pictures of this site. */
export type SiteCourse = Course<PictureId>;
export type SiteCatalogue = CourseCatalogue<PictureId>;
