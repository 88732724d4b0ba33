import { Picture } from '@/components/ui/picture';
import { backdropStyle } from '@/components/ui/picture-sources';
import { shownPictures } from '@/content/site/shown-pictures';
import { type PictureId, pictureOf } from '@/content/site/pictures';
import { type Backdrop, type PictureFiles, pictureFilesOf, type SmallPicture } from '@/lib/site/pictures';

/** A picture of the site by its id: see content/site/pictures.ts. */
export function SitePicture({
  id,
  sizes,
  isPriority = false,
  isWideOnly = false,
  wide,
  className = '',
  isDecorative = false,
  isThumbnail = false,
  isLarge = false,
  isPortrait = false,
  band,
}: {
  id: PictureId;
  sizes: string;
  isPriority?: boolean;
  /** Neither shown nor loaded on a phone. */
  isWideOnly?: boolean;
  /** The same scene composed for wide screens: a second picture that replaces the first from 40rem up. */
  wide?: { readonly id: PictureId; readonly sizes: string };
  className?: string;
  /** Empties the alt text, for pictures whose adjacent text says the same. */
  isDecorative?: boolean;
  /** A picture of a few rem: the smallest file is enough for any screen, and it has no blurred placeholder. */
  isThumbnail?: boolean;
  /** A picture that opens by itself: one large file for all screens. */
  isLarge?: boolean;
  /** A 4:5 frame with the object as large as it fits. */
  isPortrait?: boolean;
  /** The color of the band behind the picture, in place of its own backdrop. */
  band?: Backdrop;
}) {
  const { alt, width, height, backdrop, fallbackIcon } = pictureOf(id);
  const wideFiles = wide === undefined ? undefined : pictureFilesOf(wide.id, shownPictures[wide.id]);
  return (
    <Picture
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      backdrop={band ?? backdrop}
      fallbackIcon={fallbackIcon}
      files={isLarge ? largeFilesOf(id) : filesOf(id, isThumbnail)}
      ground={shownPictures[id]?.ground}
      portrait={isPortrait ? (shownPictures[id]?.reach ?? 'cut') : undefined}
      tiles={isThumbnail ? undefined : shownPictures[id]?.tiles}
      sizes={sizes}
      isPriority={isPriority}
      isWideOnly={isWideOnly}
      wide={
        wide === undefined || wideFiles === undefined ? undefined : { files: wideFiles, sizes: wide.sizes }
      }
      className={className}
    />
  );
}

/** A decorative picture of a few rem, as data for an island that shows it later; null while it has no files. */
export function thumbnail(id: PictureId): SmallPicture | null {
  const files = filesOf(id, true);
  const [avif, webp] = [files?.avif[0]?.url, files?.webp[0]?.url];
  return avif === undefined || webp === undefined
    ? null
    : { avif, webp, style: backdropStyle[pictureOf(id).backdrop] };
}

const largeWidth = 1200;

function largeFilesOf(id: PictureId): PictureFiles | undefined {
  const files = filesOf(id, false);
  if (files === undefined) return undefined;
  const large = (list: PictureFiles['webp']) => {
    const fits = list.find(({ width }) => width >= largeWidth) ?? list.at(-1);
    return fits === undefined ? [] : [fits];
  };
  return { avif: large(files.avif), webp: large(files.webp) };
}

function filesOf(id: PictureId, isNarrowest: boolean): PictureFiles | undefined {
  const files = pictureFilesOf(id, shownPictures[id]);
  return files === undefined || !isNarrowest
    ? files
    : { avif: files.avif.slice(0, 1), webp: files.webp.slice(0, 1) };
}
