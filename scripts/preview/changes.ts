/**
 * `npm run changes`: prints, as Markdown, how the export in `out/` differs from the live release. Download that
 * release first: `npm run releases -- --to … --download`. `--url https://…` links each place.
 */
import '../run/plain-errors';
import { parseArgs } from 'node:util';
import { changeText } from '../../lib/preview/change-text';
import { findChanges } from './find-changes';

const { values } = parseArgs({ options: { url: { type: 'string' } } });
console.log(changeText(findChanges(), values.url?.replace(/\/$/, '') ?? null));
