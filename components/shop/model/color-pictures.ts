import { shownPictures } from '@/content/site/shown-pictures';
import { colorPictureId, pictures } from '@/content/site/pictures';
import type { ColorPicture } from '@/components/islands/shop/color-picture';
import type { ShelfProduct } from './shelf-product';

/**
 * The pictures of a product in its further colors. A color without a picture is omitted, so the first one keeps
 * showing.
 */
export function colorPictures({ sku, colors }: ShelfProduct, isPortrait: boolean): readonly ColorPicture[] {
  return colors.slice(1).flatMap((color) => {
    const id = colorPictureId(sku, color);
    const encoded = shownPictures[id];
    const entry = pictures[id];
    if (encoded === undefined || entry === undefined) return [];
    const { alt, backdrop } = entry;
    const { hash, widths, ground, reach } = encoded;
    return [
      { color, id, alt, backdrop, hash, widths, ground, ...(isPortrait ? { portrait: reach ?? 'cut' } : {}) },
    ];
  });
}
