import { profectionAt } from '../cycle/profections.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import type { YearScale } from '../vedic/dasha/scale.ts';
import { layLife, layParts, type Share, type TimeLordPeriod, type TimeLordSystem } from './period.ts';

/**
 * How a year of profection is divided. `equal`: twelve equal parts, each with twelve equal days. `solar`: where the Sun has passed each twelfth of its
 * circle. `days_30`: thirty days a sign, and in them two and a half days a sign; `days_28`: twenty-eight days, and two and a third (Ptolemy, Tetrabiblos
 * IV.10). With these two the signs go on until the year ends.
 */
export const PROFECTION_MONTHS = ['equal', 'solar', 'days_30', 'days_28'] as const;
export type ProfectionMonths = (typeof PROFECTION_MONTHS)[number];

const SIGNS_AROUND = 12;
const LEVELS = 3;
const MONTH_DAYS = { days_30: 30, days_28: 28 } as const;

/**
 * Profections of a point by whole signs: a sign each year from one return of the Sun to the next, in it a sign each month, in that a sign each day, always
 * begun with the sign of the longer period (Valens, Anthologies IV.11; Tetrabiblos IV.10). `scale` counts years by the returns of the Sun.
 */
export function profections(longitudeDeg: number, months: ProfectionMonths, scale: YearScale): TimeLordSystem {
  return {
    levels: LEVELS,
    life: (fromJdUt) => {
      const age = fromJdUt === undefined ? 0 : Math.max(0, Math.floor(scale.yearsAt(fromJdUt)) - 1);
      return layLife(signsFrom((signIndexAt(longitudeDeg) + age) % SIGNS_AROUND), scale.jdAt, age);
    },
    parts: (period) =>
      months === 'solar' && period.level === 1 ? solarMonths(period, scale) : dayParts(period, months),
  };
}

function* signsFrom(signIndex: number): Generator<Share> {
  for (let step = 0; ; step++) {
    const { lord } = profectionAt(signIndex * 30, step);
    yield { lord, signIndex: (signIndex + step) % SIGNS_AROUND, length: 1 };
  }
}

function dayParts(period: TimeLordPeriod, months: ProfectionMonths): TimeLordPeriod[] {
  const { level, signIndex, startJdUt, endJdUt } = period;
  const days =
    months === 'equal' || months === 'solar'
      ? (endJdUt - startJdUt) / SIGNS_AROUND
      : MONTH_DAYS[months] / SIGNS_AROUND ** (level - 1);
  return layParts(period, signsFrom(signIndex!), days);
}

function solarMonths({ signIndex, startJdUt, endJdUt }: TimeLordPeriod, scale: YearScale): TimeLordPeriod[] {
  const age = Math.round(scale.yearsAt(startJdUt));
  const ends = Array.from({ length: SIGNS_AROUND - 1 }, (_, month) => scale.jdAt(age + (month + 1) / SIGNS_AROUND));
  const shares = signsFrom(signIndex!);
  return [...ends, endJdUt].map((end, month) => {
    const { lord, signIndex: sign } = shares.next().value!;
    return {
      level: 2,
      lord,
      signIndex: sign,
      loosing: false,
      startJdUt: month === 0 ? startJdUt : ends[month - 1]!,
      endJdUt: end,
    };
  });
}
