import type { Representation } from '@theia/endpoints/endpoint';
import { rasterise } from './rasterise.ts';
import { withoutKeys } from './redact.ts';

/** An answer in the form that was negotiated: text, or bytes for an image of pixels. `written` is the text of that form, `json` the same answer as JSON. */
export async function represent(
  representation: Representation | null,
  written: string | null,
  json: string,
): Promise<string | Uint8Array> {
  if (representation === null || written === null) return json;
  return representation.rasterWidthPx === undefined ? written : rasterise(written, representation.rasterWidthPx);
}

/** The text of a form, from a stored answer. */
export function writtenFrom(representation: Representation | null, json: string): string | null {
  if (representation === null || representation.write === null) return null;
  return withoutKeys(representation.write(JSON.parse(json) as Record<string, unknown>));
}

/** What the call log keeps of an answer: JSON as it is, of any other form its type and size. */
export function logText(representation: Representation | null, body: string | Uint8Array): string {
  if (typeof body === 'string' && (representation === null || representation.write === null)) return body;
  return JSON.stringify({
    media_type: representation?.mediaType,
    bytes: typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength,
  });
}

/** The Content-Type of an answer. */
export function contentType(representation: Representation | null): string {
  return representation?.mediaType ?? 'application/json';
}
