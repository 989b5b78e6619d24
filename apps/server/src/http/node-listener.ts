import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fromIncoming } from './carriers.ts';
import type { ProductServer } from './product-server.ts';

/**
 * The product API straight on node:http, without Fetch objects in between; whatever it does not know goes to `others`.
 * The same answers as `productRoutes`, with less work a request.
 */
export function productListener(server: ProductServer, others: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const pending = server.answer(fromIncoming(incoming));
    if (pending === null) {
      others(incoming, outgoing);
      return;
    }
    pending.then(
      ({ status, headers, body }) => send(incoming, outgoing, status, headers, body),
      () => outgoing.destroy(),
    );
  };
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, status: number, headers: Record<string, string>, body: string | null): void {
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
