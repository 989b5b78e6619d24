import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fromIncoming } from './carriers.ts';
import { encodeText } from './encode-text.ts';
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

function send(incoming: IncomingMessage, outgoing: ServerResponse, status: number, headers: Record<string, string>, body: string | Uint8Array | null): void {
  if (body === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const bytes = typeof body === 'string' ? encodeText(body) : body;
  headers['content-length'] = String(bytes.byteLength);
  outgoing.writeHead(status, headers).end(incoming.method === 'HEAD' ? undefined : bytes);
}
