import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

/** `npm run dev`: the site with live changes, on port 3000 or the one that is passed on (`npm run dev -- -p 4000`). */
try {
  await ensureDependencies();
  const { watchSiteScript } = await import('./run/bundle-site-script.mjs');
  await watchSiteScript();
  await run('npx', ['--no-install', 'next', 'dev', ...process.argv.slice(2)]);
} catch (error) {
  endWith(error);
}
