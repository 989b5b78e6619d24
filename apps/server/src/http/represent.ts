import type { Representation } from '@theia/endpoints/endpoint';
import { rasterise } from './rasterise.ts';
import { withoutKeys } from './redact.ts';

/** An answer in the form that was negotiated: text, or bytes for an image of pixels. `json` is the same answer as JSON. */
export async function represent(representation: Representation | null, answer: Readonly<Record<string, unknown>>, json: string): Promise<string | Uint8Array> {
  if (representation === null || representation.write === null) return json;
  const text = withoutKeys(representation.write(answer));
  return representation.rasterWidthPx === undefined ? text : rasterise(text, representation.rasterWidthPx);
}

/** What the call log keeps of an answer: JSON as it is, of any other form its type and size. */
export function logText(representation: Representation | null, body: string | Uint8Array): string {
  if (typeof body === 'string' && (representation === null || representation.write === null)) return body;
  return JSON.stringify({ media_type: representation?.mediaType, bytes: typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength });
}

/** The Content-Type of an answer. */
export function contentType(representation: Representation | null): string {
  return representation?.mediaType ?? 'application/json';
}
