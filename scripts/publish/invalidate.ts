// Runs the command that invalidates the CDN.
import { spawn } from 'node:child_process';

/**
 * Runs the command that invalidates the CDN, in a shell, with `RELEASE_ID` set.
 * @throws a sentence when it fails: the release is live then, but the edge may serve the previous one for a while.
 */
export function runAfterLive(command: string, releaseId: string): Promise<void> {
  if (command === '') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, RELEASE_ID: releaseId },
    });
    const fail = (how: string) =>
      reject(
        new Error(
          `Release ${releaseId} is live, but the command after it ${how}: ${command}\n` +
            'Run that command by hand. Old files are removed by the next release.',
        ),
      );
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    child.once('close', (code) => (code === 0 ? resolve() : fail(`ended with exit code ${code ?? 'none'}`)));
  });
}
