import type { BodyId } from '@theia/astro/natal/settings';
import { TRANSIT_EVENTS, type TransitEventKind } from '@theia/astro/transits/event';
import type { FieldReader } from '../shared/contract.ts';
import { parseInstantField } from '../shared/instant-fields.ts';
import { readCursor } from './cursor.ts';

export interface RangeRequest {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  readonly events: ReadonlySet<TransitEventKind>;
  /** Named in `events`, not only a default. */
  readonly houseIngressesAsked: boolean;
  readonly limit: number;
  /** Index of the first event of this page. */
  readonly offset: number;
  /** What a cursor of this request must carry. */
  readonly fingerprint: string;
}

export const DEFAULT_TRANSIT_EVENTS: readonly TransitEventKind[] = [
  'exact',
  'sign_ingress',
  'house_ingress',
  'station',
];
export const DEFAULT_LIMIT = 500;
export const MAX_LIMIT = 2000;
export const MAX_SPAN_DAYS = 3660;
export const MAX_SPAN_DAYS_FAST = 366;
const FAST: ReadonlySet<BodyId> = new Set<BodyId>(['sun', 'moon', 'mercury', 'venus', 'mars']);
const DAY_MS = 86_400_000;

/**
 * The fields of a range (contract §7, §20); null when neither `from` nor `to` is given. The fields of paging are read in any case.
 * Records `invalid_datetime`, `invalid_range`, `range_too_large`, `invalid_include`, `invalid_cursor`, `missing_field`.
 */
export function parseRange(fields: FieldReader, bodies: readonly BodyId[], topocentric: boolean): RangeRequest | null {
  const fromMs = parseInstantField(fields, ['from']);
  const toMs = parseInstantField(fields, ['to']);
  const events = fields.list('events', TRANSIT_EVENTS, { code: 'invalid_include', csv: true, what: 'kind of event' });
  const fingerprint = fingerprintOf(fields.echo);
  const limit = fields.number('limit', {
    code: 'invalid_range',
    min: 1,
    max: MAX_LIMIT,
    integer: true,
    hint: `At most ${MAX_LIMIT} events a page.`,
  });
  const offset = readCursor(fields, fingerprint);
  if (!fields.has('from') && !fields.has('to')) return null;
  for (const [name, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    if (!fields.has(name))
      fields.missing(name, `${name} is required beside ${other}.`, 'Send both ends of the range; to is exclusive.');
  }
  if (fromMs === undefined || toMs === undefined) return null;
  checkSpan(
    fields,
    (toMs - fromMs) / DAY_MS,
    topocentric ? 'topocentric coordinates' : bodies.find((id) => FAST.has(id)),
  );
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

/** `fast`: what makes a range costly, if anything; from a turning Earth every body swings daily. */
function checkSpan(fields: FieldReader, days: number, fast: string | undefined): void {
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
      ? 'Ask in parts.'
      : `Ask in parts; geocentric and without Sun, Moon, Mercury, Venus and Mars up to ${MAX_SPAN_DAYS} days.`,
  );
}

/** A short mark of everything in the request but its page: FNV-1a, 32 bits (Fowler, Noll, Vo, 1991). */
function fingerprintOf(echo: Readonly<Record<string, unknown>>): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(echo);
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
