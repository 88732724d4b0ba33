import { spawn } from 'node:child_process';
import type { EngineBrowser } from './smoke';

/** WebKitGTK over its own driver, on a virtual display. @throws when driver or browser cannot be started. */
export async function openWebKit(port: number): Promise<EngineBrowser> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const failed = new Promise<never>((_, reject) => driver.once('error', reject));
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await Promise.race([failed, untilAnswers(() => ask('GET', '/status'))]);
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });
  return {
    goTo: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    evaluate: async (expression) =>
      String(
        await ask('POST', `${session}/execute/async`, {
          script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(String(value)), (error) => done('failed: ' + error));`,
          args: [],
        }),
      ),
    errors: () => [],
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

async function untilAnswers(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt > 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
