import type { CalculationContext, Warning } from '../endpoint.ts';
import { rangeClipped } from '../limits/search-window.ts';
import type { Moment } from '../time/moment.ts';
import { toJulianDays } from '../time/range.ts';
import { DEFAULT_YEARS, MOST_YEARS, type PrimaryDirectionsRequest } from './request.ts';

/** A part of life, [from, to), Julian days UT1. */
export interface LifeRange {
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** The part of life that is asked for; what is before the birth or after the age of 120 is cut off. @throws Problem `date_out_of_range` */
export function lifeRange(
  { ephemeris }: CalculationContext,
  { fromMs, toMs, yearDays }: PrimaryDirectionsRequest,
  { jdUt }: Moment,
): { readonly range: LifeRange; readonly warnings: readonly Warning[] } {
  const [first, last] = [jdUt, jdUt + MOST_YEARS * yearDays];
  const fromJdUt = fromMs === null ? first : toJulianDays(ephemeris, fromMs, 'from').jdUt;
  const toJdUt =
    toMs === null ? Math.max(fromJdUt, jdUt + DEFAULT_YEARS * yearDays) : toJulianDays(ephemeris, toMs, 'to').jdUt;
  const within = (jd: number): number => Math.min(last, Math.max(first, jd));
  const range = { fromJdUt: within(fromJdUt), toJdUt: within(toJdUt) };
  const isCut = range.fromJdUt !== fromJdUt || range.toJdUt !== toJdUt;
  return {
    range,
    warnings: isCut ? [rangeClipped(ephemeris, range, range.fromJdUt === fromJdUt ? 'to' : 'from')] : [],
  };
}
