/**
 * `npm run changes`: what the export in `out/` changes against the release that is live, in Markdown. The release has to be
 * known on this machine: `npm run releases -- --to … --download`. `--url https://…` links each place; `--output FILE`
 * writes a file.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changeText } from '../../lib/preview/change-text';
import { endWith } from '../run/process.mjs';
import { findChanges } from './find-changes';

try {
  const { values } = parseArgs({ options: { url: { type: 'string' }, output: { type: 'string' } } });
  const text = changeText(findChanges('out'), values.url?.replace(/\/$/, '') ?? null);
  if (values.output === undefined) console.log(text);
  else writeFileSync(values.output, `${text}\n`);
} catch (error) {
  endWith(error);
}
