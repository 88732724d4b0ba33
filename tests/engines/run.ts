/**
 * Every page and ten flows in the engines that Playwright cannot drive here, and larger text in one of them:
 * `npx tsx tests/engines/run.ts [firefox|webkit|text]`, over `out/`.
 */
import { startServer } from '../../scripts/hosting/local-server';
import { openFirefox } from './firefox';
import { runFlows } from './flows';
import { type EngineBrowser, smoke } from './smoke';
import { sidewaysInFirefox } from './text-sizes';
import { openWebKit } from './webkit';

const port = Number(process.env['E2E_PORT'] ?? 4180);
const { server, url } = await startServer({ root: 'out', port });

async function faultsIn(browser: EngineBrowser): Promise<readonly string[]> {
  const check = async () => [...(await runFlows(browser, url)), ...(await smoke(browser, url))];
  return check().finally(browser.close);
}

const checks: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  firefox: async () => faultsIn(await openFirefox()),
  webkit: async () => faultsIn(await openWebKit(port + 1)),
  text: () => sidewaysInFirefox(url),
};
const wanted = process.argv.slice(2);
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const wrong = await check().catch((error: unknown) => [`could not be tested. ${String(error)}`]);
  console.log(`${name}: ${wrong.length === 0 ? 'nothing is wrong' : wrong.join('; ')}`);
  if (wrong.length > 0) process.exitCode = 1;
}
server.close();
server.closeAllConnections();
