/**
 * For the workflow `release.yml`: moves the branch "production" to the commit that is live; the nightly build starts
 * there.
 */
import { execFileSync } from 'node:child_process';
import { githubOf } from './github';

try {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  console.log(
    `The branch "production" is ${await githubOf(process.env).branch('production', commit)}: ${commit}.`,
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
