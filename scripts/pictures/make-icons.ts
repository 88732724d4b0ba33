/** `npm run icons`: draws the icons of the site from the mark. The results are committed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mark } from '../../content/site/mark';
import { drawIcons } from './icons';

for (const [path, body] of await drawIcons(mark)) writeFileSync(join('public', path), body);
