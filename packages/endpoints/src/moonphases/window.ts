import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import {
  moonPhasesBetween,
  nextMoonPhases,
  previousMoonPhases,
  type MoonPhase,
  type MoonPhaseEvent,
} from '@theia-astro/astro/phase/phases';
import { largestRange, clipToFiles } from '../limits/search-window.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { type ValuesOf, number } from '../request/field.ts';
import { instant } from '../request/instants.ts';
import { instantText, instantTextOfJd } from '../time/instant-text.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { civilToUtcMs, readInstant, utcMsToCivil } from '../time/date-text.ts';
import { aheadOfText, behindText, dateOutOfRange, FIRST_YEAR, LAST_YEAR, toJulianDays } from '../time/range.ts';
import { MIDNIGHT } from '../resolve/resolve-time.ts';

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

const MAX_SPAN_DAYS = 400;
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

/** The searched window [from, to), Julian days UT1, with the requested phases in it. */
export interface MoonWindow {
  /** The requested UTC year; null for a range or a count. */
  readonly year: number | null;
  readonly fromJdUt: number;
  readonly toJdUt: number;
  readonly phases: readonly MoonPhaseEvent[];
  /** Of a count: what to send as after, or as before, to go on. */
  readonly goesOn?: { readonly next: string | null } | { readonly previous: string | null };
  readonly warnings: readonly Warning[];
}

/** A phase shown at the second of `after` or `before` is neither after nor before it. */
const SECOND_DAYS = 1 / 86_400;
const LONGEST_COUNT_DAYS = 52 * 30;

/** @throws Problem `date_out_of_range` */
export function resolveWindow(context: CalculationContext, span: Span, wanted: readonly MoonPhase[]): MoonWindow {
  const { ephemeris } = context;
  switch (span.kind) {
    case 'year': {
      const year = span.year ?? utcMsToCivil(context.nowMs).year;
      return { ...between(ephemeris, ...yearDays(ephemeris, year), wanted), year };
    }
    case 'range':
      return between(
        ephemeris,
        toJulianDays(ephemeris, span.fromMs, 'from').jdUt,
        toJulianDays(ephemeris, span.toMs, 'to').jdUt,
        wanted,
      );
    default:
      return counted(ephemeris, { ...span, atMs: span.atMs ?? context.nowMs }, wanted);
  }
}

/** The UTC year. Its end is not range-checked: the last year ends where the range ends. */
function yearDays(ephemeris: Ephemeris, year: number): [number, number] {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw dateOutOfRange('year', `The year ${year}`);
  const { jdUt } = toJulianDays(ephemeris, civilToUtcMs({ year, month: 1, day: 1 }, MIDNIGHT), 'year');
  const end = ephemeris.utcToJd({ year: year + 1, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
  return [jdUt, end.jdUt];
}

function between(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number, wanted: readonly MoonPhase[]): MoonWindow {
  const window = clipToFiles(ephemeris, fromJdUt, toJdUt);
  return { ...window, year: null, phases: moonPhasesBetween(ephemeris, window.fromJdUt, window.toJdUt, wanted) };
}

type Counted = Extract<Span, { kind: 'next' | 'previous' }> & { readonly atMs: number };

/**
 * `count` phases after or before an instant. A phase shown at exactly the requested second counts as neither after nor
 * before it, so the `at` of the last answer can be used to ask for the following phases. The window ends with the last
 * phase, or where the search did if it found fewer; windows that go on from one another join.
 */
function counted(
  ephemeris: Ephemeris,
  { kind, atMs, field, count }: Counted,
  wanted: readonly MoonPhase[],
): MoonWindow {
  const { jdUt } = toJulianDays(ephemeris, atMs, field);
  const [begin, end] = ephemeris.range.reduced;
  const ahead = kind === 'next';
  const window = ahead
    ? clipToFiles(ephemeris, jdUt, Math.min(end, jdUt + LONGEST_COUNT_DAYS))
    : clipToFiles(ephemeris, Math.max(begin, jdUt - LONGEST_COUNT_DAYS), jdUt);
  const phases = ahead
    ? nextMoonPhases(ephemeris, window.fromJdUt + SECOND_DAYS / 2, count, wanted, window.toJdUt)
    : previousMoonPhases(ephemeris, window.toJdUt - SECOND_DAYS / 2, count, wanted, window.fromJdUt);
  const warnings = phases.length < count ? window.warnings.map((warning) => ({ ...warning, field })) : [];
  const isWhole = phases.length === count;
  const at = ahead ? (isWhole ? phases.at(-1)!.jdUt : window.toJdUt) : isWhole ? phases[0]!.jdUt : window.fromJdUt;
  const edgeText = ahead ? behindText(instantTextOfJd(ephemeris, at)) : aheadOfText(instantTextOfJd(ephemeris, at));
  const edgeJdUt = isWhole ? ephemeris.utcMsToJd(readInstant(edgeText)!.utcMs).jdUt : at;
  const goesOn = at >= end || at <= begin ? null : edgeText;
  return ahead
    ? { year: null, fromJdUt: jdUt, toJdUt: edgeJdUt, phases, warnings, goesOn: { next: goesOn } }
    : { year: null, fromJdUt: edgeJdUt, toJdUt: jdUt, phases, warnings, goesOn: { previous: goesOn } };
}
