/**
 * `npm run load`: how many requests a second the generated nginx settings answer, beside a bare server that gives out a
 * file of the same size without any header of ours. Front page and heaviest page, in turns, a minute each. Needs nginx and
 * wrk, and a quiet machine; the time that the processor spends on a request tells the same on a busy one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findHostPrograms } from '../run/host-programs.mjs';
import { nginxSettings } from './settings/nginx';
import { listPaths, readSiteFiles } from './site-files';

const root = resolve('out');
const folder = resolve('.cache/load');
const [sitePort, barePort] = [Number(process.env['PORT'] ?? 4290), Number(process.env['PORT'] ?? 4290) + 1];
const rounds = 4;
const seconds = 15;

type Figures = {
  readonly requests: number;
  readonly p99: number;
  readonly errors: number;
  /** Time of nginx on a processor for one request, in microseconds. */ readonly effort: number;
};

/** Processor time that the one worker of nginx has used, in microseconds. Linux counts it in hundredths of a second. */
function usedBy(master: number): number {
  const worker = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')[0] ?? '';
  const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** One run of wrk against an address: requests a second, the 99th percentile in milliseconds, errors of any kind. */
function measure(wrk: string, url: string, master: number): Figures {
  const before = usedBy(master);
  const { stdout, status } = spawnSync(wrk, ['-t', '1', '-c', '64', '-d', `${seconds}s`, '--latency', url], {
    encoding: 'utf8',
  });
  const used = usedBy(master) - before;
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  if (status !== 0 || rate === undefined || p99 === null)
    throw new Error(`wrk could not measure ${url}: ${stdout}`);
  const unit = { us: 0.001, ms: 1, s: 1000 }[p99[2] ?? 'ms'] ?? 1;
  const sockets = [...(/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );
  const total = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    requests: Number(rate),
    effort: used / total,
    p99: Number(p99[1]) * unit,
    errors: sockets + Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

function summary(runs: readonly Figures[]): Figures {
  const mean = (of: (run: Figures) => number) => runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  return {
    requests: mean((run) => run.requests),
    effort: mean((run) => run.effort),
    p99: Math.max(...runs.map((run) => run.p99)),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  };
}

const words = ({ requests, p99, errors, effort }: Figures) =>
  `${Math.round(requests)} requests a second, p99 at most ${p99.toFixed(2)} ms, ${effort.toFixed(1)} µs of processor a request, ${errors} errors`;

try {
  readSiteFiles(root);
  const { nginx = '', wrk = '' } = findHostPrograms(['nginx', 'wrk']);
  const pages = listPaths(root).filter((path) => path.endsWith('.html'));
  const heaviest = pages.reduce((a, b) => (statSync(root + a).size >= statSync(root + b).size ? a : b));
  mkdirSync(join(folder, 'bare'), { recursive: true });
  for (const path of ['/index.html', heaviest])
    writeFileSync(join(folder, 'bare', path), Buffer.alloc(statSync(root + path).size, 'x'));
  writeFileSync(
    join(folder, 'site.conf'),
    nginxSettings({ paths: listPaths(root), root, listen: `127.0.0.1:${sitePort}`, isSecure: true }).body,
  );
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // The bare server keeps files open too: the comparison is about headers, rules and addresses.
  const bare = `server { listen 127.0.0.1:${barePort}; root ${folder}/bare; sendfile on; tcp_nopush on; open_file_cache max=4000 inactive=60s; open_file_cache_valid 10s; }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; worker_processes 1; pid ${folder}/pid; events { worker_connections 1024; } http { access_log off; ${temp} include ${folder}/site.conf; ${bare} }\n`,
  );
  const server = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  await new Promise((next) => setTimeout(next, 1000));
  const master = server.pid ?? 0;
  try {
    for (const [address, file] of [
      ['/', '/index.html'],
      [heaviest.replace(/\.html$/, ''), heaviest],
    ] as const) {
      const site: Figures[] = [];
      const plain: Figures[] = [];
      for (let round = 0; round < rounds; round += 1) {
        site.push(measure(wrk, `http://127.0.0.1:${sitePort}${address}`, master));
        plain.push(measure(wrk, `http://127.0.0.1:${barePort}${file}`, master));
      }
      const [ours, theirs] = [summary(site), summary(plain)];
      console.log(
        `${address} (${statSync(root + file).size} bytes, ${rounds} x ${seconds} s each, in turns)\n  site: ${words(ours)}\n  bare: ${words(theirs)}\n  ratio ${(ours.requests / theirs.requests).toFixed(3)} in requests, ${(theirs.effort / ours.effort).toFixed(3)} in effort`,
      );
      if (ours.errors > 0 || ours.requests / theirs.requests < 0.95) process.exitCode = 1;
    }
  } finally {
    server.kill('SIGTERM');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
