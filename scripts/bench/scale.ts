/**
 * `npm run bench:scale`: builds the site with 1, 10 and 100 times its pages, so with as many times its products, cities
 * and courses, and prints build time, memory and HTML bytes for each. Copies of all routes are below `/copies/`, made in
 * a copy of the project inside `reports/`. Fails when a page at the largest size takes more than 1.3 times what it takes
 * at the smallest. Options: `--sizes=1,10,100`. No network.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { routeList } from '../../content/site/routes';

const folder = resolve('reports/scale');
const copied = [
  'app',
  'art',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const limit = 1.3;

type Step = { readonly seconds: number; readonly peakMb: number };
type Size = {
  readonly times: number;
  readonly pages: number;
  readonly build: Step;
  readonly finish: Step;
  readonly htmlBytes: number;
};

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1,10,100' } } });
const sizes: Size[] = [];
for (const times of values.sizes.split(',').map(Number)) {
  makeProject(times);
  const build = await timed('npx', ['--no-install', 'next', 'build']);
  const finish = await timed('npx', ['--no-install', 'tsx', 'scripts/finish/finish.ts']);
  const html = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const htmlBytes = html.reduce((sum, name) => sum + statSync(join(folder, 'out', name)).size, 0);
  sizes.push({ times, pages: html.length, build, finish, htmlBytes });
  console.log(line(sizes.at(-1) as Size));
}
mkdirSync('reports/bench', { recursive: true });
writeFileSync('reports/bench/scale.json', `${JSON.stringify(sizes, null, 2)}\n`);
rmSync(folder, { recursive: true, force: true });
const [smallest, largest] = [sizes[0], sizes.at(-1)];
if (smallest !== undefined && largest !== undefined && perPage(largest) > perPage(smallest) * limit) {
  console.error(
    `A page takes ${(perPage(largest) / perPage(smallest)).toFixed(2)} times as long at ${largest.times}x as at ${smallest.times}x; at most ${limit} is wanted.`,
  );
  process.exitCode = 1;
}

function perPage({ build, finish, pages }: Size): number {
  return (build.seconds + finish.seconds) / pages;
}

function line(size: Size): string {
  const step = ({ seconds, peakMb }: Step) => `${seconds.toFixed(0)} s, ${peakMb.toFixed(0)} MB`;
  return `${String(size.times).padStart(4)}x  ${size.pages} pages   build ${step(size.build)}   finish ${step(size.finish)}   ${(1000 * perPage(size)).toFixed(0)} ms a page   HTML ${(size.htmlBytes / 1e6).toFixed(1)} MB, ${(size.htmlBytes / size.pages / 1e3).toFixed(1)} kB a page`;
}

/** The project as it is, with `times - 1` more copies of every route below `/copies/`. */
function makeProject(times: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = join(folder, 'next.config.mjs');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      "output: 'export',",
      `output: 'export',\n  turbopack: { root: ${JSON.stringify(resolve('.'))} },`,
    ),
  );
  if (times === 1) return;
  const paths = routeList.map(({ path }) => path);
  writeCopies('app/copies/[copy]', paths, times - 1);
}

function writeCopies(route: string, paths: readonly string[], count: number): void {
  const text = [
    ...paths.map((path, index) => `import Page${index} from '@/app${path === '/' ? '' : path}/page';`),
    `const pages = [${paths.map((_, index) => `Page${index}`).join(', ')}];`,
    `export function generateStaticParams() { return Array.from({ length: pages.length * ${count} }, (_, index) => ({ copy: String(index) })); }`,
    'export default async function Copy({ params }: { params: Promise<{ copy: string }> }) {',
    '  const Chosen = pages[Number((await params).copy) % pages.length] ?? Page0;',
    '  return <Chosen />;',
    '}',
    '',
  ].join('\n');
  mkdirSync(join(folder, route), { recursive: true });
  writeFileSync(join(folder, route, 'page.tsx'), text);
}

/** Runs a command in the copy and watches its memory: the largest sum over all its processes. */
async function timed(command: string, args: readonly string[]): Promise<Step> {
  const started = Date.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, SITE_ENV: 'rehearsal', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(child.pid ?? 0));
  }, 500);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(timer);
  if (code !== 0)
    throw new Error(
      `"${command} ${args.join(' ')}" ended with exit code ${code ?? 'none'}.\n${errors.slice(-2000)}`,
    );
  return { seconds: (Date.now() - started) / 1000, peakMb };
}

/** Resident megabytes of a process and all below it; Linux only, 0 elsewhere. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
        sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
      } catch {
        // The process ended in between.
      }
    }
  } catch {
    return 0;
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...sizes].filter(([pid]) => isBelow(pid)).reduce((sum, [, size]) => sum + size, 0);
}
