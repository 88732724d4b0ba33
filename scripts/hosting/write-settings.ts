/**
 * `npm run hosting`: writes the settings of all hosts to `.cache/hosting/`, from ./headers.ts and the files in
 * `out/`. Options: `--root` (folder of the site on the host), `--listen` (port), `--to` (another folder),
 * `--compress` (writes `.gz` and `.br` beside each text file of `out/`, for nginx).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportAddress } from '../../content/site/reports';
import { compressFiles } from './compress-files';
import { allSettings } from './settings/all-settings';
import { listPaths, readSiteFiles } from './site-files';

try {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/var/www/site' },
      listen: { type: 'string', default: '80' },
      to: { type: 'string', default: '.cache/hosting' },
      compress: { type: 'boolean', default: false },
    },
  });
  readSiteFiles('out');
  const paths = listPaths('out');
  const site = { paths, root: values.root, listen: values.listen, isSecure: true, reports: reportAddress };
  for (const file of allSettings(site)) {
    const target = join(values.to, file.name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.body);
    console.log(`  ${target}`);
  }
  if (values.compress)
    console.log(`  ${compressFiles('out', paths)} text files of out/ have .gz and .br beside them.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
