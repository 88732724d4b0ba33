/**
 * `npm run serve`: serves `out/` on loopback as an object store behind a CDN would. `PORT` sets the port (default
 * 4100).
 */
import '../run/plain-errors';
import { startServer } from './local-server';

const port = process.env['PORT'] ?? '4100';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
  throw new Error(`PORT is "${port}". Give a whole number up to 65535, such as 4100.`);
const { url } = await startServer({ root: 'out', port: Number(port) });
console.log(`\n  The site is at ${url}\n  Stop with Ctrl+C.\n`);
