import { largestRange } from '../limits/search-window.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { ValuesOf } from '../request/field.ts';
import { instant } from '../request/instants.ts';
import { number } from '../request/kinds.ts';
import { instantText } from '../time/instant-text.ts';

/** The time span of a request; null values depend on the current time. Instants in milliseconds since 1970 UTC. */
export type Span =
  | { readonly kind: 'year'; readonly year: number | null }
  | { readonly kind: 'range'; readonly fromMs: number; readonly toMs: number }
  /** Without an instant it is now. */
  | {
      readonly kind: 'next' | 'previous';
      readonly atMs: number | null;
      readonly field: 'after' | 'before';
      readonly count: number;
    };

export const MAX_SPAN_DAYS = 400;
const MAX_COUNT = 50;
/** Wider than any computable year; years outside −3000…3000 give `date_out_of_range`. */
const MAX_YEAR = 999_999;
const DAY_MS = 86_400_000;

/**
 * The groups of fields, of which a request uses one, in order of precedence; `phase` and `count` belong to the last.
 */
const GROUPS = [['year'], ['from', 'to'], ['after'], ['before']] as const;
const COUNTED = ['phase', 'count'] as const;

/** The fields that define the time span. */
export const spanFields = {
  year: number(
    {
      code: 'invalid_year',
      min: -MAX_YEAR,
      max: MAX_YEAR,
      integer: true,
      hint: 'Use a whole year, 1800 to 2399 for full precision.',
    },
    {
      description: 'UTC year, -3000 to 3000. Default: the current year. Full precision 1800–2399.',
      examples: [2024],
    },
  ),
  from: instant({
    description: 'Start of a range, date or instant; with to, instead of year.',
    examples: ['2024-06-01'],
  }),
  to: instant({
    description: `End of the range, exclusive, at most ${MAX_SPAN_DAYS} days later.`,
    examples: ['2024-07-01'],
  }),
  after: instant({
    description: 'The next phases after an instant, instead of year. next of an answer continues.',
    examples: ['2024-06-15T12:00:00Z'],
  }),
  before: instant({
    description:
      'The last phases before an instant, in order of time, instead of year. previous of an answer continues.',
  }),
  count: number(
    { code: 'invalid_range', min: 1, max: MAX_COUNT, integer: true },
    { description: 'With after or before: how many phases.', byDefault: 1 },
  ),
};

/**
 * `year` | `from`,`to` | `after` | `before` (+ `phase`, `count`); the current UTC year by default. Records every fault.
 */
export function readSpan(fields: FieldReader, values: ValuesOf<typeof spanFields>): Span {
  const { year, from, to, after, before, count = 1 } = values;
  const group = rejectMixture(fields);
  switch (group) {
    case 'from':
    case 'to':
      return readRange(fields, from?.utcMs, to?.utcMs);
    case 'after':
    case 'count':
      return { kind: 'next', atMs: after?.utcMs ?? null, field: 'after', count };
    case 'before':
      return { kind: 'previous', atMs: before?.utcMs ?? null, field: 'before', count };
    default:
      return { kind: 'year', year: year ?? null };
  }
}

/** The first field of the group that is used, `count` when only phase or count is given. Records conflicts. */
function rejectMixture(fields: FieldReader): 'year' | 'from' | 'to' | 'after' | 'before' | 'count' | null {
  const used = GROUPS.map((group) => group.find((name) => fields.has(name))).filter((name) => name !== undefined);
  const [first, ...others] = used;
  for (const name of others) conflict(fields, name, first!);
  if (first === 'year' || first === 'from' || first === 'to') {
    for (const name of COUNTED) if (fields.has(name)) conflict(fields, name, first);
  }
  return first ?? (COUNTED.some((name) => fields.has(name)) ? 'count' : null);
}

function conflict(fields: FieldReader, name: string, other: string): void {
  fields.issue(
    'conflicting_fields',
    name,
    `${name} and ${other} cannot both be given.`,
    'Use year, or from and to, or one of after and before with phase and count.',
  );
}

function readRange(fields: FieldReader, fromMs: number | undefined, toMs: number | undefined): Span {
  for (const name of ['from', 'to'] as const) {
    if (!fields.has(name))
      fields.missing(name, `${name} is required: from and to come as a pair.`, 'from is included, to is not.');
  }
  if (fromMs === undefined || toMs === undefined) return { kind: 'range', fromMs: 0, toMs: DAY_MS };
  const days = (toMs - fromMs) / DAY_MS;
  if (days <= 0) {
    fields.issue(
      'invalid_range',
      'to',
      `to (${instantText(toMs)}) must be later than from (${instantText(fromMs)}).`,
      'from is included, to is not.',
    );
  } else if (days > MAX_SPAN_DAYS) {
    fields.issue(
      'range_too_large',
      'to',
      `The range is ${Math.ceil(days)} days long; the maximum is ${MAX_SPAN_DAYS} days.`,
      'Split the range.',
      largestRange(fromMs, MAX_SPAN_DAYS),
    );
  }
  return { kind: 'range', fromMs, toMs };
}
