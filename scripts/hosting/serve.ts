/** `npm run serve`: serves `out/` on loopback the way an object store behind a CDN does. `PORT` chooses the port, 4100 without it. */
import { startServer } from './local-server';

const port = Number(process.env['PORT'] ?? 4100);
const { url } = await startServer({ root: 'out', port });
console.log(`\n  The site is at ${url}\n  Stop with Ctrl+C.\n`);
