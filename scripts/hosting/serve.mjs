// `npm run serve`: serves what was built last.
import { ensureDependencies } from '../run/dependencies.mjs';
import { endWith, run } from '../run/process.mjs';

try {
  await ensureDependencies();
  await run('npx', ['--no-install', 'tsx', 'scripts/hosting/serve.ts']);
} catch (error) {
  endWith(error);
}
