/**
 * `npm run publish`, `npm run rollback`, `npm run releases`: uploads the export in `out/` to an object store,
 * restores an earlier release, lists the releases that can be restored. See docs/publishing.md.
 */
import '../run/plain-errors';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { readSiteFiles } from '../hosting/site-files';
import { checkedRecord } from './build-record';
import { type Claim, claimSite } from './claim';
import { downloadRelease } from './live-release';
import { type Plan, planRelease, publishSite, rollBack } from './publish-site';
import { s3Store } from './s3-store';
import { wordsFor } from './store-errors';
import { readState } from './site-state';
import type { Manifest } from './release';
import type { ObjectStore } from './store';
import { describePlan, describeReleases } from './messages';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    endpoint: { type: 'string' },
    region: { type: 'string' },
    kind: { type: 'string', default: 'production' },
    keep: { type: 'string', default: '10' },
    then: { type: 'string', default: '' },
    release: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    'take-over': { type: 'boolean', default: false },
    download: { type: 'boolean', default: false },
  },
});

const now = new Date().toISOString();

async function publish(store: ObjectStore): Promise<void> {
  const kind = parseSiteEnv(values.kind);
  const files = readSiteFiles('out');
  const { commit } = checkedRecord(files, kind);
  if (!/^[1-9]\d{0,2}$/.test(values.keep))
    throw new Error(`--keep is "${values.keep}". Give a whole number from 1 to 999.`);
  const options = {
    files,
    commit,
    kind,
    now,
    keep: Number(values.keep),
    again: values.again,
    readBody: (path: string) => readFile(join('out', path)),
  };
  const say = (plan: Plan, after: string) => {
    console.log(
      plan.isLive ? 'Nothing to do: the site shows exactly this already.' : `${describePlan(plan)}\n${after}`,
    );
  };
  if (values['dry-run']) {
    const plan = await planRelease(store, await readState(store), options);
    say(plan, 'This was a dry run: nothing was changed.');
    return;
  }
  await whileClaimed(store, async (claim) => {
    const plan = await publishSite(store, claim, options, runAfterLive);
    say(plan, `Release ${plan.manifest.id} is live.`);
    if (!plan.isLive && kind === 'production') await downloadRelease(store, plan.manifest);
  });
}

async function goBack(store: ObjectStore): Promise<void> {
  await whileClaimed(store, async (claim) => {
    const { manifest } = await rollBack(store, claim, { id: values.release, now }, runAfterLive);
    console.log(`Release ${manifest.id} is live again.`);
    if (manifest.kind === 'production') await downloadRelease(store, manifest);
  });
}

async function list(store: ObjectStore): Promise<void> {
  const state = await readState(store);
  console.log(describeReleases(state));
  const live = state.done.find((manifest) => manifest.id === state.current?.id);
  if (values.download) await downloadRelease(store, live);
}

/**
 * Runs the command of `--then`, which invalidates the CDN, in a shell, with `RELEASE_ID` set.
 * @throws a sentence when it fails: the release is live then, but the edge may serve the previous one for a while.
 */
async function runAfterLive({ id }: Manifest): Promise<void> {
  const command = values.then;
  if (command === '') return;
  const env = { ...process.env, RELEASE_ID: id };
  const child = spawn(command, { shell: true, stdio: 'inherit', env });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(
      `Release ${id} is live, but the command after it ended with exit code ${code ?? 'none'}: ${command}\n` +
        'Run that command by hand. Old files are removed by the next release.',
    );
}

/** Holds the claim while `work` runs, and releases it when that ends, fails or is interrupted. */
async function whileClaimed(store: ObjectStore, work: (claim: Claim) => Promise<void>): Promise<void> {
  const claim = await claimSite(store, {
    holder: `${userInfo().username} on ${hostname()} since ${now}`,
    takesOver: values['take-over'],
  });
  const interrupted = () => {
    console.error('\nStopped. Every page of the site is whole; run the same command again to finish.');
    const leave = () => process.exit(130);
    claim.release().then(leave, leave);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    await work(claim);
    await claim.release();
  } catch (error) {
    // A store that does not answer cannot release the claim either, and says less about why.
    await claim.release().catch(() => undefined);
    throw error;
  } finally {
    process.removeListener('SIGINT', interrupted);
    process.removeListener('SIGTERM', interrupted);
  }
}

/** The bucket and the prefix in `--to`, which is `s3://bucket` or `s3://bucket/prefix`. @throws a sentence for any other. */
function readTarget() {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[^/.][^/]*)*)\/?$/.exec(values.to ?? '') ?? [];
  if (bucket === undefined)
    throw new Error(
      `"${values.to ?? ''}" is no target. Write it as --to s3://bucket or --to s3://bucket/prefix.`,
    );
  return { bucket, prefix: prefix === '' ? '' : `${prefix.slice(1)}/` };
}

const commands: Readonly<Record<string, (store: ObjectStore) => Promise<void>>> = {
  publish,
  rollback: goBack,
  releases: list,
};

try {
  const command = commands[positionals[0] ?? ''];
  if (command === undefined || positionals.length !== 1)
    throw new Error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  await command(s3Store({ ...readTarget(), endpoint: values.endpoint, region: values.region }));
} catch (error) {
  console.error(`\n${wordsFor(error)}`);
  process.exitCode = 1;
}
