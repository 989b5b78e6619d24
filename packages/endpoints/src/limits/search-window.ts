import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { Warning } from '../endpoint.ts';
import { instantText, instantTextOfJd } from '../time/instant-text.ts';

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
