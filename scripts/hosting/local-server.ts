// The local server of `npm start`, the browser tests and the benches: responds like the hosts.
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { reportAddress } from '../../content/site/reports';
import { cacheControl, securityHeaders, styleSourceOf } from './headers';
import { isCompressible, mediaType } from './media-type';
import { pagePath } from './settings/settings';
import { readBodies } from './site-files';

type StoredFile = {
  readonly path: string;
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly styleSource: string;
  /** Compressed when it is first asked for. */
  compressed?: Promise<Buffer>;
};

const brotli = promisify(brotliCompress);

/**
 * Starts a server for the files below `root` on 127.0.0.1. Port 0 picks any free one. `/about` serves `about.html`,
 * `/about/` redirects to `/about`, and an unknown address gets `404.html` with status 404. Text is compressed with
 * brotli, and every response has the headers of ./headers.ts.
 * @throws a sentence when there is no export yet or the port is taken.
 */
export async function startServer({ root, port }: { root: string; port: number }) {
  const files = readFiles(root);
  const server = createServer((request, response) => {
    answer(files, request, response).catch(() => {
      response.destroy();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Choose another, e.g. PORT=${port + 1} npm start.`);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { server, url: `http://127.0.0.1:${actual}` };
}

function readFiles(root: string): ReadonlyMap<string, StoredFile> {
  return new Map(
    readBodies(root).map(({ path, body }) => {
      const styleSource = path.endsWith('.html') ? styleSourceOf(body.toString('utf8')) : '';
      return [
        path,
        { path, body, type: mediaType(path), etag: `"${hash('sha256', body).slice(0, 22)}"`, styleSource },
      ];
    }),
  );
}

async function answer(
  files: ReadonlyMap<string, StoredFile>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = request.url ?? '/';
  const found = findFile(files, target);
  const file = found ?? files.get('/404.html');
  for (const [name, value] of Object.entries(securityHeaders(false, file?.styleSource, reportAddress)))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const page = pageBehindSlash.exec(target);
  if (page?.[1] !== undefined && findFile(files, page[1]) !== undefined) {
    response.writeHead(301, { Location: `${page[1]}${page[2] ?? ''}` }).end();
    return;
  }
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', found === undefined ? 'no-cache' : cacheControl(file.path));
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (found !== undefined && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && isCompressible(file.type);
  if (isBrotli) response.setHeader('Content-Encoding', 'br');
  const body = isBrotli ? await (file.compressed ??= brotli(file.body)) : file.body;
  response.setHeader('Content-Length', body.length);
  response.writeHead(found === undefined ? 404 : 200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The path of a page with a trailing slash, and its query. */
const pageBehindSlash = new RegExp(`^(${pagePath})/(\\?[^#]*)?$`);

function findFile(files: ReadonlyMap<string, StoredFile>, target: string): StoredFile | undefined {
  let path: string;
  try {
    path = decodeURIComponent(target.replace(/[?#].*$/s, ''));
  } catch {
    // An invalid percent sequence names no file.
    return undefined;
  }
  if (path.endsWith('/')) return path === '/' ? files.get('/index.html') : undefined;
  // The 404 page has no address of its own: a store has no key for it without an extension.
  return files.get(path) ?? (path === '/404' ? undefined : files.get(`${path}.html`));
}
