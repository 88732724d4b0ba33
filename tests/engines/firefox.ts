import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { EngineBrowser } from './smoke';

type Answer = {
  readonly id?: number;
  readonly type?: string;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
};

/** Firefox over WebDriver BiDi, without a driver program or a download. @throws when it cannot be started. */
export async function openFirefox(
  preferences: Readonly<Record<string, number>> = {},
): Promise<EngineBrowser & { readonly resize: (width: number, height: number) => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const found = /BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox ended before it listened. ${said.slice(-300)}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const open = new Map<number, (answer: Answer) => void>();
  const errors: string[] = [];
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) open.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      errors.push(answer.params.text ?? '');
  });
  const ask = async (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = new Promise<Answer>((resolve) => open.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error} ${message ?? ''}`);
    return result ?? {};
  };

  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await ask('browsingContext.getTree', {})) as {
    contexts: readonly { readonly context: string }[];
  };
  const context = contexts[0]?.context;

  return {
    goTo: async (url) => {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = (await ask('script.evaluate', {
        expression,
        target: { context, sandbox: 'smoke' },
        awaitPromise: true,
      })) as { result?: { value?: unknown }; exceptionDetails?: { text?: string } };
      if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
      return String(answer.result?.value);
    },
    resize: async (width, height) => {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    errors: () => errors,
    close: async () => {
      await ask('browser.close', {}).catch(() => undefined);
      socket.close();
      child.kill();
      await new Promise((resolve) => setTimeout(resolve, 500));
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
