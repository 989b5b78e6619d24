import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from './loopback.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly atMs: number;
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** A receiver of webhooks on a loopback port. Absent an answer of its own, it answers 204. */
export async function webhookReceiver(
  answer: (received: Received, response: ServerResponse) => void = (_received, response) =>
    void response.writeHead(204).end(),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(pieces).toString('utf8'),
        atMs: Date.now(),
      };
      received.push(one);
      answer(one, response);
    });
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      await closeServer(server);
    },
  };
}
