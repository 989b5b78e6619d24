import { openRequest } from '../webhooks/send.ts';
import { resolveTarget, type TargetRules } from '../webhooks/target.ts';
import { readClientMetadata } from './client-metadata.ts';

/** Most bytes of a client ID metadata document. */
export const DOCUMENT_BYTES_MAX = 10_240;
const PATIENCE_MS = 3_000;

/**
 * Fetches the document that a client publishes at its `client_id`, from public addresses only, and keeps what we use of it.
 * @throws TargetRefused, InvalidClientMetadata, and the error of the connection
 */
export async function fetchClientDocument(url: string, rules: TargetRules): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const request = openRequest(await resolveTarget(url, rules), {
    method: 'GET',
    headers: { accept: 'application/json' },
    signal,
  });
  request.message.end();
  try {
    const response = await request.response;
    const status = response.statusCode ?? 0;
    if (status !== 200) return new Response(null, { status: status >= 200 && status < 600 ? status : 502 });
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      bytes += piece.byteLength;
      if (bytes > DOCUMENT_BYTES_MAX) throw new Error('The document is too large.');
      pieces.push(piece);
    }
    const given: unknown = JSON.parse(Buffer.concat(pieces).toString());
    const { client_id: clientId, token_endpoint_auth_method: method = 'none' } = Object(given) as Record<
      string,
      unknown
    >;
    if (method !== 'none') throw new Error('The client must be public: token_endpoint_auth_method none.');
    const cacheControl = response.headers['cache-control'];
    return Response.json(
      { ...readClientMetadata(given), client_id: clientId },
      cacheControl === undefined ? {} : { headers: { 'cache-control': cacheControl } },
    );
  } finally {
    request.message.destroy();
  }
}
