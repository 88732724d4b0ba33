import type { PictureFiles } from '@/lib/pictures';
import type { PictureId } from './pictures';

/** The encoded files of each picture that has a master; written by the picture pipeline, empty until it runs. */
export const pictureFiles: Partial<Record<PictureId, PictureFiles>> = {};
