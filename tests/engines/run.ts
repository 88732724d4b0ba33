/** Every page and ten flows in the engines that Playwright cannot drive here: `npx tsx tests/engines/run.ts [firefox|webkit]`. */
import { startServer } from '../../scripts/hosting/local-server';
import { openFirefox } from './firefox';
import { runFlows } from './flows';
import { type EngineBrowser, smoke } from './smoke';
import { openWebKit } from './webkit';

const port = Number(process.env['E2E_PORT'] ?? 4180);
const engines: Readonly<Record<string, () => Promise<EngineBrowser>>> = {
  firefox: () => openFirefox(),
  webkit: () => openWebKit(port + 1),
};
const wanted = process.argv.slice(2);

const { server, url } = await startServer({ root: 'out', port });
for (const [name, open] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const browser = await open();
    const check = async () => [...(await runFlows(browser, url)), ...(await smoke(browser, url))];
    const wrong = await check().finally(browser.close);
    console.log(`${name}: ${wrong.length === 0 ? 'every page and flow works' : wrong.join('; ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`${name}: could not be tested. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
server.close();
