import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { bodyMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { signIngresses, type SignIngress } from '../../search/sign-ingresses.ts';
import { daySky } from '../panchang/day-sky.ts';
import { limbsIn, type Limb } from '../panchang/limbs.ts';
import { lunarMonthAt, type LunarMonth } from '../panchang/lunar-month.ts';
import type { Span } from '../panchang/parts-of-day.ts';
import { dayBook, type CivilDays, type DayBook } from './days.ts';

/** A lunation with its names. */
export type AlmanacMonth = Pick<LunarMonth, 'amanta' | 'kshaya' | 'startJdUt' | 'endJdUt'>;

export interface AlmanacTithi extends Limb<'tithi'> {
  readonly month: AlmanacMonth;
}

/** Everything festivals are decided from, found once: limbs, months and entries of the Sun, over a span and its margins. */
export interface Almanac {
  readonly book: DayBook;
  readonly tithis: readonly AlmanacTithi[];
  readonly nakshatras: readonly Limb<'nakshatra'>[];
  readonly months: readonly AlmanacMonth[];
  readonly ingresses: readonly SignIngress[];
}

/** A festival may be decided by a limb or a month that lies this far outside. */
const MARGIN_DAYS = 70;

/**
 * The almanac of the civil days [fromDay, untilDay), given by their Julian day numbers. `frame` names the ayanamsa.
 * @throws DateOutOfRangeError, BodyUnavailableError
 */
export function almanacOf(
  ephemeris: Ephemeris,
  frame: Frame,
  civil: CivilDays,
  fromDay: number,
  untilDay: number,
): Almanac {
  const fromJdUt = civil.midnightJdUt(fromDay) - MARGIN_DAYS;
  const untilJdUt = civil.midnightJdUt(untilDay) + MARGIN_DAYS;
  const sky = daySky(ephemeris, frame);
  const months = lunationsBetween(ephemeris, frame, fromJdUt, untilJdUt);
  const found = limbsIn(sky, 'tithi', fromJdUt, untilJdUt);
  return {
    book: dayBook(ephemeris, civil),
    months,
    tithis: found.map((tithi) => ({ ...tithi, month: monthOf(months, tithi) })),
    nakshatras: limbsIn(sky, 'nakshatra', fromJdUt, untilJdUt),
    ingresses: signIngresses(tracePath(bodyMotion(ephemeris, 'sun', frame), fromJdUt, untilJdUt)),
  };
}

function lunationsBetween(ephemeris: Ephemeris, frame: Frame, fromJdUt: number, untilJdUt: number): AlmanacMonth[] {
  const months: AlmanacMonth[] = [];
  for (let jdUt = fromJdUt; ;) {
    const { amanta, kshaya, startJdUt, endJdUt } = lunarMonthAt(ephemeris, frame, jdUt);
    months.push({ amanta, kshaya, startJdUt, endJdUt });
    if (endJdUt > untilJdUt) return months;
    jdUt = endJdUt + 10;
  }
}

function monthOf(months: readonly AlmanacMonth[], { startJdUt, endJdUt }: Span): AlmanacMonth {
  const middle = (startJdUt + endJdUt) / 2;
  return months.find((month) => month.endJdUt > middle) ?? months.at(-1)!;
}

/** The tithi at an instant within the almanac. */
export function tithiAt({ tithis }: Almanac, jdUt: number): AlmanacTithi {
  return tithis.find(({ endJdUt }) => endJdUt > jdUt) ?? tithis.at(-1)!;
}

/** The nakshatra at an instant within the almanac. */
export function nakshatraSpanAt({ nakshatras }: Almanac, jdUt: number): Limb<'nakshatra'> {
  return nakshatras.find(({ endJdUt }) => endJdUt > jdUt) ?? nakshatras.at(-1)!;
}
