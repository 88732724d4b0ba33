/**
 * Encodes the masters in art/pictures/ as AVIF and WebP in all widths: `npm run pictures`. Only new and changed masters are
 * encoded. The files and the manifest are committed, so a build needs none of this. With `--without-name`, the pictures in
 * art/unbranded first replace those that show the sample company's name.
 */
import '../run/plain-errors';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { encodedPictures } from '../../content/site/picture-files';
import { isOfRow, type PictureId, pictureOf, pictures } from '../../content/site/pictures';
import {
  complaintAbout,
  type EncodedPicture,
  offeredWidths,
  type PictureEntry,
  pictureUrl,
  tileGrid,
} from '../../lib/site/pictures';
import { digestOf } from '../../lib/facts/sample-rows';
import { encodePicture, groundOf, reachOf, readMaster, settings } from './master';

const masters = 'art/pictures';
/** Masters without the company's name. */
const unbranded = 'art/unbranded';
const served = 'public/pictures';
const manifest = 'content/site/picture-files.ts';

sharp.concurrency(1);

if (process.argv.includes('--without-name'))
  for (const file of filesIn(unbranded)) renameSync(file, join(masters, basename(file)));

type EncodedPictures = Readonly<Record<string, EncodedPicture>>;

/** The master of a deleted row stays: the row may come back. */
const entryOf = (id: string) => pictures[id] ?? (isOfRow(id) ? pictureOf(id as PictureId) : undefined);

/** What is wrong with the names of the masters in a folder; nothing is encoded until it is fixed. */
function namesToMend(folder: string): readonly string[] {
  const seen = new Set<string>();
  return filesIn(folder).flatMap((file) => {
    const id = parse(file).name;
    if (entryOf(id) === undefined)
      return [
        `${file} has no entry in content/site/pictures.ts. Add one with the id "${id}", or remove the file.`,
      ];
    if (seen.has(id)) return [`${file} is a second master for "${id}". Keep one of them.`];
    seen.add(id);
    return [];
  });
}

/** Encodes all masters; adds what is wrong with any of them to the complaints. */
async function encodeAll(complaints: string[]): Promise<EncodedPictures> {
  const encoded: Record<string, EncodedPicture> = {};
  for (const file of filesIn(masters)) {
    const id = parse(file).name;
    const entry = entryOf(id);
    if (entry === undefined) continue;
    const result = await encodeOne(id, file, entry);
    if (typeof result === 'string') complaints.push(result);
    else encoded[id] = result;
  }
  return encoded;
}

/** The paths of the masters in a folder, sorted; none if there is no folder. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(?:webp|jpe?g|png|avif)$/i.test(file))
    .sort()
    .map((name) => join(folder, name));
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
    const digest = digestOf(body);
    const before = encodedPictures[id];
    // The manifest has the facts of an unchanged master.
    const facts = before?.master === digest ? before : await factsOf(body, digest, width, height);
    for (const format of ['avif', 'webp'] as const)
      for (const target of widths) {
        const place = join(served, basename(pictureUrl(id, facts.hash, target, format)));
        if (existsSync(place)) continue;
        writeFileSync(place, await encodePicture(body, target, format));
        console.log(place);
      }
    return { ...facts, widths };
  } catch (error) {
    // A full disk, say, is not the picture's fault.
    const stats = await sharp(body)
      .stats()
      .catch(() => null);
    if (stats !== null) return `${file} could not be encoded: ${(error as Error).message}`;
    return `${file} cannot be read to its end. Export it again as WebP, JPEG or PNG.`;
  }
}

/** What the manifest says about a new master. The hash, a part of the file names, changes with it and with the encoding. */
async function factsOf(body: Buffer, master: string, width: number, height: number) {
  const ground = await groundOf(body);
  return {
    hash: digestOf(master + JSON.stringify(settings)),
    master,
    ground,
    tiles: ground === 'own' ? await tilesOf(body, width, height) : '',
    ...(ground === 'clear' ? { reach: await reachOf(body) } : {}),
  };
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

/** Removes the files that belong to none of these pictures. */
function dropUnused(encoded: EncodedPictures): void {
  const used = new Set(
    Object.entries(encoded).flatMap(([id, { hash, widths }]) =>
      widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => basename(pictureUrl(id, hash, width, format))),
      ),
    ),
  );
  for (const name of readdirSync(served)) if (!used.has(name)) rmSync(join(served, name));
}

function writeManifest(encoded: EncodedPictures): void {
  const rows = Object.entries(encoded).map(
    ([id, { hash, master, widths, ground, tiles, reach }]) =>
      `  '${id}': { hash: '${hash}', master: '${master}', widths: [${widths.join(', ')}], ground: '${ground}', tiles: '${tiles}'${reach === undefined ? '' : `, reach: [${reach.join(', ')}]`} },`,
  );
  writeFileSync(
    manifest,
    `import type { EncodedPicture } from '@/lib/site/pictures';

/** The encoded files of each picture that has a master. Written by \`npm run pictures\`; do not edit by hand. */
export const encodedPictures: Readonly<Record<string, EncodedPicture>> = {
${rows.join('\n')}
};
`,
  );
}

const complaints = [masters, unbranded].flatMap(namesToMend);
if (complaints.length > 0) throw new Error(complaints.join('\n'));
const encoded = await encodeAll(complaints);
if (complaints.length > 0) throw new Error(complaints.join('\n'));
dropUnused(encoded);
writeManifest(encoded);
console.log(`${Object.keys(encoded).length} pictures are ready.`);
