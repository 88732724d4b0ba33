import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageList } from '@/tests/e2e/support/pages';
import { cacheControl, securityHeaders } from '@/scripts/hosting/headers';
import { startServer } from '@/scripts/hosting/local-server';
import { mediaType } from '@/scripts/hosting/media-type';
import { allSettings } from '@/scripts/hosting/settings/all-settings';
import { listPaths, pageFile } from '@/scripts/hosting/site-files';
import { ports } from './ports';

const root = resolve('.cache/trees/one/out');
const folder = resolve('.cache/trees/hosts');
const files = listPaths(root);

const ask = (port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${encodeURI(path)}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

let nginx: ChildProcess | undefined;
let local = 0;
let stopLocal = () => {};

test.beforeAll(async () => {
  for (const file of allSettings({ paths: files, root, listen: String(ports.nginx) })) {
    mkdirSync(join(folder, file.name, '..'), { recursive: true });
    writeFileSync(join(folder, file.name), file.body);
  }
  const conf = join(folder, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    conf,
    `user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${temp} include ${folder}/nginx/site.conf; }\n`,
  );
  nginx = spawn('nginx', ['-c', conf, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
  });
  nginx.on('error', () => {
    throw new Error('This needs nginx. Install it (Debian: sudo apt-get install nginx).');
  });
  const { server, url } = await startServer({ root, port: 0 });
  local = Number(new URL(url).port);
  stopLocal = () => {
    server.close();
    server.closeAllConnections();
  };
  await expect.poll(() => ask(ports.nginx, '/').then(({ ok }) => ok, String)).toBe(true);
});

test.afterAll(() => {
  nginx?.kill('SIGTERM');
  stopLocal();
});

const unknown =
  '/nope /nope.html /nope.txt /nope.js /_next/static/chunks/nope.js /nope/ /about/nope /about/nope/ //example.com/ ' +
  '/404/ /404 /pictures /pictures/ /_next /.releases/current.json /.git/config';

const port = ports.nginx;

test.describe('nginx, started from its generated settings', () => {
  /** How its responses, and the local server's, to GET and HEAD differ from what they should be. */
  async function faults(address: string, status: number, file: string): Promise<readonly string[]> {
    const content = readFileSync(join(root, file));
    const shared = {
      'Content-Type': mediaType(file),
      'Cache-Control': cacheControl(file),
      'Content-Length': String(content.length),
    };
    const servers = [
      ['local', local, shared],
      ['nginx', port, { ...shared, ...securityHeaders(true) }],
    ] as const;
    const wrong: string[] = [];
    for (const [server, at, expected] of servers)
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(at, address, {}, method);
        const body = await bodyOf(answer);
        const differing = Object.entries(expected).filter(
          ([name, value]) => answer.headers.get(name) !== value,
        );
        if (answer.status !== status) wrong.push(`${server} ${method} ${address} answers ${answer.status}`);
        if (!body.equals(method === 'GET' ? content : Buffer.alloc(0)))
          wrong.push(`${server} ${method} ${address} has another content`);
        for (const [name] of differing)
          wrong.push(`${server} ${method} ${address}: ${name} is "${answer.headers.get(name)}"`);
      }
    return wrong;
  }

  test('serves each file and each page with the media type, the caching and the headers of the one source', async () => {
    const addresses = [
      ...files.map((path) => [path, path] as const),
      ...pageList.map(({ path }) => [path, pageFile(path)] as const),
    ];
    const wrong: string[] = [];
    for (const [address, file] of addresses) wrong.push(...(await faults(address, 200, file)));
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeGreaterThan(400);
  });

  test('answers unknown paths with 404, its page, and every header', async () => {
    const wrong: string[] = [];
    for (const address of unknown.split(' ')) wrong.push(...(await faults(address, 404, '/404.html')));
    expect(wrong).toEqual([]);
  });

  test('redirects each page with a trailing slash to its canonical URL, query kept, in one step', async () => {
    for (const { path } of pageList.filter((route) => route.path !== '/')) {
      for (const query of ['', '?city=mesa&class=bls']) {
        const [ours, theirs] = await Promise.all([
          ask(local, `${path}/${query}`),
          ask(port, `${path}/${query}`),
        ]);
        for (const { status, headers } of [ours, theirs])
          expect([status, headers.get('location')], `${path}/${query}`).toEqual([301, `${path}${query}`]);
        for (const [name, value] of Object.entries(securityHeaders(true)))
          expect(theirs.headers.get(name), `${path}/ ${name}`).toBe(value);
      }
    }
  });

  test('compresses text, and answers 304 for what a browser has cached', async () => {
    const answer = await ask(port, '/locations', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect((await bodyOf(answer)).equals(readFileSync(join(root, 'locations.html')))).toBe(true);
    const policy = securityHeaders(true)['Content-Security-Policy'];
    for (const server of [local, port]) {
      const plain = await ask(server, '/about');
      const again = await ask(server, '/about', { 'if-none-match': plain.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      if (server === port) expect(again.headers.get('content-security-policy')).toBe(policy);
    }
  });
});
