/** Draws the icons of the site from the mark: `node scripts/assets/make-icons.mjs`. The results are committed. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const pill = (scale, x, y) => `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="#fbf8f2" d="M13 0h2.6v26H13A13 13 0 0 1 13 0Z"/><path fill="#fbf8f2" d="M17.400 0h15.2v26H17.4Z"/><path fill="#fbf8f2" d="M34.4 0H37a13 13 0 0 1 0 26h-2.6Z"/><circle fill="#ff6a3d" cx="25" cy="13" r="5"/></g>`;
const icon = (radius, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="#0c4636"/>${pill(scale, 32 - 25 * scale, 32 - 13 * scale)}</svg>`;

const rounded = icon(15, 1);
const square = icon(0, 0.86);
const png = (svg, size) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An .ico file holding one PNG: the form that every browser since 2010 reads. */
function ico(image, size) {
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

writeFileSync('public/icons/icon.svg', rounded);
writeFileSync('public/icons/icon-192.png', await png(rounded, 192));
writeFileSync('public/icons/icon-512.png', await png(rounded, 512));
writeFileSync('public/icons/icon-maskable-512.png', await png(square, 512));
writeFileSync('public/icons/apple-touch-icon.png', await png(square, 180));
writeFileSync('public/favicon.ico', ico(await png(rounded, 32), 32));
