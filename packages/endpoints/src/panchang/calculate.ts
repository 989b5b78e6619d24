import { DateOutOfRangeError, sourceAcross, type GeoPosition } from '@theia-astro/astro/ephemeris';
import { vedicDayAt } from '@theia-astro/astro/vedic/chart-day';
import { computePanchang, type PanchangQuestion } from '@theia-astro/astro/vedic/panchang/panchang';
import { sunTimesOfDate, type CivilSpan, type SunTimes } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { civilToEpochDays } from '@theia-astro/places/calendar';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { Problem } from '../problem.ts';
import { type CivilDate, dateText, nextDay, utcMsToCivil } from '../time/date-text.ts';
import { instantText, utcMsOfJd } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { chooseZone } from '../resolve/civil-day.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { MIDNIGHT, NOON, resolveWallClock, zoneFactsAt, type WallClockPlace } from '../resolve/resolve-time.ts';
import { polarWarning } from '../polar-warning.ts';
import { wirePlace } from '../wire/place.ts';
import { wireTime } from '../wire/time.ts';
import { wirePanchangConventions, wirePanchangSources } from './conventions.ts';
import { NO_SUN, panchangFrame, sunriseSpan, sunTimesOfDay } from '../vedic-parts/chart-question.ts';
import type { PanchangRequest } from './request.ts';
import type { panchangResponseSchema } from './schema.ts';
import type { Wire } from '../wire/wire-type.ts';
import { wirePanchang } from '../vedic-parts/wire-panchang.ts';

type Reference = 'sunrise' | 'time' | 'noon';

/** The panchang of a day at a place. @throws Problem 422 */
export function calculatePanchang(
  context: CalculationContext,
  request: PanchangRequest,
): Wire<typeof panchangResponseSchema> {
  try {
    return calculate(context, request);
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('date', 'The date');
    throw error;
  }
}

function calculate(context: CalculationContext, request: PanchangRequest): Wire<typeof panchangResponseSchema> {
  const { ephemeris, places } = context;
  if (request.place === null) throw new TypeError('A place was not required while parsing');
  const place = resolvePlace(places, request.place, request.resolution, 'location');
  const clock: WallClockPlace = {
    zone: chooseZone(context, request.zone, place),
    geoLongitudeDeg: place.geo.geoLongitudeDeg,
    dateField: 'date',
    timeField: 'time',
  };
  const date = request.moment?.date ?? today(context, clock.zone);
  const { question, reference, found } = panchangQuestion(context, request, place.geo, date, clock);
  const settings = {
    sunrise: request.vedic.sunrise,
    hora: request.hora,
    lunarMonth: request.lunarMonth,
    brahmaMuhurta: request.include.has('muhurtas'),
    varjyamTable: request.varjyamTable,
    periods: request.include.has('periods'),
    lagnas: request.include.has('lagnas'),
    panchakaCount: request.panchakaCount,
  };
  const panchang = computePanchang(ephemeris, question, settings);
  const warnings = panchang.polar === null ? found : [...found, polarWarning(panchang.polar, POLAR_CONSEQUENCE)];
  const utcMs = Math.round(utcMsOfJd(ephemeris, question.atJdUt));
  const days = toJulianDays(ephemeris, utcMs, 'date');
  const source = sourceAcross(ephemeris, question.span.startJdUt, question.span.endJdUt);
  const facts = zoneFactsAt(
    places,
    clock.zone,
    utcMs,
    request.resolution.lmt === 'longitude' ? clock.geoLongitudeDeg : null,
  );
  return {
    product: 'panchang',
    date: dateText(date),
    at: instantText(utcMs),
    reference,
    ...wirePanchang(ephemeris, panchang, question, settings, request.include),
    conventions: wirePanchangConventions(request),
    sources: wirePanchangSources(request.include),
    time: wireTime({ utcMs, ...days, unknownTime: false, day: null }, facts, request.moment?.calendar ?? 'gregorian'),
    place: wirePlace(place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: question.atJdUt, ayanamsa: request.vedic.ayanamsa, source }),
    warnings: [...request.warnings, ...place.warnings, ...warnings, ...precisionWarnings(source)],
  };
}

function today({ places, nowMs }: CalculationContext, zone: ZoneChoice): CivilDate {
  const offsetSeconds = zone.kind === 'offset' ? zone.offsetSeconds : places.zoneMoment(zone.name, nowMs).offsetSeconds;
  const { year, month, day } = utcMsToCivil(nowMs + offsetSeconds * 1000);
  return { year, month, day };
}

/** The reference moment of the limbs: the requested time, else sunrise, or noon when the Sun does not rise. */
function panchangQuestion(
  context: CalculationContext,
  request: PanchangRequest,
  place: GeoPosition,
  date: CivilDate,
  clock: WallClockPlace,
): { readonly question: PanchangQuestion; readonly reference: Reference; readonly found: readonly Warning[] } {
  const { ephemeris, places } = context;
  const { vedic, moment, resolution, moonDay } = request;
  const lenient = { ...resolution, timeResolution: 'earlier' as const };
  const wall = (day: CivilDate, time: typeof NOON): number =>
    toJulianDays(ephemeris, resolveWallClock(places, day, time, clock, lenient).utcMs, 'date').jdUt;
  const civil: CivilSpan = { startJdUt: wall(date, MIDNIGHT), endJdUt: wall(nextDay(date), MIDNIGHT) };
  if (civil.endJdUt <= civil.startJdUt) throw skippedDate(date, clock.zone);
  const dateWeekday = (((civilToEpochDays('gregorian', date.year, date.month, date.day) + 4) % 7) + 7) % 7;
  const shared = {
    place,
    frame: panchangFrame({ ayanamsa: vedic.ayanamsa.definition, positions: vedic.positions }),
  };
  const spans = (sun: SunTimes): Pick<PanchangQuestion, 'span' | 'moonSpan'> => {
    const span = sunriseSpan(sun, civil);
    return { span, moonSpan: moonDay === 'vedic' ? span : civil };
  };
  if (moment?.time != null) {
    const found = resolveWallClock(places, date, moment.time, clock, resolution);
    const atJdUt = toJulianDays(ephemeris, found.utcMs, 'date', found.leapSecond).jdUt;
    const offsetSeconds = zoneFactsAt(places, clock.zone, found.utcMs, clock.geoLongitudeDeg).offsetSeconds;
    const day = vedicDayAt(ephemeris, atJdUt, place, offsetSeconds, vedic.sunrise);
    const sun = day === null ? NO_SUN : sunTimesOfDay(day);
    const question = {
      ...shared,
      ...spans(sun),
      atJdUt,
      sun,
      weekdayIndex: day?.weekdayIndex ?? dateWeekday,
    };
    return { question, reference: 'time', found: found.warnings };
  }
  const sun = sunTimesOfDate(ephemeris, place, civil, vedic.sunrise);
  const question = {
    ...shared,
    ...spans(sun),
    atJdUt: sun.sunriseJdUt ?? wall(date, NOON),
    sun,
    weekdayIndex: dateWeekday,
  };
  return { question, reference: sun.sunriseJdUt === null ? 'noon' : 'sunrise', found: [] };
}

/** The clocks of a zone that changed sides of the date line skipped the whole day. */
function skippedDate(date: CivilDate, zone: ZoneChoice): Problem {
  return new Problem({
    code: 'nonexistent_local_time',
    field: 'date',
    message: `${dateText(date)} does not exist in ${zone.kind === 'iana' ? zone.name : 'this zone'}: the clocks skipped this day.`,
    hint: 'Take the day before or after it.',
  });
}

const POLAR_CONSEQUENCE = 'Values that depend on it are null; without a sunrise the limbs are those of the civil day.';
