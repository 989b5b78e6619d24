import type { Language } from '@theia-astro/astro/names/names';
import type { Representation, Representations } from '@theia-astro/endpoints/endpoint';
import { MARKDOWN } from '@theia-astro/endpoints/llm/write-markdown';
import { renderAsync } from '@resvg/resvg-js';
import { Problem } from '@theia-astro/endpoints/problem';
import { encodeAnswer } from './compress-answer.ts';
import { withoutKeys } from '../../observability/statements.ts';
import { weightedList } from '../../encoding/compress.ts';

const JSON_TYPE = 'application/json';

/** An answer in the negotiated media type, as it is sent. `written` is the text in that type, `json` the same answer as JSON. */
export async function represent(
  representation: Representation | null,
  written: string | null,
  json: string | Buffer,
): Promise<Uint8Array> {
  if (representation === null || written === null) return typeof json === 'string' ? encodeAnswer(json) : json;
  if (representation.isBase64 === true) return Buffer.from(written, 'base64');
  return representation.rasterWidthPx === undefined
    ? encodeAnswer(written)
    : rasterise(written, representation.rasterWidthPx);
}

/** The text in a media type, from a stored answer. */
export function writtenFrom(representation: Representation | null, json: string): string | null {
  if (representation === null || representation.write === null) return null;
  return withoutKeys(representation.write(JSON.parse(json) as Record<string, unknown>));
}

/** The answer for the call log: JSON unchanged, Markdown as a text, for other media types only type and size. */
export function logged(representation: Representation | null, body: Uint8Array): Uint8Array {
  if (representation === null || representation.write === null) return body;
  const { mediaType } = representation;
  return encodeAnswer(
    mediaType === MARKDOWN
      ? loggedMarkdown(Buffer.from(body).toString())
      : JSON.stringify({ media_type: mediaType, bytes: body.byteLength }),
  );
}

/** Markdown for the call log, which holds JSON. */
export function loggedMarkdown(text: string): string {
  return JSON.stringify({ media_type: MARKDOWN, text });
}

/** A picture or a page may not run or load anything, even when a browser opens it. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** The headers that describe the body of an answer. Names are in JSON and Markdown, not in pictures and tables. */
export function contentHeaders(
  representation: Representation | null,
  language: Language | null,
): Record<string, string> {
  const mediaType = representation?.mediaType ?? JSON_TYPE;
  const hasNames = language !== null && (mediaType === JSON_TYPE || mediaType === MARKDOWN);
  return {
    'content-type': mediaType,
    ...(hasNames ? { 'content-language': language, vary: 'Accept-Language, Accept-Encoding' } : {}),
    ...(mediaType === 'image/svg+xml' || mediaType.startsWith('text/html')
      ? { 'content-security-policy': PAGE_POLICY }
      : {}),
  };
}

/** Renders an SVG as PNG of the given width, off the event loop. It reads no system fonts and no files, so the picture is the same everywhere. */
async function rasterise(svg: string, widthPx: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } });
  return image.asPng();
}

interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

/**
 * Chooses the media type of an answer: the one the request names, else the best for the Accept header (RFC 9110 §12.5.1); null is plain JSON.
 * @throws Problem 406 not_acceptable when no offered type is accepted
 */
export function negotiate(representations: Representations | null, accept: string | undefined): Representation | null {
  if (representations === null) return null;
  const { asked, offered, otherwise } = representations;
  const named = offered.find(({ mediaType }) => mediaType === asked);
  if (named !== undefined) return orJson(named);
  if (accept === undefined || accept === '*/*') return orJson(offered[0]);
  const ranges = mediaRanges(accept);
  let best: Representation | null = null;
  let bestQuality = 0;
  for (const representation of offered) {
    const quality = findQuality(representation.mediaType, ranges);
    if (quality > bestQuality) {
      best = representation;
      bestQuality = quality;
    }
  }
  const chosen = best ?? otherwise;
  if (chosen !== undefined) return orJson(chosen);
  throw new Problem({
    code: 'not_acceptable',
    field: 'Accept',
    message: 'The answer has none of the media types in Accept.',
    hint: `Use one of ${offered.map(({ mediaType }) => mediaType).join(', ')}.`,
  });
}

/** JSON is the default representation. */
function orJson(representation: Representation): Representation | null {
  return representation.write === null ? null : representation;
}

/** A missing, empty or unreadable Accept header accepts anything. */
function mediaRanges(accept: string | undefined): readonly MediaRange[] {
  const ranges = weightedList(accept).flatMap(({ value, quality }) => {
    const [type = '', subtype = ''] = value.split('/');
    return type === '' || subtype === '' ? [] : [{ type, subtype, quality }];
  });
  return ranges.length === 0 ? [{ type: '*', subtype: '*', quality: 1 }] : ranges;
}

/** The weight of the most specific range that covers the type. */
function findQuality(mediaType: string, ranges: readonly MediaRange[]): number {
  const [type, subtype] = (mediaType.split(';')[0] ?? '').split('/');
  let quality = 0;
  let specificity = -1;
  for (const range of ranges) {
    const fits = (range.type === type || range.type === '*') && (range.subtype === subtype || range.subtype === '*');
    const specific = (range.type === '*' ? 0 : 1) + (range.subtype === '*' ? 0 : 1);
    if (!fits || specific < specificity) continue;
    quality = specific > specificity ? range.quality : Math.max(quality, range.quality);
    specificity = specific;
  }
  return quality;
}
