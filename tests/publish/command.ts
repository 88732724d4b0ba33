import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bucket } from './store';
import { proxyUrl } from './proxy';

export type Outcome = { readonly code: number | null; readonly output: string };

export type Running = { readonly child: ChildProcess; readonly end: Promise<Outcome> };

/** The folders of the two exports. The commands take `out/` of their working directory. */
export const trees = { one: '.cache/trees/one', two: '.cache/trees/two' } as const;

const publisher = [
  '--import',
  pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href,
  resolve('scripts/publish/main.ts'),
] as const;

/** Starts one of the publisher's commands, as `npm run` would, in the folder of a release. */
export function start(tree: keyof typeof trees, ...args: readonly string[]): Running {
  const child = spawn(process.execPath, [...publisher, ...args, '--endpoint', proxyUrl], {
    cwd: trees[tree],
    // A process group, so that a signal reaches the program and its children.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, end: new Promise((done) => child.once('close', (code) => done({ code, output }))) };
}

export function run(tree: keyof typeof trees, ...args: readonly string[]): Promise<Outcome> {
  return start(tree, ...args).end;
}

/** `npm run publish -- --to … --kind rehearsal`, with further options. */
export function publish(tree: keyof typeof trees, ...args: readonly string[]): Promise<Outcome> {
  return run(tree, 'publish', '--to', `s3://${bucket}`, '--kind', 'rehearsal', ...args);
}

export function signal({ child }: Running, name: 'SIGKILL' | 'SIGINT' | 'SIGSTOP' | 'SIGCONT'): void {
  if (child.pid !== undefined) process.kill(-child.pid, name);
}
