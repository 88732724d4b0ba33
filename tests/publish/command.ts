import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bucket } from './store';
import { proxyUrl } from './proxy';

/** `output` is everything that was written, `errors` what went to the error stream. */
export type Outcome = { readonly code: number | null; readonly output: string; readonly errors: string };
export type Running = { readonly child: ChildProcess; readonly end: Promise<Outcome> };

/** The folders of the exports. The commands take `out/` of their working directory. */
export const trees = {
  one: '.cache/trees/one',
  two: '.cache/trees/two',
  preview: '.cache/trees/preview',
} as const;

type Tree = keyof typeof trees;

const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;

/** Starts a script in the folder of a release. */
function startScript(tree: Tree, script: string, ...args: readonly string[]): Running {
  const child = spawn(process.execPath, ['--import', loader, resolve(script), ...args], {
    cwd: trees[tree],
    // A process group, so that a signal reaches the program and its children.
    detached: true,
  });
  let [output, errors] = ['', ''];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, end: new Promise((done) => child.once('close', (code) => done({ code, output, errors }))) };
}

export function runScript(tree: Tree, script: string, ...args: readonly string[]): Promise<Outcome> {
  return startScript(tree, script, ...args).end;
}

/** Starts one of the publisher's commands, as `npm run` would, in the folder of a release. */
export function start(tree: Tree, ...args: readonly string[]): Running {
  return startScript(tree, 'scripts/publish/main.ts', ...args, '--endpoint', proxyUrl);
}

export function run(tree: Tree, ...args: readonly string[]): Promise<Outcome> {
  return start(tree, ...args).end;
}

/** `npm run publish -- --to … --kind rehearsal`, with further options. */
export function publish(tree: Tree, ...args: readonly string[]): Promise<Outcome> {
  return run(tree, 'publish', '--to', `s3://${bucket}`, '--kind', 'rehearsal', ...args);
}

export function signal({ child }: Running, name: 'SIGKILL' | 'SIGINT'): void {
  if (child.pid !== undefined) process.kill(-child.pid, name);
}
