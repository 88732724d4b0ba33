import { placeholder } from '@/lib/facts/facts';
import type { PictureId } from './pictures';

/** Taken out of this list, a picture goes from the site, too: the same picture without the name takes its place (art/unbranded). */
const shows = (words: string) =>
  placeholder(
    words,
    'This picture shows the name of the sample company. "remove" takes it off the site; the same picture without a name takes its place.',
    'marketing',
    { kind: ['confirm'], remove: 'entry' },
  );

/** Every picture with the name of the company in it. */
export const namedPictures = [
  { id: 'merch-tee-hands-on', name: shows('The name, on a T-shirt') },
  { id: 'merch-tee-hands-on-cream', name: shows('The name, on a cream T-shirt') },
  { id: 'merch-hoodie-hands', name: shows('The name, on a sweatshirt') },
  { id: 'merch-hoodie-hands-apricot', name: shows('The name, on an apricot sweatshirt') },
  { id: 'merch-long-sleeve-steady', name: shows('Half of the name and the mark, on a shirt') },
  { id: 'merch-cap-steady', name: shows('Half of the name and the mark, on a cap') },
  { id: 'merch-cap-steady-cream', name: shows('Half of the name and the mark, on a cream cap') },
  { id: 'merch-bottle-steady', name: shows('Half of the name and the mark, on a bottle') },
  { id: 'merch-lanyard-badge-reel', name: shows('The name, on a badge') },
  { id: 'hero-business', name: shows('The name and the mark, on a van') },
  { id: 'story-courier', name: shows('The name and the mark, on a van') },
] as const satisfies readonly { readonly id: PictureId; readonly name: unknown }[];
