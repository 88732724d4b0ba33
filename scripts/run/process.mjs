// Runs commands; a failed one ends the script with a sentence.
import { spawn } from 'node:child_process';

/**
 * Runs a command with its output shown; resolves when it exits with 0.
 * @throws a sentence with the command and its exit code otherwise.
 */
export function run(command, args, { env = {}, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
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
