import type { Ephemeris } from '@theia/astro/ephemeris';
import type { Warning } from '../endpoint.ts';
import { instantText, instantTextOfJd } from './instant-text.ts';

export interface SearchWindow {
  readonly fromJdUt: number;
  /** Exclusive. */
  readonly toJdUt: number;
  readonly warnings: readonly Warning[];
}

/**
 * A window [from, to) of a search (Julian days UT1) cut to the years of the precise files where it leaves them, with `range_clipped` (contract §2.3).
 * One that lies wholly outside them stays as it is: there the analytical ephemeris answers.
 */
export function clipToFiles(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number): SearchWindow {
  const [first, end] = ephemeris.range.files;
  const crosses = fromJdUt < end && toJdUt > first && (fromJdUt < first || toJdUt > end);
  if (!crosses) return { fromJdUt, toJdUt, warnings: [] };
  const clipped = { fromJdUt: Math.max(fromJdUt, first), toJdUt: Math.min(toJdUt, end) };
  return { ...clipped, warnings: [rangeClipped(ephemeris, clipped, fromJdUt < first ? 'from' : 'to')] };
}

/** What a search did cover of a range that leaves the ephemeris (Julian days UT1, `toJdUt` exclusive); `field` is the end that was cut. */
export function rangeClipped(
  ephemeris: Ephemeris,
  { fromJdUt, toJdUt }: Omit<SearchWindow, 'warnings'>,
  field: string,
): Warning {
  const searched = { from: instantTextOfJd(ephemeris, fromJdUt), to: instantTextOfJd(ephemeris, toJdUt) };
  return {
    code: 'range_clipped',
    message: `The range leaves the ephemeris that answers it: searched was ${searched.from} to ${searched.to}.`,
    field,
    searched,
  };
}

/** The range as an answer echoes it: as asked for, or as searched where it was cut. */
export function echoRange(
  ephemeris: Ephemeris,
  { fromJdUt, toJdUt, warnings }: SearchWindow,
  asked: { readonly fromMs: number; readonly toMs: number },
): { readonly from: string; readonly to: string } {
  if (warnings.length === 0) return { from: instantText(asked.fromMs), to: instantText(asked.toMs) };
  return { from: instantTextOfJd(ephemeris, fromJdUt), to: instantTextOfJd(ephemeris, toJdUt) };
}
