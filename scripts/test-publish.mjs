import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './run/chromium.mjs';
import { playwrightCounts, sayCounts, unreported } from './run/counts.mjs';
import { ensureDependencies } from './run/dependencies.mjs';
import { findHostPrograms } from './run/host-programs.mjs';
import { run } from './run/process.mjs';
import { buildTree } from './run/trees.mjs';

/**
 * `npm run test:publish`: builds two releases and a preview, then publishes them to an object store on this machine,
 * browses from it, stops publishers, rolls back, and starts nginx and Caddy from their generated settings.
 * Ends with one line that counts all of it. `--built` takes the builds of the last run.
 */
const second = [
  { file: 'app/globals.css', from: '--flare: #ff6a3d;', to: '--flare: #ff6a3e;' },
  { file: 'components/enhance/site.ts', from: 'enhanceBack();', to: "enhanceBack();\ndocument.documentElement.dataset['edition'] = 'two';" },
  { file: 'content/merchandise.ts', from: "name: 'Push Hard Mug'", to: "name: 'Push Harder Mug'" },
  { file: 'components/islands/shop/add-to-cart.tsx', from: "'Add to Cart'", to: "'Put into Cart'" },
  { file: 'components/islands/simulation.tsx', from: "useIslandReady('simulation');", to: "useIslandReady('simulation');\n  performance.mark('edition two');" },
];

/** A release in which one picture was another and one did not exist, for the list of changed pictures. */
function earlierRelease() {
  const key = (path) => ({ key: path, wave: 'hashed', sha256: '', size: 0, contentType: 'image/webp', cacheControl: '' });
  const pictures = readdirSync('.cache/trees/one/out/pictures').map((name) => `pictures/${name}`);
  const objects = pictures.filter((path) => !path.includes('/team-legal-')).map((path) => key(path.replace(/^(pictures\/home-hero-\d+\.)[0-9a-f]{8}/, '$100000000')));
  return { format: 1, id: '20260101T000000Z-earlier', createdAt: '', commit: 'earlier', kind: 'production', objects, tags: {} };
}

async function main() {
  await ensureDependencies();
  const env = { CHROMIUM_PATH: await findChromium() };
  const programs = findHostPrograms(['nginx', 'caddy']);
  if (!process.argv.includes('--built')) {
    await buildTree('one', 'rehearsal');
    await buildTree('two', 'rehearsal', { changes: second });
    await buildTree('preview', 'preview', { files: { '.cache/release.json': JSON.stringify(earlierRelease()) } });
  }
  mkdirSync('reports', { recursive: true });
  rmSync('reports/publish.json', { force: true });
  let error = null;
  await run('npx', ['--no-install', 'playwright', 'test', '-c', 'tests/publish/playwright.config.ts', ...process.argv.slice(2).filter((word) => word !== '--built')], {
    env: { ...env, NGINX_PATH: programs.nginx, CADDY_PATH: programs.caddy },
  }).catch((reason) => {
    error = reason;
  });
  const counts = playwrightCounts('reports/publish.json');
  if (error !== null && counts.failed === 0) counts.failed = 1;
  endOf(counts);
}

/** @param {import('./run/counts.mjs').Counts} counts */
function endOf(counts) {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/count-publish.json', JSON.stringify(counts));
  sayCounts(counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

main().catch((reason) => {
  const words = reason instanceof Error ? reason.message : String(reason);
  console.error(words);
  endOf({ ...unreported, names: [words] });
});
