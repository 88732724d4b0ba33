import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { ports } from './ports';

/** What to do with a request, numbered from 1, before the store sees it. */
export type OnRequest = (
  count: number,
  request: IncomingMessage,
) => 'pass' | 'refuse' | 'cut' | Promise<'pass' | 'refuse' | 'cut'>;

export const proxyUrl = `http://127.0.0.1:${ports.proxy}`;

/** Sits between the publisher and the store: counts requests, and can refuse them (503) or cut the connection. */
export async function startProxy() {
  let count = 0;
  let decide: OnRequest = () => 'pass';
  const methods: string[] = [];
  const server = createServer((incoming, response) => {
    count += 1;
    methods.push(incoming.method ?? '');
    void Promise.resolve(decide(count, incoming)).then((fate) => {
      if (fate === 'cut') incoming.socket.destroy();
      else if (fate === 'refuse') response.writeHead(503).end();
      else forward(incoming, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(ports.proxy, '127.0.0.1', resolve));
  return {
    /** Restarts the count with another rule. */
    begin: (rule: OnRequest = () => 'pass') => {
      count = 0;
      methods.length = 0;
      decide = rule;
    },
    methods: (): readonly string[] => methods,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Forwards a request to the store, and its response back. */
function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url: path } = incoming;
  const outgoing = send({ host: '127.0.0.1', port: ports.store, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  // If the publisher dies in the middle of a request, the request is aborted, too.
  incoming.on('close', () => (incoming.complete ? undefined : outgoing.destroy()));
  incoming.pipe(outgoing);
}
