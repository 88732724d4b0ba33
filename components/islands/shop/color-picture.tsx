'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { backdropStyle, PictureSources, type Portrait, portraitStyle } from '@/components/ui/picture-sources';
import { type Backdrop, type EncodedPicture, pictureFilesOf } from '@/lib/site/pictures';

/** The picture of a product in one of its further colors. */
export type ColorPicture = Pick<EncodedPicture, 'hash' | 'widths' | 'ground'> & {
  /** How it fills a 4:5 frame; undefined for a card without one. */
  readonly portrait?: Portrait;
  readonly color: string;
  readonly id: string;
  readonly alt: string;
  readonly backdrop: Backdrop;
};

/**
 * The product in the chosen color, on top of the picture of its card. The first color keeps showing until the file
 * loads, or if it never does.
 */
export function ChosenColor({
  picture,
  sizes,
  place,
}: {
  picture: ColorPicture;
  /** The `sizes` of the picture in its card. */
  sizes: string;
  /** The empty element in the frame of the card that this picture goes into. */
  place: Element;
}) {
  const [isLoaded, setLoaded] = useState(false);
  const { id, alt, backdrop, ground } = picture;
  const isLarger = place.closest('[popover]') !== null;
  const files = pictureFilesOf(id, picture);
  return createPortal(
    <div
      {...(isLoaded ? { 'data-loaded': '' } : {})}
      className={`absolute inset-0 overflow-hidden rounded-card ${backdropStyle[backdrop]} ${ground === 'white' ? 'picture-on-white' : ''} ${isLoaded ? '' : 'opacity-0'}`}
    >
      <picture>
        <PictureSources files={files} sizes={isLarger ? '92vw' : sizes} />
        <img
          className={`picture-image ${picture.portrait === undefined ? '' : portraitStyle(picture.portrait)}`}
          src={files.webp.at(-1)?.url}
          alt={alt}
          decoding="async"
          loading="lazy"
          onLoad={() => setLoaded(true)}
        />
      </picture>
    </div>,
    place,
  );
}
