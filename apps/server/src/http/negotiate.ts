import type { Representation, Representations } from '@theia/endpoints/endpoint';
import { Problem } from '@theia/endpoints/problem';

interface MediaRange {
  readonly type: string;
  readonly subtype: string;
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;
const LONGEST_ACCEPT = 2_000;

/**
 * The form of an answer: the one the request names, else the best for the Accept header (RFC 9110 §12.5.1); null is plain JSON.
 * @throws Problem 406 not_acceptable when no form that is offered is accepted
 */
export function negotiate(representations: Representations | null, accept: string | undefined): Representation | null {
  if (representations === null) return null;
  const { asked, offered } = representations;
  const named = offered.find(({ mediaType }) => mediaType === asked);
  if (named !== undefined) return named;
  const ranges = mediaRanges(accept);
  let best: Representation | null = null;
  let bestQuality = 0;
  for (const representation of offered) {
    const quality = qualityOf(representation.mediaType, ranges);
    if (quality > bestQuality) {
      best = representation;
      bestQuality = quality;
    }
  }
  if (best !== null) return best;
  throw new Problem({
    code: 'not_acceptable',
    field: 'Accept',
    message: 'The answer has none of the media types in Accept.',
    hint: `Use one of ${offered.map(({ mediaType }) => mediaType).join(', ')}.`,
  });
}

/** No Accept header, an empty one and one that is not readable at all accept anything. */
function mediaRanges(accept: string | undefined): readonly MediaRange[] {
  const ranges = (accept ?? '')
    .slice(0, LONGEST_ACCEPT)
    .split(',')
    .flatMap((entry) => {
      const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const [type = '', subtype = ''] = range.split('/');
      if (type === '' || subtype === '') return [];
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [{ type, subtype, quality: weight !== undefined && QUALITY.test(weight) ? Number(weight) : 1 }];
    });
  return ranges.length === 0 ? [{ type: '*', subtype: '*', quality: 1 }] : ranges;
}

/** The most specific range that covers the type decides. */
function qualityOf(mediaType: string, ranges: readonly MediaRange[]): number {
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
