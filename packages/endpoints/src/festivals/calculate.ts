import { DateOutOfRangeError, sourceAcross } from '@theia-astro/astro/ephemeris';
import { almanacOf } from '@theia-astro/astro/vedic/festivals/almanac';
import { ekadashis } from '@theia-astro/astro/vedic/festivals/ekadashi';
import { FEASTS, feastsOf, VRATAS, vratasOf } from '@theia-astro/astro/vedic/festivals/feasts';
import {
  nationalMonths,
  sankrantis,
  SOLAR_MONTH_NAMES,
  type SolarCalendarId,
  solarMonths,
} from '@theia-astro/astro/vedic/festivals/solar-calendars';
import { northernSamvatsara, samvatYears } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { chooseZone } from '../resolve/civil-day.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { MIDNIGHT, resolveWallClock, zoneFactsAt, type WallClockPlace } from '../resolve/resolve-time.ts';
import { utcMsToCivil } from '../time/date-text.ts';
import { utcMsOfJd } from '../time/instant-text.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { panchangFrame } from '../vedic-parts/partner.ts';
import { instantWriter } from '../vedic-parts/wire.ts';
import { answerEnd } from '../wire/meta.ts';
import { sunriseName } from '../request/setting-fields.ts';
import { wirePlace, wireTime } from '../wire/place-and-time.ts';
import type { Wire } from '../wire/wire.ts';
import {
  civilOfDay,
  type Dated,
  dateOfDay,
  dayNumberOf,
  fullMoonJd,
  type Scene,
  wireEkadashi,
  wireFeast,
  wireSankranti,
  wireVrata,
} from './wire-festival.ts';
import type { CalendarId, FestivalsRequest } from './request.ts';
import type { festivalsResponseSchema } from './schema.ts';

type Answer = Wire<typeof festivalsResponseSchema>;

/** The civil days [fromDay, untilDay), Julian day numbers. */
interface Days {
  readonly fromDay: number;
  readonly untilDay: number;
}

/** POST /festivals. @throws Problem 422 */
export function calculateFestivals(context: CalculationContext, request: FestivalsRequest): Answer {
  try {
    return calculate(context, request);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('year', 'The year, with the months around it,');
    throw error;
  }
}

function calculate(context: CalculationContext, request: FestivalsRequest): Answer {
  const { ephemeris, places } = context;
  if (request.place === null) throw new TypeError('A place was not required while parsing');
  const { vedic, include } = request;
  const place = resolvePlace(places, request.place, request.resolution, 'location');
  const clock: WallClockPlace = {
    zone: chooseZone(context, request.zone, place),
    geoLongitudeDeg: place.geo.geoLongitudeDeg,
    dateField: 'year',
    timeField: 'year',
  };
  const now = zoneFactsAt(places, clock.zone, context.nowMs);
  const year = request.year ?? utcMsToCivil(context.nowMs + now.offsetSeconds * 1000).year;
  const days: Days = {
    fromDay: dayNumberOf({ year, month: 1, day: 1 }),
    untilDay: dayNumberOf({ year: year + request.years, month: 1, day: 1 }),
  };
  const frame = panchangFrame({ ayanamsa: vedic.ayanamsa.definition, positions: vedic.positions });
  const midnightJdUt = midnights(context, request, clock);
  const civil = { place: place.geo, sunrise: vedic.sunrise, midnightJdUt };
  const almanac = almanacOf(ephemeris, frame, civil, days.fromDay, days.untilDay);
  const at = instantWriter(ephemeris);
  const festivals = include.has('festivals') ? festivalsIn({ almanac, at }, request, days) : null;
  const startJdUt = midnightJdUt(days.fromDay);
  const source = sourceAcross(ephemeris, startJdUt, midnightJdUt(days.untilDay));
  const utcMs = Math.round(utcMsOfJd(ephemeris, startJdUt));
  const facts = zoneFactsAt(places, clock.zone, utcMs, clock.geoLongitudeDeg);
  return {
    product: 'festivals',
    from: dateOfDay(days.fromDay),
    to: dateOfDay(days.untilDay - 1),
    ...(festivals === null ? {} : { festivals }),
    ...(include.has('lunar_months') ? { lunar_months: monthsIn({ almanac, at }, days) } : {}),
    ...(include.has('calendars')
      ? { calendars: request.calendars.map((id) => calendarIn({ almanac, at }, id, days)) }
      : {}),
    conventions: {
      ayanamsa: vedic.ayanamsa.id,
      positions: vedic.positions,
      sunrise: sunriseName(vedic.sunrise),
      day: 'sunrise_to_sunrise',
      month_name: 'sign_entered',
      ekadashi_date: 'smarta',
    },
    time: wireTime(
      { utcMs, ...toJulianDays(ephemeris, utcMs, 'year'), unknownTime: false, day: null },
      facts,
      'gregorian',
    ),
    place: wirePlace(place.place),
    ...answerEnd(
      context,
      request,
      { jdUt: startJdUt, ayanamsa: vedic.ayanamsa, source },
      place.warnings,
      polarWarnings(festivals ?? []),
    ),
  };
}

/** Starts of civil days by the clock of the place, each found once. */
function midnights(
  { ephemeris, places }: CalculationContext,
  { resolution }: FestivalsRequest,
  clock: WallClockPlace,
): (dayNumber: number) => number {
  const lenient = { ...resolution, timeResolution: 'earlier' as const };
  const known = new Map<number, number>();
  return (dayNumber) => {
    let jdUt = known.get(dayNumber);
    if (jdUt === undefined) {
      const { utcMs } = resolveWallClock(places, civilOfDay(dayNumber), MIDNIGHT, clock, lenient);
      jdUt = toJulianDays(ephemeris, utcMs, 'year').jdUt;
      known.set(dayNumber, jdUt);
    }
    return jdUt;
  };
}

function festivalsIn(scene: Scene, { kinds, regions }: FestivalsRequest, { fromDay, untilDay }: Days) {
  const { almanac } = scene;
  const rules = FEASTS.filter((rule) => rule.regions?.some((region) => regions?.has(region) ?? true) ?? true);
  const found: Dated[] = [
    ...(kinds.has('feast') ? feastsOf(almanac, rules).map((feast) => wireFeast(scene, feast)) : []),
    ...(kinds.has('ekadashi') ? ekadashis(almanac).map((ekadashi) => wireEkadashi(scene, ekadashi)) : []),
    ...vratasOf(
      almanac,
      VRATAS.filter(({ kind }) => kinds.has(kind)),
    ).map((vrata) => wireVrata(scene, vrata)),
    ...(kinds.has('sankranti') ? sankrantis(almanac).map((sankranti) => wireSankranti(scene, sankranti)) : []),
  ];
  return found
    .map((entry) => ({ ...entry, order: entry.dayNumber ?? almanac.book.civilDayNumber(entry.aboutJdUt) }))
    .filter(({ order }) => order >= fromDay && order < untilDay)
    .toSorted((a, b) => a.order - b.order || a.aboutJdUt - b.aboutJdUt)
    .map(({ festival }) => festival);
}

/** The lunations that overlap the days. */
function monthsIn({ almanac, at }: Scene, { fromDay, untilDay }: Days): NonNullable<Answer['lunar_months']> {
  const { book, months } = almanac;
  const [from, until] = [book.day(fromDay).midnightJdUt, book.day(untilDay).midnightJdUt];
  return months
    .filter(({ startJdUt, endJdUt }) => endJdUt > from && startJdUt < until)
    .map((month) => {
      const { amanta, kshaya, startJdUt, endJdUt } = month;
      const { shaka, vikram, samvatsara } = samvatYears(month);
      return {
        month: amanta.id,
        adhika: amanta.adhika,
        kshaya,
        new_moon_at: at(startJdUt),
        full_moon_at: at(fullMoonJd(almanac, month)),
        next_new_moon_at: at(endJdUt),
        shaka,
        vikram,
        samvatsara,
        samvatsara_north: shaka === null ? null : northernSamvatsara(shaka),
      };
    });
}

/** The months of a solar calendar that begin in the days. */
function calendarIn(
  { almanac, at }: Scene,
  id: CalendarId,
  { fromDay, untilDay }: Days,
): NonNullable<Answer['calendars']>[number] {
  if (id === 'national') {
    const first = civilOfDay(fromDay).year;
    const last = civilOfDay(untilDay - 1).year;
    const years = Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index);
    const months = years.flatMap((year) => {
      const newYear = dayNumberOf({ year, month: 1, day: 1 });
      return nationalMonths(year).map(({ name, shaka, daysFromNewYear }) => ({
        name,
        year: shaka,
        day: newYear + daysFromNewYear,
      }));
    });
    return {
      calendar: id,
      months: months
        .filter(({ day }) => day >= fromDay && day < untilDay)
        .map(({ name, year, day }) => ({ name, first_day: dateOfDay(day), year })),
    };
  }
  return { calendar: id, months: solarMonthsIn({ almanac, at }, id, { fromDay, untilDay }) };
}

function solarMonthsIn({ almanac, at }: Scene, id: SolarCalendarId, { fromDay, untilDay }: Days) {
  return solarMonths(almanac, id).flatMap(({ signIndex, ingressJdUt, firstDay }) => {
    const order = firstDay ?? almanac.book.civilDayNumber(ingressJdUt);
    if (order < fromDay || order >= untilDay) return [];
    return [
      {
        name: SOLAR_MONTH_NAMES[id][signIndex]!,
        first_day: firstDay === null ? null : dateOfDay(firstDay),
        at: at(ingressJdUt),
        sign: SIGNS[signIndex]!,
      },
    ];
  });
}

function polarWarnings(festivals: readonly { readonly date: string | null }[]): readonly Warning[] {
  if (festivals.every(({ date }) => date !== null)) return [];
  return [
    {
      code: 'polar_no_sunrise',
      message:
        'On some days the Sun does not both rise and set at this latitude: festivals that those days would decide have no date.',
    },
  ];
}
