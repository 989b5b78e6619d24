import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { DateOutOfRangeError, sourceAcross, type GeoPosition } from '@theia-astro/astro/ephemeris';
import { vedicDayAt } from '@theia-astro/astro/vedic/chart-day';
import { computePanchang, type PanchangQuestion } from '@theia-astro/astro/vedic/panchang/panchang';
import { sunTimesOfDate, type CivilSpan, type SunTimes } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { civilToEpochDays } from '@theia-astro/places/calendar';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../request/setting-fields.ts';
import {
  HORA_DIVISIONS,
  LUNAR_MONTH_SYSTEMS,
  MOON_DAYS,
  PANCHANG_INCLUDES,
  type PanchangInclude,
  panchangShape,
} from '../vedic-parts/panchang-shape.ts';
import { byId } from '../wire/point.ts';
import type { Wire } from '../wire/wire.ts';
import type { PanchangRequest } from './request.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, wireTime, placeSchema, wirePlace } from '../wire/place-and-time.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { Problem } from '../problem.ts';
import { type CivilDate, dateText, nextDay, utcMsToCivil } from '../time/date-text.ts';
import { instantText, utcMsOfJd } from '../time/instant-text.ts';
import { answerEnd } from '../wire/meta.ts';
import { dateOutOfRange, toJulianDays } from '../time/range.ts';
import { chooseZone } from '../resolve/civil-day.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { MIDNIGHT, NOON, resolveWallClock, zoneFactsAt, type WallClockPlace } from '../resolve/resolve-time.ts';
import { polarWarning } from '../wire/warning.ts';
import { NO_SUN, panchangFrame, sunriseSpan, sunTimesOfDay } from '../vedic-parts/partner.ts';
import { wirePanchang } from '../vedic-parts/wire-panchang.ts';

/** Every reading a panchang uses: first those with a setting, under its name, then the fixed ones. */
function wirePanchangConventions({
  vedic,
  hora,
  lunarMonth,
  varjyamTable,
  moonDay,
  panchakaCount,
  include,
}: PanchangRequest): Wire<typeof panchangConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    sunrise: sunriseName(vedic.sunrise),
    hora,
    lunar_month: lunarMonth,
    varjyam_table: varjyamTable,
    moon_day: moonDay,
    ...(include.has('lagnas') ? { panchaka_count: panchakaCount } : {}),
    observer: 'geocentric',
    moonrise: 'visible',
    day: 'sunrise_to_sunrise',
    month_name: 'sign_entered',
  };
}

const constant = <const T extends string>(value: T, description: string): z.ZodLiteral<T> =>
  z.literal(value).meta({ description });

const panchangConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    positions: z
      .enum(['apparent', 'true'])
      .meta({ description: 'apparent, or true (geometric): then tithis end up to 40 s later.' }),
    sunrise: sunriseNameSchema,
    hora: z.enum(HORA_DIVISIONS),
    lunar_month: z.enum(LUNAR_MONTH_SYSTEMS),
    varjyam_table: z.enum(VARJYAM_TABLES),
    moon_day: z.enum(MOON_DAYS),
    panchaka_count: z.enum(PANCHAKA_COUNTS).optional(),
    observer: constant('geocentric', 'Limbs are geocentric.'),
    moonrise: constant('visible', 'Upper limb with refraction, regardless of the sunrise setting.'),
    day: constant(
      'sunrise_to_sunrise',
      'The vara and its parts run from sunrise to sunrise; moonrise and moonset by moon_day.',
    ),
    month_name: constant(
      'sign_entered',
      'A lunar month is named after the sign the sidereal Sun enters in it, and is adhika when the Sun enters none.',
    ),
  })
  .meta({ description: 'Every reading the answer uses, under the name of its setting where there is one.' });

const LIMBS_SOURCE = 'Surya Siddhanta 2.64–69';
const SOURCES: Readonly<Record<PanchangInclude, string>> = {
  limbs: LIMBS_SOURCE,
  kalams: 'usage',
  choghadiya: 'usage',
  hora: 'Surya Siddhanta 12.78–79',
  muhurtas: 'Muhurta Chintamani',
  varjyam: 'Muhurta Chintamani; Prashna Marga by varjyam_table',
  periods: 'Muhurta Chintamani 1–2',
  lagnas: 'Raman, Muhurtha 3; fortnight: Andhra almanacs',
  lunar_month: 'Surya Siddhanta 14; usage of amanta and purnimanta',
};

const panchangSourcesSchema = byId(PANCHANG_INCLUDES, z.string())
  .extend({ limbs: z.string() })
  .meta({ description: 'The sources of each part of the answer.' });

/** `sources` of a panchang: the source of every part in it. */
function wirePanchangSources(include: ReadonlySet<PanchangInclude>): Wire<typeof panchangSourcesSchema> {
  const sources: Partial<Record<PanchangInclude, string>> = {};
  for (const part of PANCHANG_INCLUDES) if (include.has(part)) sources[part] = SOURCES[part];
  return { ...sources, limbs: LIMBS_SOURCE };
}

export const panchangResponseSchema = z.object({
  product: z.literal('panchang'),
  date: z.string(),
  at: instantSchema.meta({ description: 'The moment of vara, tithi, nakshatra, yoga and karana.' }),
  reference: z
    .enum(['sunrise', 'time', 'noon'])
    .meta({ description: 'Whether the moment is sunrise, the requested time or noon.' }),
  ...panchangShape,
  conventions: panchangConventionsSchema,
  sources: panchangSourcesSchema,
  time: timeSchema,
  place: placeSchema,
  ...answerShape,
});

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
    ...answerEnd(
      context,
      request,
      { jdUt: question.atJdUt, ayanamsa: request.vedic.ayanamsa, source },
      place.warnings,
      warnings,
    ),
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
