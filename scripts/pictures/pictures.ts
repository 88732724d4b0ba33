/**
 * Encodes the masters in art/pictures/ as AVIF and WebP in all widths: `npm run pictures`. Only what changed is encoded;
 * the same master always gives the same bytes. Results and manifest are committed, so that a build needs none of this.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { pictures } from '../../content/site/pictures';
import {
  complaintAbout,
  type EncodedPicture,
  offeredWidths,
  type PictureEntry,
  type PictureFormat,
  type PictureGround,
  pictureUrl,
  tileGrid,
} from '../../lib/site/pictures';
import { encodePicture, groundOf, readMaster, recipeFor } from './master';

const masters = 'art/pictures';
const served = 'public/pictures';
const manifest = 'content/site/picture-files.ts';

sharp.concurrency(1);

async function encodeAll(): Promise<Readonly<Record<string, EncodedPicture>>> {
  mkdirSync(served, { recursive: true });
  const entries: Readonly<Record<string, PictureEntry>> = pictures;
  const complaints: string[] = [];
  const encoded: Record<string, EncodedPicture> = {};
  for (const name of readdirSync(masters)
    .filter((file) => /\.(?:webp|jpe?g|png|avif)$/i.test(file))
    .sort()) {
    const id = parse(name).name;
    const entry = entries[id];
    const file = join(masters, name);
    if (entry === undefined) {
      complaints.push(
        `${file} has no entry in content/site/pictures.ts. Add one with the id "${id}", or remove the file.`,
      );
    } else if (encoded[id] !== undefined) {
      complaints.push(`${file} is a second master for "${id}". Keep one of them.`);
    } else {
      const result = await encodeOne(id, file, entry);
      if (typeof result === 'string') complaints.push(result);
      else encoded[id] = result;
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return encoded;
}

/** Encodes one master, or says what is wrong with it. */
async function encodeOne(id: string, file: string, entry: PictureEntry): Promise<EncodedPicture | string> {
  const body = readFileSync(file);
  const master = await readMaster(body, file);
  if (typeof master === 'string') return master;
  const complaint = complaintAbout(master, entry);
  if (complaint !== null) return complaint;
  const { width, height } = master;
  const widths = offeredWidths(width);
  try {
    const ground = await groundOf(body);
    const hash = createHash('sha256')
      .update(body)
      .update(JSON.stringify(recipeFor(ground)))
      .digest('hex')
      .slice(0, 8);
    for (const target of widths) {
      for (const format of ['avif', 'webp'] as const)
        await encodeFile(body, ground, pictureUrl(id, hash, target, format), target, format);
    }
    return { hash, widths, ground, tiles: ground === 'own' ? await tilesOf(body, width, height) : '' };
  } catch {
    return `${file} begins like a picture and does not end like one. Export it again as WebP, JPEG or PNG.`;
  }
}

/** The picture reduced to a few tiles of 4096 colors, for the placeholder. */
async function tilesOf(body: Buffer, width: number, height: number): Promise<string> {
  const { columns, rows } = tileGrid(width, height);
  const { data } = await sharp(body)
    .autoOrient()
    .removeAlpha()
    .toColorspace('srgb')
    .resize(columns, rows, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 17).toString(16)).join('');
}

async function encodeFile(
  body: Buffer,
  ground: PictureGround,
  url: string,
  width: number,
  format: PictureFormat,
): Promise<void> {
  const target = join('public', url);
  if (existsSync(target)) return;
  writeFileSync(target, await encodePicture(body, width, format, ground));
  console.log(target);
}

function dropUnused(encoded: Readonly<Record<string, EncodedPicture>>): void {
  const used = new Set(
    Object.entries(encoded).flatMap(([id, { hash, widths }]) =>
      widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => join('public', pictureUrl(id, hash, width, format))),
      ),
    ),
  );
  for (const name of readdirSync(served)) if (!used.has(join(served, name))) rmSync(join(served, name));
}

function writeManifest(encoded: Readonly<Record<string, EncodedPicture>>): void {
  const rows = Object.entries(encoded).map(
    ([id, { hash, widths, ground, tiles }]) =>
      `  '${id}': { hash: '${hash}', widths: [${widths.join(', ')}], ground: '${ground}', tiles: '${tiles}' },`,
  );
  writeFileSync(
    manifest,
    `import type { EncodedPicture } from '@/lib/site/pictures';
import type { PictureId } from './pictures';

/** The encoded files of each picture that has a master. Written by \`npm run pictures\`; do not edit by hand. */
export const encodedPictures: Partial<Record<PictureId, EncodedPicture>> = {
${rows.join('\n')}
};
`,
  );
}

try {
  const encoded = await encodeAll();
  dropUnused(encoded);
  writeManifest(encoded);
  console.log(`${Object.keys(encoded).length} pictures are ready.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
