// `npm run dev`: the site with live changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { endWith, run } from '../run/process.mjs';

/** The bundler follows modules, and tables are none: what is read from them stays until the next start. */
const tables = 'content/tables';

/** `npm run dev`: the site with live changes, on port 3000 or the one that is passed on (`npm run dev -- -p 4000`). */
try {
  await ensureDependencies();
  const { watchSiteScript } = await import('./bundle-site-script.mjs');
  await run('npx', ['--no-install', 'tsx', 'scripts/build/content-list.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/search-index.ts']);
  await watchSiteScript();
  let server = await serve();
  let pause;
  watch(tables, () => {
    // Saving one file is several events.
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

/** Says what is wrong in the tables, and starts the server with the rows that are right. */
async function serve() {
  await run('npx', ['--no-install', 'tsx', 'scripts/tables/check-tables.ts']).catch(() => undefined);
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  child.once('close', (code) => process.exit(code ?? 1));
  return child;
}
