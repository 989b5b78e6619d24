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
  /** A `report_tier`, `free` for free calls, or empty. */
  product: string;
}

export const EVERYTHING: CallFilter = { range: 'all', from: '', until: '', outcome: 'any', product: '' };

const HOUR_MS = 3_600_000;
const SPAN_MS: Partial<Record<Range, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const readDay = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Reads the filter from a URL; unknown values are ignored. */
export function readFilter(params: URLSearchParams): CallFilter {
  const range = RANGES.find((known) => known === params.get('range')) ?? 'all';
  const outcome = params.get('status');
  return {
    range,
    from: range === 'custom' ? readDay(params.get('from')) : '',
    until: range === 'custom' ? readDay(params.get('until')) : '',
    outcome: outcome === 'success' || outcome === 'failed' ? outcome : 'any',
    product: /^\w{1,40}$/.test(params.get('product') ?? '') ? (params.get('product') ?? '') : '',
  };
}

/** The query string of a filter, without default values. */
export function writeFilter(filter: CallFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.range !== 'all') params.set('range', filter.range);
  if (filter.range === 'custom' && filter.from) params.set('from', filter.from);
  if (filter.range === 'custom' && filter.until) params.set('until', filter.until);
  if (filter.outcome !== 'any') params.set('status', filter.outcome);
  if (filter.product) params.set('product', filter.product);
  return params;
}

/** The instants where a filter starts (inclusive) and ends (exclusive); null is open. */
export function timeSpan(filter: CallFilter, nowMs: number): { fromIso: string | null; untilIso: string | null } {
  const spanMs = SPAN_MS[filter.range];
  if (spanMs !== undefined) return { fromIso: new Date(nowMs - spanMs).toISOString(), untilIso: null };
  if (filter.range !== 'custom') return { fromIso: null, untilIso: null };
  return {
    fromIso: filter.from ? localDay(filter.from, 0) : null,
    untilIso: filter.until ? localDay(filter.until, 1) : null,
  };
}

/** Midnight of a day, or of a later one, in the user's time zone. */
function localDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
