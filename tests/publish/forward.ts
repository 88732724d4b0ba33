import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';

/** Sends a request on to another port of this machine, at `path`, and its answer back. */
export function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): void {
  const { method, headers } = incoming;
  const outgoing = send({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  // A publisher that dies in the middle of a request takes the request with it.
  incoming.on('close', () => (incoming.complete ? undefined : outgoing.destroy()));
  incoming.pipe(outgoing);
}
