import type { InstantText } from '../time/date-text.ts';
import { instantText } from '../time/instant-text.ts';
import { largestRange } from '../limits/search-window.ts';
import type { FieldReader } from './field-reader.ts';

const DAY_MS = 86_400_000;

export interface SearchRange {
  /** No `from` was given: the range starts at the current second. */
  readonly fromNow: boolean;
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

/** How long a range is when only its start is given, and how long it may be. */
export interface RangeLengths {
  readonly defaultYears: number;
  readonly mostDays: number;
  /** The longest range in words, for example `100 years`. */
  readonly most: string;
}

/** The range of a search from `from` to `to`. Records `invalid_range` and `range_too_large`. */
export function readSearchRange(
  fields: FieldReader,
  { from, to }: { readonly from: InstantText | undefined; readonly to: InstantText | undefined },
  nowMs: number,
  { defaultYears, mostDays, most }: RangeLengths,
): SearchRange {
  const fromMs = from?.utcMs ?? runningSecond(nowMs);
  const toMs = to?.utcMs ?? yearsLater(fromMs, defaultYears);
  const days = (toMs - fromMs) / DAY_MS;
  const at = fields.has('to') ? 'to' : 'from';
  if (days <= 0)
    fields.issue(
      'invalid_range',
      at,
      `to (${instantText(toMs)}) must be later than from (${instantText(fromMs)}).`,
      'from is included, to is not. Without from the range starts now.',
    );
  else if (days > mostDays)
    fields.issue(
      'range_too_large',
      at,
      `The range is ${Math.ceil(days)} days long; the maximum is ${most} (${mostDays} days).`,
      'Split the range.',
      largestRange(fromMs, mostDays),
    );
  return { fromNow: !fields.has('from'), fromMs, toMs };
}

/**
 * A range whose `from` and `to` need each other. Records `missing_field` and `invalid_range`.
 * @param need why both are required, or whether they are
 */
export function readFromTo(
  fields: FieldReader,
  { from, to }: { readonly from: InstantText | undefined; readonly to: InstantText | undefined },
  need: string | boolean = false,
): { readonly fromMs: number; readonly toMs: number } | null {
  for (const [name, other] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const)
    if (!fields.has(name) && (need !== false || fields.has(other)))
      fields.missing(
        name,
        typeof need === 'string' ? need : undefined,
        'Send from and to, dates or ISO-8601 instants.',
      );
  if (from === undefined || to === undefined) return null;
  if (to.utcMs <= from.utcMs)
    fields.issue('invalid_range', 'to', 'to is not after from.', 'The range is half-open: from is in it, to is not.');
  return { fromMs: from.utcMs, toMs: to.utcMs };
}

/** An instant rounded down to the second, in milliseconds. */
export function runningSecond(nowMs: number): number {
  return Math.floor(nowMs / 1000) * 1000;
}

function yearsLater(utcMs: number, years: number): number {
  const date = new Date(utcMs);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.getTime();
}
