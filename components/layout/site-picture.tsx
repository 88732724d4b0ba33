import { Picture } from '@/components/ui/picture';
import { pictureFiles } from '@/content/picture-files';
import { type PictureId, pictures } from '@/content/pictures';

/** A picture of the site by its id: see content/pictures.ts. */
export function SitePicture({
  id, sizes, isPriority = false, className = '', isDecorative = false,
}: {
  id: PictureId;
  sizes: string;
  isPriority?: boolean;
  className?: string;
  /** Drops the alternative text where the words beside the picture say the same. */
  isDecorative?: boolean;
}) {
  const { alt, width, height, backdrop, standIn } = pictures[id];
  return (
    <Picture
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      backdrop={backdrop}
      standIn={standIn}
      files={pictureFiles[id]}
      sizes={sizes}
      isPriority={isPriority}
      className={className}
    />
  );
}
