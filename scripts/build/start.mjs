// `npm start`: installs missing packages, builds, serves.
import { build } from './build.mjs';
import { endWith, run } from '../run/process.mjs';

try {
  await build();
  await run('npx', ['--no-install', 'tsx', 'scripts/hosting/serve.ts']);
} catch (error) {
  endWith(error);
}
