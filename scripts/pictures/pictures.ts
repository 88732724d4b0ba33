/**
 * Encodes the masters in art/pictures/ as AVIF and WebP in all widths, each file at the lowest quality at which it
 * still resembles its master: `npm run pictures`. Only changed masters are encoded; the same master always gives the
 * same bytes. The files, the manifest and the measurements are committed, so a build needs none of this. With
 * `--without-name`, the pictures in art/unbranded first replace those that show the sample company's name.
 */
import '../run/plain-errors';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { encodedPictures } from '../../content/site/picture-files';
import { isOfRow, type PictureId, pictureOf, pictures } from '../../content/site/pictures';
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
import { digestOf } from '../../lib/facts/sample-rows';
import { groundOf, reachOf, readMaster } from './master';
import { encodeByLikeness, type FileQuality, likenessFloor, recipeFor } from './quality';

const masters = 'art/pictures';
/**
 * Masters without the company's name. Their files are encoded in advance, so that they can replace the others at
 * once.
 */
const unbranded = 'art/unbranded';
const waiting = join(unbranded, 'encoded');
const served = 'public/pictures';
const manifest = 'content/site/picture-files.ts';
const measures = 'art/quality.json';

sharp.concurrency(1);

if (process.argv.includes('--without-name'))
  for (const file of filesIn(unbranded)) renameSync(file, join(masters, basename(file)));

/** Quality and likeness of each file, by address. */
const known = existsSync(measures)
  ? (JSON.parse(readFileSync(measures, 'utf8')) as Partial<Record<string, FileQuality>>)
  : {};
const measured: Record<string, FileQuality> = {};

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

/** Encodes the masters of one folder into another; adds what is wrong with any of them to the complaints. */
async function encodeAll(from: string, to: string, complaints: string[]): Promise<EncodedPictures> {
  mkdirSync(to, { recursive: true });
  const encoded: Record<string, EncodedPicture> = {};
  for (const file of filesIn(from)) {
    const id = parse(file).name;
    const entry = entryOf(id);
    if (entry === undefined) continue;
    const result = await encodeOne(id, file, entry, to);
    if (typeof result === 'string') complaints.push(result);
    else encoded[id] = result;
    // After each picture, so that an interrupted run loses only one.
    writeMeasures({ ...known, ...measured });
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

/** Encodes one master into a folder, or says what is wrong with it. */
async function encodeOne(
  id: string,
  file: string,
  entry: PictureEntry,
  folder: string,
): Promise<EncodedPicture | string> {
  const body = readFileSync(file);
  const master = await readMaster(body, file);
  if (typeof master === 'string') return master;
  const complaint = complaintAbout(master, entry);
  if (complaint !== null) return complaint;
  const { width, height } = master;
  const widths = offeredWidths(width);
  try {
    const before = encodedPictures[id];
    // The manifest has the facts of an unchanged master; measuring it again takes half a second.
    const same = before !== undefined && hashOf(body, before.ground) === before.hash ? before : null;
    const ground = same?.ground ?? (await groundOf(body));
    const hash = hashOf(body, ground);
    for (const format of ['avif', 'webp'] as const) {
      // The narrowest file is searched for; wider ones start where it ended.
      let start: number | undefined;
      for (const target of widths) {
        const url = pictureUrl(id, hash, target, format);
        const place = join(folder, basename(url));
        const stored = join(waiting, basename(url));
        if (!existsSync(place) && existsSync(stored)) copyFileSync(stored, place);
        const measure =
          known[url] !== undefined && existsSync(place)
            ? known[url]
            : await encodeFile(body, ground, url, target, format, start, place);
        measured[url] = measure;
        start = measure.quality;
      }
    }
    const digest = digestOf(body);
    if (same !== null) return { ...same, master: digest, widths };
    return {
      hash,
      master: digest,
      widths,
      ground,
      tiles: ground === 'own' ? await tilesOf(body, width, height) : '',
      ...(ground === 'clear' ? { reach: await reachOf(body) } : {}),
    };
  } catch (error) {
    // A full disk, say, is not the picture's fault.
    const stats = await sharp(body)
      .stats()
      .catch(() => null);
    if (stats !== null) return `${file} could not be encoded: ${(error as Error).message}`;
    return `${file} cannot be read to its end. Export it again as WebP, JPEG or PNG.`;
  }
}

/** Part of the file names: it changes with the master and with the encoding. */
function hashOf(body: Buffer, ground: PictureGround): string {
  return createHash('sha256')
    .update(body)
    .update(JSON.stringify(recipeFor(ground)))
    .digest('hex')
    .slice(0, 8);
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

/** Writes one file, with a warning if no quality is good enough. */
async function encodeFile(
  body: Buffer,
  ground: PictureGround,
  url: string,
  width: number,
  format: PictureFormat,
  start: number | undefined,
  place: string,
): Promise<FileQuality> {
  const { body: encoded, ...measure } = await encodeByLikeness(body, width, format, ground, start);
  writeFileSync(place, encoded);
  const likeness = measure.likeness.toFixed(4);
  console.log(
    `${url}: quality ${measure.quality}, likeness ${likeness}, ${measure.bytes} bytes${measure.likeness < likenessFloor ? `, under the floor of ${likenessFloor}` : ''}`,
  );
  return { ...measure, likeness: Number(likeness) };
}

function writeMeasures(entries: Partial<Record<string, FileQuality>>): void {
  writeFileSync(measures, `${JSON.stringify(entries, null, 2)}\n`);
}

/** Removes files in a folder that belong to none of these pictures. */
function dropUnused(encoded: EncodedPictures, folder: string): void {
  const used = new Set(
    Object.entries(encoded).flatMap(([id, { hash, widths }]) =>
      widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => basename(pictureUrl(id, hash, width, format))),
      ),
    ),
  );
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
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
const encoded = await encodeAll(masters, served, complaints);
const kept = await encodeAll(unbranded, waiting, complaints);
if (complaints.length > 0) throw new Error(complaints.join('\n'));
dropUnused(encoded, served);
dropUnused(kept, waiting);
writeManifest(encoded);
writeMeasures(measured);
console.log(`${Object.keys(encoded).length} pictures are ready.`);
