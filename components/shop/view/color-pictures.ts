import { encodedPictures } from '@/content/site/picture-files';
import { type PictureId, pictures } from '@/content/site/pictures';
import type { ColorPicture } from '@/components/islands/shop/color-picture';
import type { ShelfProduct } from './shelf-product';

/** The id that the picture of a product in one of its further colors has: `merch-tee-hands-on-cream`. */
export function colorPictureId(sku: string, color: string): string {
  return `${sku}-${color.toLowerCase().replaceAll(' ', '-')}`;
}

/** The pictures of a product in its further colors. A color without a picture is left out: the first one keeps showing. */
export function colorPictures({ sku, colors }: ShelfProduct): readonly ColorPicture[] {
  return colors.slice(1).flatMap((color) => {
    const id = colorPictureId(sku, color);
    if (!isPictureId(id)) return [];
    const encoded = encodedPictures[id];
    if (encoded === undefined) return [];
    const { alt, backdrop } = pictures[id];
    const { hash, widths, ground } = encoded;
    return [{ color, id, alt, backdrop, hash, widths, ground }];
  });
}

function isPictureId(id: string): id is PictureId {
  return id in pictures;
}
