import { type Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

interface Sent {
  readonly path: string;
  /** Default: GET without a body. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
  /** After so long without a byte `onSilence` is called, and the connection is closed. */
  readonly silentMs?: number;
  readonly onSilence?: () => void;
}

/** A complete response. */
export interface Received {
  readonly status: number;
  readonly requestId: string;
  readonly text: string;
}

/**
 * One request to a server on this machine; null when its connection ended before the whole response arrived.
 * @param agent false: on a connection of its own
 */
export function exchange(agent: Agent | false, port: number, sent: Sent): Promise<Received | null> {
  const { path, headers, body = null, method = body === null ? 'GET' : 'POST', silentMs, onSilence } = sent;
  const sized =
    body === null ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const lost = (): void => resolve(null);
    const ask = agent instanceof SecureAgent ? secureRequest : request;
    const asked = ask(
      { agent, port, host: '127.0.0.1', servername: 'localhost', path, method, headers: { ...sized, ...headers } },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (piece: string) => (text += piece))
          .on('error', lost)
          .on('end', () => {
            const { complete, statusCode: status = 0, headers: received } = response;
            resolve(complete ? { status, requestId: String(received['x-request-id']), text } : null);
          });
      },
    );
    asked.on('error', lost);
    if (silentMs !== undefined)
      asked.setTimeout(silentMs, () => {
        onSilence?.();
        asked.destroy();
      });
    asked.end(body ?? undefined);
  });
}
