import { spawn } from 'node:child_process';

type Options = { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string };

/**
 * Runs a command with its output shown; resolves when it exits with 0.
 * @throws a sentence with the command and its exit code otherwise.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = '.' }: Options = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', (error) => {
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${[command, ...args].join(' ')}" ended with exit code ${code}.`));
    });
  });
}

/** Runs one of our TypeScript files: without npx, which takes a second to find tsx. */
export function runScript(file: string, args: readonly string[] = [], options: Options = {}): Promise<void> {
  return run('node', ['--import', 'tsx', file, ...args], options);
}
