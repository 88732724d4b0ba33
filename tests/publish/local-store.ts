import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * An in-memory object store for the publisher's tests: the parts of S3 that the publisher uses, and a bucket's
 * website. Like a real store it sorts keys, lists them in parts, writes objects atomically, and is strongly consistent. It rejects conditional writes, which some stores do not support.
 */
export const localKeys = { id: 'LOCAL', secret: 'LOCAL' };

type StoredFile = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
type Bucket = Map<string, StoredFile>;

const keptHeaders = ['content-type', 'cache-control', 'x-amz-meta-sha256'];
/** How many keys a list holds; fewer than a real store's 1,000, so that each list of the site has several parts. */
const mostKeys = 400;

/** Starts the store. A request whose host is a bucket name gets that bucket's website. */
export async function startLocalStore(names: readonly string[], port: number) {
  const buckets = new Map<string, Bucket>(names.map((name) => [name, new Map()]));
  const saved = new Map<string, Bucket>();
  const server = createServer((request, response) => {
    const website = buckets.get((request.headers.host ?? '').split(':')[0] ?? '');
    if (website !== undefined) serveWebsite(website, request, response);
    else void answer(buckets, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const [first = ''] = names;
  return {
    save: (name: string) => void saved.set(name, new Map(buckets.get(first))),
    restore: (name: string) => void buckets.set(first, new Map(saved.get(name))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(buckets: Map<string, Bucket>, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://store');
  const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const body = await whole(request);
  // A truncated object is not stored.
  if (body === null) return;
  const isKnown = request.headers.authorization?.includes(`Credential=${localKeys.id}/`) ?? false;
  const bucket = buckets.get(name);
  const found = bucket?.get(key);
  const { method } = request;
  if (!isKnown) refuse(response, 403, 'InvalidAccessKeyId', 'The key is not known.');
  else if (bucket === undefined) refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist');
  else if (method === 'GET' && key === '') sendXml(response, 200, listing(bucket, url.searchParams));
  else if (
    method === 'PUT' &&
    (request.headers['if-match'] ?? request.headers['if-none-match']) !== undefined
  )
    refuse(response, 501, 'NotImplemented', 'This store writes on no condition.');
  else if (method === 'PUT') put(buckets, bucket, key, body, request, response);
  else if (method === 'DELETE') {
    bucket.delete(key);
    response.writeHead(204).end();
  } else if (found === undefined) refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  else send(found, 200, request, response);
}

/** The body of a request, or null if the connection was lost before its end. */
async function whole(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

function put(
  buckets: Map<string, Bucket>,
  bucket: Bucket,
  key: string,
  body: Buffer,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const [, from = '', ...path] = `/${String(headers['x-amz-copy-source'] ?? '')}`
    .split('/')
    .map(decodeURIComponent);
  const source = buckets.get(from)?.get(path.join('/'));
  if (from !== '' && source === undefined) {
    refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
    return;
  }
  const content = source?.body ?? body;
  const etag = `"${createHash('md5').update(content).digest('hex')}"`;
  const kept: Record<string, string> = { etag, 'last-modified': new Date().toISOString() };
  for (const name of keptHeaders) if (headers[name] !== undefined) kept[name] = String(headers[name]);
  bucket.set(key, { body: content, headers: kept });
  if (source === undefined) response.writeHead(200, { ETag: etag }).end();
  else sendXml(response, 200, `<CopyObjectResult><ETag>${escaped(etag)}</ETag></CopyObjectResult>`);
}

function listing(bucket: Bucket, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? '';
  const keys = [...bucket.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  const page = keys.slice(0, mostKeys);
  const entries = page.map((key) => {
    const { body, headers } = bucket.get(key) ?? { body: Buffer.alloc(0), headers: {} };
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${headers['last-modified'] ?? ''}</LastModified><ETag>${escaped(headers['etag'] ?? '')}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const isCut = keys.length > page.length;
  const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${String(isCut)}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
}

function serveWebsite(bucket: Bucket, request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname).slice(1);
  const found = bucket.get(path === '' ? 'index.html' : path);
  const missing = bucket.get('404.html');
  if (found !== undefined) send(found, 200, request, response);
  else if (missing !== undefined) send(missing, 404, request, response);
  else refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
}

function send({ body, headers }: StoredFile, status: number, request: IncomingMessage, to: ServerResponse) {
  const isKnown = status === 200 && request.headers['if-none-match'] === headers['etag'];
  const modified = new Date(headers['last-modified'] ?? 0).toUTCString();
  to.writeHead(isKnown ? 304 : status, {
    ...headers,
    'last-modified': modified,
    ...(isKnown ? {} : { 'content-length': body.length }),
  });
  to.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
