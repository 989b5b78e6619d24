import { cleanSearch } from '@/lib/search-text.ts';

export const RANGES = ['all', 'hour', 'day', 'week', 'month', 'custom'] as const;
export type Range = (typeof RANGES)[number];
export type Outcome = 'any' | 'success' | 'failed';

/** The filter for calls. It is stored in the URL, so that a view can be bookmarked and shared. */
export interface CallFilter {
  range: Range;
  /** Of a custom range: `YYYY-MM-DD` in the user's time zone, both days included. */
  from: string;
  until: string;
  outcome: Outcome;
  /** One exact status, such as `404`, or empty. It stands in place of the outcome. */
  code: string;
  /** A `report_tier`, `free` for free calls, or empty. */
  product: string;
  /** The id of a key, or empty. */
  key: string;
  /** Calls that took longer than so many milliseconds, or empty. */
  slowerMs: string;
  /** The id of a request or a call, or a part of a path or of a reason; or empty. */
  search: string;
}

export const EVERYTHING: CallFilter = {
  range: 'all',
  from: '',
  until: '',
  outcome: 'any',
  code: '',
  product: '',
  key: '',
  slowerMs: '',
  search: '',
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SPAN_MS: Partial<Record<Range, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const readDay = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
const matching = (pattern: RegExp, text: string | null): string => (text !== null && pattern.test(text) ? text : '');

/** Reads the filter from a URL; unknown values are ignored. */
export function readFilter(params: URLSearchParams): CallFilter {
  const range = RANGES.find((known) => known === params.get('range')) ?? 'all';
  const outcome = params.get('status');
  return {
    range,
    from: range === 'custom' ? readDay(params.get('from')) : '',
    until: range === 'custom' ? readDay(params.get('until')) : '',
    outcome: outcome === 'success' || outcome === 'failed' ? outcome : 'any',
    code: matching(/^[1-5]\d\d$/, outcome),
    product: matching(/^\w{1,40}$/, params.get('product')),
    key: matching(UUID, params.get('key')).toLowerCase(),
    slowerMs: matching(/^[1-9]\d{0,5}$/, params.get('slower')),
    search: cleanSearch(params.get('search') ?? ''),
  };
}

/** The query string of a filter, without default values. */
export function writeFilter(filter: CallFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.range !== 'all') params.set('range', filter.range);
  if (filter.range === 'custom' && filter.from) params.set('from', filter.from);
  if (filter.range === 'custom' && filter.until) params.set('until', filter.until);
  if (filter.code) params.set('status', filter.code);
  else if (filter.outcome !== 'any') params.set('status', filter.outcome);
  if (filter.product) params.set('product', filter.product);
  if (filter.key) params.set('key', filter.key);
  if (filter.slowerMs) params.set('slower', filter.slowerMs);
  if (filter.search) params.set('search', filter.search);
  return params;
}

/** Filters for which no index exists: their calls are found by looking at each call of a time. */
export function looksAtEachCall(filter: CallFilter): boolean {
  return Boolean(filter.search || filter.key || filter.code || filter.slowerMs);
}

/** How far back such a filter looks where no dates are chosen. */
export const EACH_CALL_DAYS = 30;

/** The instants where a filter starts (inclusive) and ends (exclusive); null is open. */
export function timeSpan(filter: CallFilter, nowMs: number): { fromIso: string | null; untilIso: string | null } {
  const spanMs = SPAN_MS[filter.range];
  if (spanMs !== undefined) return { fromIso: new Date(nowMs - spanMs).toISOString(), untilIso: null };
  const untilIso = filter.range === 'custom' && filter.until ? localDay(filter.until, 1) : null;
  if (filter.range === 'custom' && filter.from) return { fromIso: localDay(filter.from, 0), untilIso };
  if (!looksAtEachCall(filter)) return { fromIso: null, untilIso };
  const endMs = untilIso === null ? nowMs : Math.min(nowMs, Date.parse(untilIso));
  return { fromIso: new Date(endMs - EACH_CALL_DAYS * DAY_MS).toISOString(), untilIso };
}

/** Midnight of a day, or of a later one, in the user's time zone. */
function localDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The names of time spans. */
export const rangeNames: Record<Range, string> = {
  all: 'Any time',
  hour: 'Last hour',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  custom: 'Between two days',
};

/** The choice of outcomes. */
export const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: 'any', label: 'All' },
  { value: 'success', label: 'Success' },
  { value: 'failed', label: 'Failed' },
];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
