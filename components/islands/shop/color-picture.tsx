'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { backdropStyle, PictureSources } from '@/components/ui/picture-sources';
import { type Backdrop, type EncodedPicture, pictureFilesOf } from '@/lib/site/pictures';

/** The picture of a product in one of its further colors. */
export type ColorPicture = Pick<EncodedPicture, 'hash' | 'widths' | 'ground'> & {
  readonly color: string;
  readonly id: string;
  readonly alt: string;
  readonly backdrop: Backdrop;
};

/**
 * The product in the color that a visitor chose, over the picture of its card. The first color keeps showing until the file is
 * there, and if it never comes.
 */
export function ChosenColor({
  picture,
  sizes,
  place,
}: {
  picture: ColorPicture;
  /** The `sizes` of the picture in its card. */
  sizes: string;
  /** The empty element in the frame of the card that is for this picture. */
  place: Element;
}) {
  const [isLoaded, setLoaded] = useState(false);
  const { id, alt, backdrop, ground } = picture;
  const files = pictureFilesOf(id, picture);
  return createPortal(
    <div
      {...(isLoaded ? { 'data-loaded': '' } : {})}
      className={`absolute inset-0 overflow-hidden rounded-card ${backdropStyle[backdrop]} ${ground === 'white' ? 'picture-on-white' : ''} ${isLoaded ? '' : 'opacity-0'}`}
    >
      <picture>
        <PictureSources files={files} sizes={sizes} />
        <img
          className="picture-image"
          src={files.webp.at(-1)?.url}
          alt={alt}
          decoding="async"
          onLoad={() => setLoaded(true)}
        />
      </picture>
    </div>,
    place,
  );
}
