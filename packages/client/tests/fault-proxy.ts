import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one request on its way. */
export type Fault =
  | 'pass'
  /** The service never sees it. */
  | 'drop before'
  /** The service answers and books it, and the answer is lost. */
  | 'drop after'
  /** The service answers and books it, and the answer breaks off. */
  | 'drop within'
  /** The service answers and books it, and the answer never comes. */
  | 'hang'
  /** Something in between answers instead. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export interface FaultProxy {
  readonly url: string;
  /** What came, in order. */
  readonly seen: readonly { readonly method: string; readonly path: string; readonly headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
}

/** Stands before a service and does to each request what the list says, in order; what comes after the list passes. */
export async function faultProxy(target: string, faults: readonly Fault[]): Promise<FaultProxy> {
  const seen: { method: string; path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((incoming, outgoing) => {
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    const fault = faults[seen.length] ?? 'pass';
    seen.push({ method: incoming.method!, path: incoming.url!, headers: incoming.headers });
    if (fault === 'drop before') incoming.socket.destroy();
    else if (typeof fault === 'string') void forward(target, incoming, outgoing, fault);
    else incoming.resume().on('end', () => outgoing.writeHead(fault.status, fault.headers).end(fault.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  const url = new URL(incoming.url!, target);
  const { host: _, ...headers } = incoming.headers;
  const onward = request(url, { method: incoming.method, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('error', () => outgoing.destroy());
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks);
      if (fault === 'drop after') incoming.socket.destroy();
      if (fault === 'drop after' || fault === 'hang') return;
      outgoing.writeHead(answer.statusCode!, answer.headers);
      if (fault === 'pass') outgoing.end(body);
      else outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
