/** `npm run hosting`: writes the settings of all hosts to `.cache/hosting/`, from ./headers.ts and the files in `out/`. */
import '../run/plain-errors';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportAddress } from '../../content/site/reports';
import { allSettings } from './settings/all-settings';
import { readSiteFiles } from './site-files';

const paths = readSiteFiles('out').map(({ path }) => path);
const site = { paths, root: '/var/www/site', listen: '80', reports: reportAddress };
for (const file of allSettings(site)) {
  const target = join('.cache/hosting', file.name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.body);
  console.log(`  ${target}`);
}
