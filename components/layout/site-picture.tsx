import { Picture } from '@/components/ui/picture';
import { encodedPictures } from '@/content/picture-files';
import { type PictureId, pictures } from '@/content/pictures';
import { pictureFilesOf } from '@/lib/pictures';

/** A picture of the site by its id: see content/pictures.ts. */
export function SitePicture({
  id, sizes, isPriority = false, wide, className = '', isDecorative = false,
}: {
  id: PictureId;
  sizes: string;
  isPriority?: boolean;
  /** The same scene composed for wide screens: a second picture that takes the place of the first from 40rem on. */
  wide?: { readonly id: PictureId; readonly sizes: string };
  className?: string;
  /** Drops the alternative text where the words beside the picture say the same. */
  isDecorative?: boolean;
}) {
  const { alt, width, height, backdrop, standIn } = pictures[id];
  const wideFiles = wide === undefined ? undefined : pictureFilesOf(wide.id, encodedPictures[wide.id]);
  return (
    <Picture
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      backdrop={backdrop}
      standIn={standIn}
      files={pictureFilesOf(id, encodedPictures[id])}
      tiles={encodedPictures[id]?.tiles}
      sizes={sizes}
      isPriority={isPriority}
      wide={wide === undefined || wideFiles === undefined ? undefined : { files: wideFiles, sizes: wide.sizes }}
      className={className}
    />
  );
}
