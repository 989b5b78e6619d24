import type { FieldReader } from '../shared/contract.ts';
import { parseInstantField } from '../shared/instant-fields.ts';
import { instantText } from '../shared/instant-text.ts';

/** The stretch of time a request asks about; what is null hangs on the present moment. Instants in milliseconds since 1970 UTC. */
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
export const MAX_COUNT = 50;
/** Beyond any year the product could mean; years outside −3000…3000 are then `date_out_of_range`. */
const MAX_YEAR = 999_999;
const DAY_MS = 86_400_000;

/** The groups of fields of which a request uses one, in the order they win; `phase` and `count` belong to the last. */
const GROUPS = [['year'], ['from', 'to'], ['after'], ['before']] as const;
const COUNTED = ['phase', 'count'] as const;

/** Reads `year` | `from`,`to` | `after` | `before` (+ `phase`, `count`); the running UTC year when nothing is said. Records the faults of contract §20. */
export function parseSpan(fields: FieldReader): Span {
  const year = fields.number('year', {
    code: 'invalid_year',
    min: -MAX_YEAR,
    max: MAX_YEAR,
    integer: true,
    hint: 'Use a whole year, 1800 to 2399 for full precision.',
  });
  const fromMs = parseInstantField(fields, ['from']);
  const toMs = parseInstantField(fields, ['to']);
  const afterMs = parseInstantField(fields, ['after']);
  const beforeMs = parseInstantField(fields, ['before']);
  const count = fields.number('count', { code: 'invalid_range', min: 1, max: MAX_COUNT, integer: true }) ?? 1;
  const group = rejectMixture(fields);
  switch (group) {
    case 'from':
    case 'to':
      return parseRange(fields, fromMs, toMs);
    case 'after':
    case 'count':
      return { kind: 'next', atMs: afterMs ?? null, field: 'after', count };
    case 'before':
      return { kind: 'previous', atMs: beforeMs ?? null, field: 'before', count };
    default:
      return { kind: 'year', year: year ?? null };
  }
}

/** The first field of the group in use, `count` when only phase or count are given; conflicts are recorded. */
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

function parseRange(fields: FieldReader, fromMs: number | undefined, toMs: number | undefined): Span {
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
      `The range is ${Math.ceil(days)} days long; ${MAX_SPAN_DAYS} days are the most.`,
      'Ask in parts.',
    );
  }
  return { kind: 'range', fromMs, toMs };
}
