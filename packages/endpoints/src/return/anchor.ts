import type { CalculationContext } from '../endpoint.ts';
import type { Moment } from '../shared/contract.ts';
import { civilToUtcMs } from '../shared/civil.ts';
import { julianDaysOf } from '../shared/range.ts';
import { MIDNIGHT } from '../shared/resolve-time.ts';
import type { ReturnRequest } from './request.ts';

/** About when the returns are looked for: it decides which ephemeris answers. @throws Problem 422 `date_out_of_range` */
export function anchorJd(context: CalculationContext, { choice, converse }: ReturnRequest, birth: Moment): number {
  const { ephemeris } = context;
  const utcMs =
    choice.kind === 'year'
      ? civilToUtcMs({ year: choice.year, month: 7, day: 1 }, MIDNIGHT)
      : choice.kind === 'after'
        ? choice.utcMs
        : context.nowMs;
  const field = choice.kind === 'year' ? 'year' : choice.kind === 'after' ? choice.field : null;
  const { jdUt } = julianDaysOf(ephemeris, utcMs, field);
  const [first, end] = ephemeris.range.reduced;
  return converse ? Math.min(end, Math.max(first, Math.min(jdUt, 2 * birth.jdUt - jdUt))) : jdUt;
}
