import { type Backdrop, type PictureFiles, srcSet } from '@/lib/site/pictures';

/** The class of the color that a picture lies on. */
export const backdropStyle: Readonly<Record<Backdrop, string>> = {
  mint: 'bg-mint',
  apricot: 'bg-apricot',
  sand: 'bg-sand',
  deep: 'bg-deep',
};

/** The encoded files of a picture in both formats, for a `<picture>`. */
export function PictureSources({ files, sizes }: { files: PictureFiles; sizes: string }) {
  return (
    <>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(files.webp)} sizes={sizes} />
    </>
  );
}
