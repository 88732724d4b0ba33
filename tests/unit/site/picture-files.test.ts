import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { namedPictures } from '@/content/site/named-pictures';
import { encodedPictures } from '@/content/site/picture-files';
import { isOfRow, pagePictures, pictures } from '@/content/site/pictures';
import { pictureFilesOf } from '@/lib/site/pictures';

const ids = Object.keys(encodedPictures);
const filesOf = (id: string) => {
  const files = pictureFilesOf(id, encodedPictures[id]);
  return files === undefined ? [] : [...files.avif, ...files.webp];
};

function mastersIn(folder: string): readonly string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ name }) => parse(name).name).sort();
}

describe('the pictures', () => {
  it('of pages all have files; one of a table row may still lack them', () => {
    expect(Object.keys(pagePictures).filter((id) => encodedPictures[id] === undefined)).toEqual([]);
    expect(ids.filter((id) => pictures[id] === undefined && !isOfRow(id))).toEqual([]);
  });

  it('leave no unused file', () => {
    const used = new Set(ids.flatMap(filesOf).map(({ url }) => url));
    expect(readdirSync('public/pictures').filter((name) => !used.has(`/pictures/${name}`))).toEqual([]);
  });

  it('come from one master each', () => {
    expect(mastersIn('art/pictures')).toEqual([...ids].sort());
  });

  it("have a second master without the name if they show the company's name", () => {
    // "npm run pictures -- --without-name" swaps these masters in.
    const unbranded = mastersIn('art/unbranded');
    if (unbranded.length > 0)
      expect(unbranded).toEqual(expect.arrayContaining(namedPictures.map(({ id }) => id)));
  });
});
