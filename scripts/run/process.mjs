// Runs commands; a failed one ends the script with a sentence.
import { spawn } from 'node:child_process';

/**
 * Runs a command with its output shown, or only passed to `onOutput` when `isQuiet`; resolves when it exits with 0.
 * @throws a sentence with the command and its exit code otherwise.
 */
export function run(command, args, { env = {}, cwd, onOutput, isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        if (!isQuiet) process.stdout.write(chunk);
        onOutput?.(String(chunk));
      });
    }
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"${[command, ...args].join(' ')}" ended with exit code ${code}.`));
    });
  });
}

/** Runs one of our TypeScript files: without npx, which takes a second to find tsx. */
export function runScript(file, args = [], options = {}) {
  return run('node', ['--import', 'tsx', file, ...args], options);
}

/** Prints an error's message and exits with code 1. */
export function endWith(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
