import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodedPictures } from '@/content/site/picture-files';
import { copyOfSite, runIn } from '../../support/temp-folder';

const root = copyOfSite();
const at = (path: string) => join(root, path);
for (const path of ['art/pictures', 'art/unbranded', 'public/pictures'])
  mkdirSync(at(path), { recursive: true });

const run = (...options: readonly string[]) => runIn(root, ['scripts/pictures/pictures.ts', ...options]);
const written = () => readFileSync(at('content/site/picture-files.ts'), 'utf8');
/** A photo whose right half is red. */
const photo = (width: number, height: number) =>
  sharp({ create: { width: width / 2, height, channels: 3, background: '#1f6f50' } })
    .extend({ right: width / 2, background: '#d8442a' })
    .png()
    .toBuffer();

test('npm run pictures encodes what is new, keeps what has not changed, and drops what has no master', async () => {
  const [kept, swapped, own] = ['merch-tumbler-calm', 'merch-cap-steady', 'class-practice'];
  cpSync(`art/pictures/${kept}.webp`, at(`art/pictures/${kept}.webp`));
  cpSync(`art/unbranded/${swapped}.webp`, at(`art/unbranded/${swapped}.webp`));
  const files = readdirSync('public/pictures').filter((name) => name.startsWith(`${kept}-`));
  // One of them is lost.
  for (const name of files.slice(1)) cpSync(`public/pictures/${name}`, at(`public/pictures/${name}`));
  writeFileSync(at('public/pictures/left-over.avif'), '');
  const body = await photo(1920, 1440);
  writeFileSync(at(`art/pictures/${own}.png`), body);

  const { stdout, stderr } = run('--without-name');
  expect(stderr).toBe('');
  expect(stdout).toContain(`public/pictures/${files[0]}\n`);
  expect(readdirSync(at('art/unbranded'))).toEqual([]);
  const { hash, master } = encodedPictures[kept]!;
  expect(written()).toContain(`'${kept}': { hash: '${hash}', master: '${master}'`);
  const masked = (text: string) => text.replaceAll(/(?<=hash: '|master: '|\d\.)[\da-f]{8}/g, '*');
  const kilobytes = (name: string) => Math.round(statSync(at(`public/pictures/${name}`)).size / 1000);
  const served = readdirSync(at('public/pictures'))
    .sort()
    .map((name) => `${name}: ${kilobytes(name)} kB`);
  expect(masked([written(), ...served].join('\n'))).toMatchSnapshot();
  expect(run().stdout, 'nothing is left to do').toBe('3 pictures are ready.\n');

  // Nothing is written until each name and each master is right.
  const before = written();
  for (const name of [`${own}.jpg`, 'nobody.png']) writeFileSync(at(`art/pictures/${name}`), body);
  const names = run().stderr;
  for (const name of [`${own}.jpg`, 'nobody.png']) rmSync(at(`art/pictures/${name}`));
  writeFileSync(at(`art/pictures/${own}.png`), body.subarray(0, body.length / 2));
  writeFileSync(at('art/pictures/class-team.png'), await photo(960, 720));
  writeFileSync(at('art/pictures/class-group.webp'), 'not a picture');
  expect(names + run().stderr).toMatchSnapshot();
  expect(written()).toBe(before);
}, 60_000);
