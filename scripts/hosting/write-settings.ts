/** `npm run hosting`: writes the settings of all hosts to `.cache/hosting/`, from ./headers.ts and the files in `out/`. */
import '../run/plain-errors';
import { reportAddress } from '../../content/site/reports';
import { FolderFiles } from '../run/folder-files';
import { allSettings } from './settings/all-settings';
import { readSiteFiles } from './site-files';

const paths = readSiteFiles('out').map(({ path }) => path);
const site = { paths, root: '/var/www/site', listen: '80', reports: reportAddress };
const folder = '.cache/hosting';
for (const { name, body } of allSettings(site)) {
  new FolderFiles(folder).write({ path: name, body });
  console.log(`  ${folder}/${name}`);
}
