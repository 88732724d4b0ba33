import type { EncodedPicture } from '@/lib/pictures';
import type { PictureId } from './pictures';

/** The encoded files of each picture that has a master. Written by `npm run pictures`; do not edit by hand. */
export const encodedPictures: Partial<Record<PictureId, EncodedPicture>> = {
  'home-hero-tall': { hash: '3201c2a8', widths: [480, 768, 1200] },
  'home-hero': { hash: '67daa00f', widths: [480, 768, 1200, 1920] },
  'team-compliance-lead': { hash: '5b25f859', widths: [480, 768, 1200] },
  'team-executive-director': { hash: 'c10a9f02', widths: [480, 768, 1200] },
  'team-instructor-southeast': { hash: 'be57d3d4', widths: [480, 768, 1200] },
  'team-instructor-southwest': { hash: '0ec88368', widths: [480, 768, 1200] },
  'team-lead-instructor': { hash: '46936557', widths: [480, 768, 1200] },
  'team-operations-manager': { hash: '09159194', widths: [480, 768, 1200] },
  'team-program-director': { hash: '63336624', widths: [480, 768, 1200] },
  'team-scheduling-lead': { hash: 'd50a2030', widths: [480, 768, 1200] },
  'team-skills-evaluator': { hash: '57bca8c7', widths: [480, 768, 1200] },
};
