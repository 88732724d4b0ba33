/**
 * For `npm run test:publish`: turns an export into the release that a preview is compared with, as if it had been
 * published and recorded. Arguments: the folder of the export, and the output folder.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { load } from 'cheerio';
import { readSiteFiles } from '../hosting/site-files';
import { comparedObjects } from '../publish/live-release';
import { objectsOf } from '../publish/plan';
import type { Manifest } from '../publish/release';

const [from = '', to = ''] = process.argv.slice(2);
const objects = comparedObjects(objectsOf(readSiteFiles(from)));
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const { key, sha256 } of objects) {
  const body = readFileSync(`${from}/${key}`);
  writeFileSync(`${to}/${sha256}`, body.includes('data-day') ? withoutSampleClasses(body.toString()) : body);
}
const manifest: Manifest = {
  format: 1,
  id: '20260101T000000Z-earlier',
  createdAt: '2026-01-01T00:00:00Z',
  commit: 'earlier',
  kind: 'production',
  objects,
  tags: {},
};
writeFileSync(`${to}/release.json`, JSON.stringify(manifest));

/** A page of a published release, which has no sample classes. */
function withoutSampleClasses(html: string): string {
  const $ = load(html);
  $('[data-day]').remove();
  return $.html();
}
