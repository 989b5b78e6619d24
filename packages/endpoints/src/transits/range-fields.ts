import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { TRANSIT_EVENTS, type TransitEventKind } from '@theia-astro/astro/transits/event';
import type { SearchOfRange } from '../endpoint.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { type ValuesOf, list, number } from '../request/field.ts';
import { largestRange } from '../limits/search-window.ts';
import { instant } from '../request/instants.ts';
import { cursor, type PageAsked, readCursor } from '../western/transits/page.ts';

/** A requested range, and the page of it. */
export interface RangeRequest extends PageAsked {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  readonly events: ReadonlySet<TransitEventKind>;
  /** Named in `events`, not just a default. */
  readonly houseIngressesAsked: boolean;
}

const DEFAULT_TRANSIT_EVENTS: readonly TransitEventKind[] = ['exact', 'sign_ingress', 'house_ingress', 'station'];
const DEFAULT_LIMIT = 500;
const MAX_LIMIT = 2000;
const MAX_SPAN_DAYS = 3660;
const MAX_SPAN_DAYS_FAST = 366;
const FAST: ReadonlySet<BodyId> = new Set<BodyId>(['sun', 'moon', 'mercury', 'venus', 'mars']);
const DAY_MS = 86_400_000;

/** The search of a range. */
export const transitsSearch: SearchOfRange = {
  list: 'events',
  mostDays: [MAX_SPAN_DAYS, MAX_SPAN_DAYS_FAST],
  limit: MAX_LIMIT,
};

/** The fields of a range and of its pages (docs/methods/transits-and-searches.md). */
export const rangeFields = {
  from: instant({
    description: 'Start of a range: a date (midnight UTC) or an instant. Not together with transit_date.',
    examples: ['2024-01-01'],
  }),
  to: instant({
    description: `End of the range, exclusive. At most ${MAX_SPAN_DAYS_FAST} days with Sun, Moon, Mercury, Venus or Mars or topocentric coordinates, else ${MAX_SPAN_DAYS}.`,
    examples: ['2025-01-01'],
  }),
  events: list(
    TRANSIT_EVENTS,
    { code: 'invalid_include', csv: true, what: 'kind of event' },
    {
      description: 'Kinds of event in a range; lunation: the four phases of the Moon.',
      byDefault: DEFAULT_TRANSIT_EVENTS,
    },
  ),
  limit: number(
    { code: 'invalid_range', min: 1, max: MAX_LIMIT, integer: true, hint: `At most ${MAX_LIMIT} events per page.` },
    { description: 'Events per page.', byDefault: DEFAULT_LIMIT },
  ),
  cursor,
};

/**
 * The range of a request; null when neither `from` nor `to` is given. Records `invalid_range`, `range_too_large`, `invalid_cursor`,
 * `missing_field`.
 */
export function readRange(
  fields: FieldReader,
  values: ValuesOf<typeof rangeFields>,
  bodies: readonly BodyId[],
  topocentric: boolean,
): RangeRequest | null {
  const { events, limit } = values;
  const fromMs = values.from?.utcMs;
  const toMs = values.to?.utcMs;
  const fingerprint = computeFingerprint(fields.echo);
  const offset = readCursor(fields, values.cursor, fingerprint);
  if (!fields.has('from') && !fields.has('to')) return null;
  for (const [name, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    if (!fields.has(name))
      fields.missing(
        name,
        `${name} is required together with ${other}.`,
        'Send both ends of the range; to is exclusive.',
      );
  }
  if (fromMs === undefined || toMs === undefined) return null;
  checkSpan(fields, { fromMs, toMs }, topocentric ? 'topocentric coordinates' : bodies.find((id) => FAST.has(id)));
  const houseIngressesAsked = events?.includes('house_ingress') === true;
  return {
    fromMs,
    toMs,
    events: new Set(events ?? DEFAULT_TRANSIT_EVENTS),
    houseIngressesAsked,
    limit: limit ?? DEFAULT_LIMIT,
    offset: offset ?? 0,
    fingerprint,
  };
}

/** `fast`: what makes a range costly, if anything; topocentric bodies have a daily swing. */
function checkSpan(
  fields: FieldReader,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  fast: string | undefined,
): void {
  const days = (toMs - fromMs) / DAY_MS;
  if (days <= 0) {
    fields.issue('invalid_range', 'to', 'to must be later than from.', 'to is exclusive.');
    return;
  }
  const most = fast === undefined ? MAX_SPAN_DAYS : MAX_SPAN_DAYS_FAST;
  if (days <= most) return;
  fields.issue(
    'range_too_large',
    'to',
    `The range is longer than ${most} days${fast === undefined ? '' : `, the most with ${fast}`}.`,
    fast === undefined
      ? 'Split the range.'
      : `Split the range; geocentric and without Sun, Moon, Mercury, Venus and Mars up to ${MAX_SPAN_DAYS} days are allowed.`,
    largestRange(fromMs, most),
  );
}

/** A short hash of everything in the request that decides about the list of events, so not of the page nor of the parts shown: FNV-1a, 32 bits (Fowler, Noll, Vo, 1991). */
function computeFingerprint(echo: Readonly<Record<string, unknown>>): string {
  const { limit: _, cursor: __, include: ___, ...asked } = echo;
  let hash = 0x811c9dc5;
  const text = JSON.stringify(asked);
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
