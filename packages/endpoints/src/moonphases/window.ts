import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import {
  moonPhasesBetween,
  nextMoonPhases,
  previousMoonPhases,
  type MoonPhase,
  type MoonPhaseEvent,
} from '@theia-astro/astro/phase/phases';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { civilToUtcMs, readInstant, utcMsToCivil } from '../time/date-text.ts';
import { aheadOfText, behindText, dateOutOfRange, FIRST_YEAR, LAST_YEAR, toJulianDays } from '../time/range.ts';
import { MIDNIGHT } from '../resolve/resolve-time.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { clipToFiles } from '../limits/search-window.ts';
import type { Span } from './span.ts';

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
