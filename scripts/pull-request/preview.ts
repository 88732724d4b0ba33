/**
 * For the workflow `preview.yml`, with `publish`, `comment` or `remove`: the preview of one pull request, at its own
 * address. Its settings come from the environment; see docs/publishing.md.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changeText } from '../../lib/preview/change-text';
import { findChanges } from '../preview/find-changes';
import { forEachLimit } from '../publish/for-each-limit';
import { s3Store } from '../publish/s3-store';
import { parseTarget } from '../publish/target';
import { run } from '../run/process.mjs';
import { previewPlace, storeOptions } from './settings';

const { env } = process;
const publisher = ['--import', 'tsx', fileURLToPath(new URL('../publish/main.ts', import.meta.url))];

/** Downloads the live release, builds, and publishes below the number of the pull request. */
async function publish(): Promise<void> {
  const { to } = previewPlace(env);
  const live = env['LIVE_FROM'] ?? '';
  if (live !== '')
    await run('node', [...publisher, 'releases', '--to', live, '--download', ...storeOptions(env)]);
  if (env['PREVIEW_BUILT'] !== 'yes')
    await run('node', ['scripts/build/build.mjs'], { env: { SITE_ENV: 'preview' } });
  await run('node', [
    ...publisher,
    'publish',
    ...['--to', to, '--kind', 'preview', '--keep', '1', '--take-over'],
    ...storeOptions(env),
  ]);
}

/** The text of the comment: where the preview is, and what it changes. */
function commentText(): string {
  const { url } = previewPlace(env);
  if (!existsSync('out/index.html'))
    throw new Error('There is no site in out/. Run this with "publish" first.');
  const where =
    url === ''
      ? 'The preview is published.'
      : `**[Look at the preview](${url}/preview)**, or at [the site as it would be](${url}/).`;
  return `${where}\n\n${changeText(findChanges('out'), url === '' ? null : url)}`;
}

/** Prints the comment, which the workflow then posts. */
const comment = () => console.log(commentText());

/** Deletes everything published below the number of the pull request. */
async function remove(): Promise<void> {
  const { to, number } = previewPlace(env);
  const store = s3Store({ ...parseTarget(to), endpoint: env['STORE_ENDPOINT'], region: env['STORE_REGION'] });
  const objects = await store.list('');
  await forEachLimit(objects, 16, ({ key }) => store.remove(key));
  console.log(`The preview of request ${number} is removed: ${objects.length} objects.`);
}

const commands: Readonly<Record<string, () => Promise<void> | void>> = { publish, comment, remove };

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined) throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  await command();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
