// `npm run dev`: the site with hot reloading, on port 3000 or another one (`npm run dev -- -p 4000`).
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { endWith, runScript } from '../run/process.mjs';
import { today } from '../run/today.mjs';
import { watchSiteScript } from './bundle-site-script.mjs';

/** The bundler only watches modules: changed tables take effect at the next start. */
const tables = 'content/tables';

try {
  await runScript('scripts/build/content-list.ts');
  await runScript('scripts/build/search-index.ts');
  await runScript('scripts/build/cart-count.ts');
  await watchSiteScript();
  let server = await serve();
  let pause;
  watch(tables, () => {
    // Saving one file fires several events.
    clearTimeout(pause);
    pause = setTimeout(() => {
      const old = server;
      old.removeAllListeners('close');
      old.once('close', async () => {
        server = await serve();
      });
      old.kill();
    }, 500);
  });
} catch (error) {
  endWith(error);
}

/** Reports what is wrong in the tables, and starts the server with the valid rows. */
async function serve() {
  await runScript('scripts/tables/check-tables.ts').catch(() => undefined);
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, SITE_DAY: process.env.SITE_DAY ?? today() } },
  );
  child.once('close', (code) => process.exit(code ?? 1));
  return child;
}
