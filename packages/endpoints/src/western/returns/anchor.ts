import type { CalculationContext } from '../../endpoint.ts';
import type { Moment } from '../../time/moment.ts';
import { civilToUtcMs } from '../../time/civil.ts';
import { toJulianDays } from '../../time/range.ts';
import { MIDNIGHT } from '../../resolve/resolve-time.ts';
import type { ReturnRequest } from './asked.ts';

/** The approximate time of the returns, at which the body must be known. @throws Problem 422 `date_out_of_range` */
export function anchorJd(context: CalculationContext, { choice, converse }: ReturnRequest, birth: Moment): number {
  const { ephemeris } = context;
  const utcMs =
    choice.kind === 'year'
      ? civilToUtcMs({ year: choice.year, month: 7, day: 1 }, MIDNIGHT)
      : choice.kind === 'around_now'
        ? context.nowMs
        : choice.utcMs;
  const field = choice.kind === 'around_now' ? null : choice.kind === 'after' ? choice.field : choice.kind;
  const { jdUt } = toJulianDays(ephemeris, utcMs, field);
  const [first, end] = ephemeris.range.reduced;
  return converse ? Math.min(end, Math.max(first, Math.min(jdUt, 2 * birth.jdUt - jdUt))) : jdUt;
}
