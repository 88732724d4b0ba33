import { type Backdrop, type PictureFiles, type Reach, srcSet } from '@/lib/site/pictures';

/** The class for the color behind a picture. */
export const backdropStyle: Readonly<Record<Backdrop, string>> = {
  mint: 'bg-mint',
  apricot: 'bg-apricot',
  sand: 'bg-sand',
  deep: 'bg-deep',
};

/** How a picture fills a 4:5 frame: a cut-out by the extent of its object, any other by cropping its sides. */
export type Portrait = Reach | 'cut';

/** Largest first. */
const zooms = [
  [1.6, 'scale-[1.6]'],
  [1.5, 'scale-[1.5]'],
  [1.4, 'scale-[1.4]'],
  [1.3, 'scale-[1.3]'],
  [1.2, 'scale-[1.2]'],
  [1.1, 'scale-[1.1]'],
] as const;

/** The classes of a 4:3 picture in a 4:5 frame. The object comes within 3% of the sides and 12% of the top. */
export function portraitStyle(portrait: Portrait): string {
  if (portrait === 'cut') return 'object-cover';
  const [across, down] = portrait;
  const [frame, picture] = [5 / 4, 3 / 4];
  const room = Math.min(0.94 / across, (0.76 * frame) / (picture * down));
  return `object-contain ${zooms.find(([zoom]) => zoom <= room)?.[1] ?? ''}`;
}

/** The encoded files of a picture in both formats, for a `<picture>`. */
export function PictureSources({
  files,
  sizes,
  media,
}: {
  files: PictureFiles;
  sizes: string;
  media?: string;
}) {
  const shared = { sizes, ...(media === undefined ? {} : { media }) };
  return (
    <>
      <source type="image/avif" srcSet={srcSet(files.avif)} {...shared} />
      <source type="image/webp" srcSet={srcSet(files.webp)} {...shared} />
    </>
  );
}
