import type { CalculationContext } from '../../endpoint.ts';
import type { Moment } from '../../time/moment.ts';
import { civilToUtcMs } from '../../time/civil.ts';
import { toJulianDays } from '../../time/range.ts';
import { MIDNIGHT } from '../../resolve/resolve-time.ts';
import type { ReturnRequest } from './asked.ts';

/** The approximate time of the returns, which decides the ephemeris to use. @throws Problem 422 `date_out_of_range` */
export function anchorJd(context: CalculationContext, { choice, converse }: ReturnRequest, birth: Moment): number {
  const { ephemeris } = context;
  const utcMs =
    choice.kind === 'year'
      ? civilToUtcMs({ year: choice.year, month: 7, day: 1 }, MIDNIGHT)
      : choice.kind === 'after'
        ? choice.utcMs
        : context.nowMs;
  const field = choice.kind === 'year' ? 'year' : choice.kind === 'after' ? choice.field : null;
  const { jdUt } = toJulianDays(ephemeris, utcMs, field);
  const [first, end] = ephemeris.range.reduced;
  return converse ? Math.min(end, Math.max(first, Math.min(jdUt, 2 * birth.jdUt - jdUt))) : jdUt;
}
