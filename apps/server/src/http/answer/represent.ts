import type { Representation } from '@theia-astro/endpoints/endpoint';
import { rasterise } from './rasterise.ts';
import { withoutKeys } from '../../observability/redact.ts';

/** An answer in the negotiated media type: text, or bytes for a pixel image. `written` is the text in that type, `json` the same answer as JSON. */
export async function represent(
  representation: Representation | null,
  written: string | null,
  json: string,
): Promise<string | Uint8Array> {
  if (representation === null || written === null) return json;
  return representation.rasterWidthPx === undefined ? written : rasterise(written, representation.rasterWidthPx);
}

/** The text in a media type, from a stored answer. */
export function writtenFrom(representation: Representation | null, json: string): string | null {
  if (representation === null || representation.write === null) return null;
  return withoutKeys(representation.write(JSON.parse(json) as Record<string, unknown>));
}

/** The answer for the call log: JSON unchanged, for other media types only type and size. */
export function logText(representation: Representation | null, body: string | Uint8Array): string {
  if (typeof body === 'string' && (representation === null || representation.write === null)) return body;
  return JSON.stringify({
    media_type: representation?.mediaType,
    bytes: typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength,
  });
}

/** A picture may not run or load anything, even when a browser opens it as a page. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The headers that describe the body of an answer. */
export function contentHeaders(representation: Representation | null): Record<string, string> {
  const mediaType = representation?.mediaType ?? 'application/json';
  return {
    'content-type': mediaType,
    ...(mediaType === 'image/svg+xml' ? { 'content-security-policy': SVG_POLICY } : {}),
  };
}
