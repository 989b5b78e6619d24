import type { Representation, Representations } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import { weightedList } from '../../encoding/choose-coding.ts';

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

/** JSON is what an answer is without a representation. */
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
