import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * An in-memory object store with one bucket, for the publisher's tests: the parts of S3 that the publisher uses, and the
 * bucket's website. Like a real store it sorts keys, lists them in parts, writes objects atomically, and is strongly
 * consistent. It rejects conditional writes, which some stores do not support.
 */
export const localKeys = { id: 'LOCAL', secret: 'LOCAL' };

type Headers = Readonly<Record<string, string>>;
type Objects = Map<string, { readonly body: Buffer; readonly headers: Headers; readonly modified: string }>;
type Answer = readonly [status: number, body: Buffer | string, headers?: Headers];

const keptHeaders = ['content-type', 'cache-control', 'x-amz-meta-sha256'];
/** How many keys a list holds; fewer than a real store's 1,000, so that each list of the site has several parts. */
const mostKeys = 400;

/** Starts the store. A request whose host is the bucket's name gets its website. */
export async function startLocalStore(bucket: string, port: number) {
  let objects: Objects = new Map();
  const saved = new Map<string, Objects>();
  const server = createServer((request, response) => {
    const isForWebsite = request.headers.host === `${bucket}:${port}`;
    const send = (sent: Buffer) => {
      const [status, body, headers] = isForWebsite
        ? websiteAnswer(objects, pathOf(request))
        : storeAnswer(objects, bucket, request, sent);
      response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    // A request that was lost before its end stores nothing.
    buffer(request).then(send, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    save: (name: string) => void saved.set(name, new Map(objects)),
    restore: (name: string) => void (objects = new Map(saved.get(name))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const urlOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://store');
const pathOf = (request: IncomingMessage) => decodeURIComponent(urlOf(request).pathname).slice(1);

const xml = (status: number, body: string): Answer => [status, body, { 'content-type': 'application/xml' }];
const refused = (status: number, code: string, message: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
const noSuchKey = refused(404, 'NoSuchKey', 'The specified key does not exist.');

function websiteAnswer(objects: Objects, path: string): Answer {
  const found = objects.get(path === '' ? 'index.html' : path);
  const shown = found ?? objects.get('404.html');
  return shown === undefined ? noSuchKey : [found === undefined ? 404 : 200, shown.body, shown.headers];
}

function storeAnswer(objects: Objects, bucket: string, request: IncomingMessage, sent: Buffer): Answer {
  const { method, headers } = request;
  const [name, ...rest] = pathOf(request).split('/');
  const key = rest.join('/');
  if (headers.authorization?.includes(`Credential=${localKeys.id}/`) !== true)
    return refused(403, 'InvalidAccessKeyId', 'The key is not known.');
  if (name !== bucket) return refused(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (method === 'GET' && key === '') return listing(objects, urlOf(request).searchParams);
  if (method === 'DELETE') {
    objects.delete(key);
    return [204, ''];
  }
  const found = objects.get(key);
  if (method !== 'PUT') return found === undefined ? noSuchKey : [200, found.body, found.headers];
  if ((headers['if-match'] ?? headers['if-none-match']) !== undefined)
    return refused(501, 'NotImplemented', 'This store writes on no condition.');
  const from = headers['x-amz-copy-source'];
  const source = objects.get(decodeURIComponent(String(from)).slice(bucket.length + 1));
  if (from !== undefined && source === undefined) return noSuchKey;
  const kept = keptHeaders.map((header) => [header, String(headers[header] ?? '')]);
  objects.set(key, {
    body: source?.body ?? sent,
    headers: Object.fromEntries(kept) as Headers,
    modified: new Date().toISOString(),
  });
  return xml(200, source === undefined ? '' : '<CopyObjectResult/>');
}

function listing(objects: Objects, asked: URLSearchParams): Answer {
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, mostKeys);
  const entries = page.map((key) => {
    const { body, modified } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(200, `<ListBucketResult>${next}${entries.join('')}</ListBucketResult>`);
}
