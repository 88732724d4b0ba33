/** `npm run dev`: the site with hot reloading, on port 3000 or another one (`npm run dev -- -p 4000`). */
import '../run/plain-errors';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { runScript } from '../run/process';
import { today } from '../run/today';
import { assertCopy } from '../tables/check-copy';
import { watchSiteScript } from './bundle-site-script';

/** The bundler only watches modules: changed tables take effect at the next start. */
const tables = 'content/tables';

assertCopy();
const { bundleCartCount } = await import('./cart-count');
const { writeSearchIndex } = await import('./search-index');
writeSearchIndex();
await bundleCartCount();
await watchSiteScript();
let server = await serve();
let pause: NodeJS.Timeout | undefined;
watch(tables, () => {
  // Saving one file fires several events.
  clearTimeout(pause);
  pause = setTimeout(() => {
    const old = server;
    old.removeAllListeners('close');
    old.once('close', () => {
      void serve().then((next) => (server = next));
    });
    old.kill();
  }, 500);
});

/** Reports what is wrong in the tables, and starts the server with the valid rows. */
async function serve() {
  await runScript('scripts/tables/check-tables.ts').catch(() => undefined);
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, SITE_DAY: process.env['SITE_DAY'] ?? today() } },
  );
  child.once('close', (code) => process.exit(code ?? 1));
  return child;
}
