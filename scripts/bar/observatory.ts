import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../hosting/local-server';
import { securityHeaders } from '../hosting/headers';
import { run } from './commands';
import type { Outcome } from './row';

/** An address of this machine alone; the scan always asks ports 80 and 443. */
const host = '127.0.7.1';
const asked = 130;

/** MDN HTTP Observatory against the export over TLS, with a certificate of our own that lives as long as the scan. */
export async function scanHeaders(tools: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const open: Server[] = [];
  try {
    makeCertificate(folder);
    const { server, url } = await startServer({ root: 'out', port: 0 });
    const secure = createSecure(
      { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'cert.pem')) },
      (request, response) => {
        void fetch(`${url}${request.url ?? '/'}`).then(async (answer) => {
          const type = answer.headers.get('content-type') ?? 'text/plain';
          response
            .writeHead(answer.status, { 'Content-Type': type, ...securityHeaders(true) })
            .end(Buffer.from(await answer.arrayBuffer()));
        });
      },
    );
    const plain = createPlain(
      (request, response) =>
        void response.writeHead(301, { Location: `https://${host}${request.url ?? '/'}` }).end(),
    );
    open.push(server, secure, plain);
    await Promise.all([listen(secure, 443), listen(plain, 80)]);
    return await scan(tools, join(folder, 'ca.pem'));
  } catch (error) {
    return {
      isMet: false,
      figure: `could not scan: ${error instanceof Error ? error.message : String(error)} (ports 80 and 443 of ${host} are needed)`,
    };
  } finally {
    for (const server of open) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeCertificate(folder: string): void {
  const inFolder = (args: readonly string[]) => {
    const { code, output } = run('openssl', args, { cwd: folder });
    if (code !== 0) throw new Error(`openssl: ${output.slice(-200)}`);
  };
  writeFileSync(join(folder, 'names.txt'), `subjectAltName=IP:${host}\n`);
  inFolder([
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca-key.pem',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
  ]);
  inFolder([
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'request.pem',
    '-subj',
    `/CN=${host}`,
  ]);
  inFolder([
    'x509',
    '-req',
    '-in',
    'request.pem',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca-key.pem',
    '-CAcreateserial',
    '-days',
    '2',
    '-out',
    'cert.pem',
    '-extfile',
    'names.txt',
  ]);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** The scanner without its wrapper, which would put a certificate list of its own in place of ours. */
async function scan(tools: string, authority: string): Promise<Outcome> {
  const observatory = join(tools, 'node_modules/@mdn/mdn-http-observatory');
  // Its install script downloads the preload list; without the network an empty one does.
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}');
  const { spawn } = await import('node:child_process');
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn('node', [join(observatory, 'src/scan.js'), host], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => void (said += String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => void (said += String(chunk)));
    child.once('error', reject).once('close', () => resolve(said));
  });
  const score = Number(/"score":\s*(\d+)/.exec(output)?.[1] ?? Number.NaN);
  const grade = /"grade":\s*"([^"]+)"/.exec(output)?.[1];
  if (Number.isNaN(score)) return { isMet: false, figure: `no score: ${output.slice(0, 300)}` };
  const passed = /"testsPassed":\s*(\d+)/.exec(output)?.[1];
  const all = /"testsQuantity":\s*(\d+)/.exec(output)?.[1];
  return {
    isMet: score >= asked,
    figure: `${grade ?? '?'}, ${score} points (asked: ${asked}), ${passed ?? '?'} of ${all ?? '?'} tests`,
  };
}
