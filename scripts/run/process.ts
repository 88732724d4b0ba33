import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string };

/**
 * Runs a command with its output shown; resolves when it exits with 0.
 * @throws a sentence with the command and its exit code otherwise.
 */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = '.' }: Options = {},
): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new Error(`${command} could not be started: ${(error as Error).message}`);
  })) as [number | null];
  if (code !== 0) throw new Error(`"${[command, ...args].join(' ')}" ended with exit code ${code}.`);
}

/** Runs one of our TypeScript files: without npx, which takes a second to find tsx. */
export function runScript(file: string, args: readonly string[] = [], options: Options = {}): Promise<void> {
  return run('node', ['--import', 'tsx', file, ...args], options);
}
