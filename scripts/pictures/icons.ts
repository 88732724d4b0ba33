// Draws the icons of the site from the mark.
import sharp from 'sharp';
import type { mark as companyMark } from '../../content/site/mark';

type Mark = typeof companyMark;

/** The brand's colors, the same on light and dark: an icon has no color scheme. */
const paints = { ground: '#0c4636', body: '#fbf8f2', accent: '#ff6a3d' } as const;

/**
 * The mark, centered in a square of 64 units.
 * @param radius of its corners.
 * @param share of the width that it takes, from 0 to 1.
 */
export function iconSvg({ width, height, shapes }: Mark, radius: number, share: number): string {
  const scale = (64 * share) / Math.max(width, height);
  const at = `translate(${32 - (width / 2) * scale} ${32 - (height / 2) * scale}) scale(${scale})`;
  const paths = shapes.map(({ paint, d }) => `<path fill="${paints[paint]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${paints.ground}"/><g transform="${at}">${paths}</g></svg>`;
}

/** Every icon of the site, by path below `public/`. */
export async function drawIcons(mark: Mark): Promise<ReadonlyMap<string, Buffer>> {
  const rounded = iconSvg(mark, 15, 50 / 64);
  // Phones crop these to their own shape, so the mark keeps clear of the edge.
  const square = iconSvg(mark, 0, 43 / 64);
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  return new Map([
    ['icons/icon.svg', Buffer.from(rounded)],
    ['icons/icon-192.png', await png(rounded, 192)],
    ['icons/icon-512.png', await png(rounded, 512)],
    ['icons/icon-maskable-512.png', await png(square, 512)],
    ['icons/apple-touch-icon.png', await png(square, 180)],
    ['favicon.ico', ico(await png(rounded, 32), 32)],
  ]);
}

/** An .ico file with one PNG: every browser since 2010 reads it. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}
