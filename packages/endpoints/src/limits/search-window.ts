import { BodyUnavailableError, DateOutOfRangeError, type Ephemeris } from '@theia-astro/astro/ephemeris';
import type { Endpoint, Warning } from '../endpoint.ts';
import { instantText, instantTextOfJd } from '../time/instant-text.ts';
import { Problem, type ProblemExtra } from '../problem.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';

export interface SearchWindow {
  readonly fromJdUt: number;
  /** Exclusive. */
  readonly toJdUt: number;
  readonly warnings: readonly Warning[];
}

/**
 * Cuts a search window [from, to) (Julian days UT1) to the years of the precise files when it extends beyond them, with
 * a `range_clipped` warning (docs/methods/positions.md). A window entirely outside them is unchanged; it uses the analytical
 * ephemeris.
 */
export function clipToFiles(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number): SearchWindow {
  const [first, end] = ephemeris.range.files;
  const crosses = fromJdUt < end && toJdUt > first && (fromJdUt < first || toJdUt > end);
  if (!crosses) return { fromJdUt, toJdUt, warnings: [] };
  const clipped = { fromJdUt: Math.max(fromJdUt, first), toJdUt: Math.min(toJdUt, end) };
  return { ...clipped, warnings: [rangeClipped(ephemeris, clipped, fromJdUt < first ? 'from' : 'to')] };
}

/** The window of a request in UTC, cut in the same way. @throws Problem `date_out_of_range` for `from` or `to` */
export function clipRange(
  ephemeris: Ephemeris,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): SearchWindow {
  return clipToFiles(ephemeris, toJulianDays(ephemeris, fromMs, 'from').jdUt, toJulianDays(ephemeris, toMs, 'to').jdUt);
}

/**
 * The warning for a range that extends beyond the ephemeris, with the part that was searched (Julian days UT1, `toJdUt`
 * exclusive). `field` is the end that was cut.
 */
export function rangeClipped(
  ephemeris: Ephemeris,
  { fromJdUt, toJdUt }: Omit<SearchWindow, 'warnings'>,
  field: string,
): Warning {
  const searched = wireRange(ephemeris, fromJdUt, toJdUt);
  return {
    code: 'range_clipped',
    message: `The range extends beyond the ephemeris used for it: only ${searched.starts_at} to ${searched.ends_at} was searched.`,
    field,
    searched,
  };
}

/** The range as an answer echoes it: as requested, or as searched when it was cut. */
export function echoRange(
  ephemeris: Ephemeris,
  { fromJdUt, toJdUt, warnings }: SearchWindow,
  asked: { readonly fromMs: number; readonly toMs: number },
): SearchedRange {
  if (warnings.length === 0) return { starts_at: instantText(asked.fromMs), ends_at: instantText(asked.toMs) };
  return wireRange(ephemeris, fromJdUt, toJdUt);
}

/** The searched range; the end is exclusive. */
interface SearchedRange {
  readonly starts_at: string;
  readonly ends_at: string;
}

function wireRange(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number): SearchedRange {
  return { starts_at: instantTextOfJd(ephemeris, fromJdUt), ends_at: instantTextOfJd(ephemeris, toJdUt) };
}

const DAY_MS = 86_400_000;

/** The members of a problem that say how long a range from `fromMs` may be: whole days, and the end they lead to. */
export function largestRange(
  fromMs: number,
  days: number,
): Required<Pick<ProblemExtra, 'largest_range_days' | 'largest_to'>> {
  const wholeDays = Math.floor(days);
  return { largest_range_days: wholeDays, largest_to: instantText(fromMs + wholeDays * DAY_MS) };
}

/**
 * A product that rejects what needs a sky outside the ephemeris, wherever in its calculation that shows: a search from the
 * last day of the ephemeris may look a day further. Products name the field where they can.
 */
export function rejectBeyond<Request>(endpoint: Endpoint<Request>): Endpoint<Request> {
  return {
    ...endpoint,
    calculate: (context, request) => {
      try {
        return endpoint.calculate(context, request);
      } catch (error) {
        if (error instanceof DateOutOfRangeError)
          throw dateOutOfRange(null, 'What this answer needs, which includes times around the one asked for,');
        if (error instanceof BodyUnavailableError)
          throw new Problem({
            code: 'body_unavailable',
            field: null,
            message: `${error.body} is not available for the whole time that this answer needs: ${error.reason}.`,
            hint: 'Leave it out, or choose a time from 1800 to 2399.',
          });
        throw error;
      }
    },
  };
}
