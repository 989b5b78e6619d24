import { birthField } from '../request/birth-data.ts';
import {
  type Ephemeris,
  type GeoPosition,
  DateOutOfRangeError,
  type EphemerisSource,
} from '@theia-astro/astro/ephemeris';
import {
  afterSolarHours,
  apparentSolarHours,
  circadianWindow,
  equalHour,
  hoursToNextWindow,
  type PlanetaryHour,
  seasonalHour,
  type SolarDay,
  solarDayAt,
} from '@theia-astro/astro/planetary-hours/planetary-hours';
import type { SunriseDefinition } from '@theia-astro/astro/vedic/chart';
import { polarPhaseAt, SUNRISE_ALTITUDE_DEG } from '@theia-astro/astro/vedic/rise-set/sun-times';
import { separationDeg } from '@theia-astro/astro/angle/angle';
import { findAspectsBetween, orbTable } from '@theia-astro/astro/aspects/find';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import { lunarPhase } from '@theia-astro/astro/phase/phases';
import { zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { instantTextOfJd, utcMsOfJd } from '../time/instant-text.ts';
import { polarWarning } from '../wire/warning.ts';
import { round, wire, type Wire } from '../wire/wire.ts';
import { localWeekday } from '../resolve/civil-day.ts';
import { sunriseName } from '../request/setting-fields.ts';
import type { BodyMatrixRequest } from './request.ts';
import type { bodyMatrixResponseSchema } from './schema.ts';
import { type NatalPoint, natalTargets } from '../western/natal-points.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { dateOutOfRange, type Moment } from '../time/range.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveCompanionPlace } from '../resolve/resolve-place.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import { wirePlace, type WirePlace, wireTime, type WireTime } from '../wire/place-and-time.ts';

type ClockParts = Pick<
  Wire<typeof bodyMatrixResponseSchema>,
  'circadian_window' | 'rulers' | 'circadian' | 'planetary_hour'
>;

const SECONDS_PER_DAY = 86_400;

/** Circadian window, solar day and planetary hour at the moment (docs/methods/planetary-hours.md). */
function bodyClock(
  { ephemeris, places }: CalculationContext,
  { polarHours, sunrise }: Pick<BodyMatrixRequest, 'polarHours' | 'sunrise'>,
  { moment, geo, zone }: Analysis,
): { readonly wire: ClockParts; readonly warnings: readonly Warning[] } {
  const { jdUt } = moment;
  const { geoLongitudeDeg } = geo;
  const at = (jd: number): string => instantTextOfJd(ephemeris, jd);
  const solarHours = apparentSolarHours(ephemeris, jdUt, geoLongitudeDeg);
  const day = solarDayAt(ephemeris, jdUt, geo, sunrise);
  const weekdayAt = (jd: number): number => localWeekday(places, zone, utcMsOfJd(ephemeris, jd));
  const hour =
    day !== null
      ? seasonalHour(jdUt, day, weekdayAt)
      : polarHours === 'equal'
        ? equalHour(ephemeris, jdUt, geoLongitudeDeg, weekdayAt)
        : null;
  return {
    wire: {
      circadian_window: circadianWindow(solarHours),
      rulers: { day: hour?.dayRuler ?? null, hour: hour?.ruler ?? null },
      circadian: {
        solar_time: clockText(solarHours),
        solar_hours: Math.min(round(solarHours, 5), 23.99999),
        sunrise_at: day === null ? null : at(day.sunriseJdUt),
        sunset_at: day === null ? null : at(day.sunsetJdUt),
        is_day: isDay(ephemeris, jdUt, geo, day, sunrise),
        ...(sunrise === 'upper_limb' ? {} : { sunrise_definition: sunriseName(sunrise) }),
        next_window_at: at(afterSolarHours(ephemeris, jdUt, geoLongitudeDeg, hoursToNextWindow(solarHours))),
      },
      planetary_hour: hour === null ? null : wireHour(hour, at),
    },
    warnings:
      day !== null
        ? []
        : [
            polarWarning(
              polarPhaseAt(ephemeris, geo, jdUt, sunrise),
              `Planetary hours are ${polarHours === 'equal' ? 'equal, from 06:00 apparent solar time' : 'left out'}.`,
            ),
          ],
  };
}

function wireHour(
  { index, startsJdUt, endsJdUt, method }: PlanetaryHour,
  at: (jdUt: number) => string,
): ClockParts['planetary_hour'] {
  return { index, starts_at: at(startsJdUt), ends_at: at(endsJdUt), method };
}

function isDay(
  ephemeris: Ephemeris,
  jdUt: number,
  geo: GeoPosition,
  day: SolarDay | null,
  sunrise: SunriseDefinition,
): boolean {
  if (day !== null) return jdUt < day.sunsetJdUt;
  const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(jdUt, 'sun', {
    center: 'geocentric',
    positions: 'apparent',
    ayanamsa: null,
  });
  return (
    ephemeris.horizontal(jdUt, geo, longitudeDeg, latitudeDeg, distanceAu).altitudeDeg >= SUNRISE_ALTITUDE_DEG[sunrise]
  );
}

/** `HH:MM:SS`, rounded; 24:00:00 becomes 00:00:00. */
function clockText(hours: number): string {
  const seconds = Math.round(hours * 3600) % SECONDS_PER_DAY;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The body matrix of a birth at a moment. @throws Problem 422 */
export function calculateBodyMatrix(
  context: CalculationContext,
  request: BodyMatrixRequest,
): Wire<typeof bodyMatrixResponseSchema> {
  const { birth, settings } = request;
  const resolved = resolveBirth(context, birth, settings.resolution);
  const analysis = resolveAnalysis(context, request, resolved);
  const natal = natalTargets(context, resolved, settings, birthField(birth));
  try {
    const sky = skyNow(context, request, analysis, natal.points);
    const clock = bodyClock(context, request, analysis);
    const source = sky.source === 'moshier' || natal.chart.source === 'moshier' ? 'moshier' : 'swisseph';
    return {
      product: 'body_matrix',
      datetime_utc: analysis.time.utc,
      ...clock.wire,
      ...sky.wire,
      analysis: { time: analysis.time, place: analysis.place },
      time: resolved.time,
      place: resolved.place,
      input: request.input,
      meta: buildMeta(context, { jdUt: analysis.moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
      warnings: [
        ...request.warnings,
        ...resolved.warnings,
        ...analysis.warnings,
        ...precisionWarnings(source),
        ...natal.warnings,
        ...clock.warnings,
      ],
    };
  } catch (error) {
    if (error instanceof DateOutOfRangeError) throw dateOutOfRange('analysis_date', 'The day of the analysis');
    throw error;
  }
}

/** The instant and place of the analysis. */
interface Analysis {
  readonly moment: Moment;
  readonly geo: GeoPosition;
  readonly zone: ZoneChoice;
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly warnings: readonly Warning[];
}

/** Resolves the companion moment: its own place, else the birth place. @throws Problem 422 */
function resolveAnalysis(context: CalculationContext, request: BodyMatrixRequest, birth: ResolvedBirth): Analysis {
  const { settings, analysis } = request;
  const { place: own, zone } = resolveCompanionPlace(
    context,
    request.analysisPlace,
    birth,
    settings.resolution,
    'analysis_location',
  );
  const geo = own?.geo ?? birth.geo;
  if (geo === null) throw new TypeError('A body matrix without a place: the parser requires one');
  const at = { zone, geoLongitudeDeg: geo.geoLongitudeDeg, dateField: 'analysis_date', timeField: 'analysis_time' };
  const found = resolveCompanion(context, analysis, at, settings.resolution);
  const moment: Moment = { utcMs: found.utcMs, jdUt: found.jdUt, jdTt: found.jdTt, unknownTime: false, day: null };
  return {
    moment,
    geo,
    zone,
    time: wireTime(moment, found.zone, analysis?.calendar ?? 'gregorian'),
    place: own === null ? birth.place : wirePlace(own.place),
    warnings: [...(own?.warnings ?? []), ...found.warnings],
  };
}

const DECIMALS = 4;
type SkyParts = Pick<
  Wire<typeof bodyMatrixResponseSchema>,
  'lunar_phase' | 'mars_to_natal' | 'moon_to_natal' | 'lunar_phase_detail'
>;

/** Transiting Moon and Mars against the natal points, and the phase of the Moon (docs/methods/planetary-hours.md). */
function skyNow(
  { ephemeris }: CalculationContext,
  { settings }: BodyMatrixRequest,
  { moment, geo }: Analysis,
  natal: readonly NatalPoint[],
): { readonly wire: SkyParts; readonly source: EphemerisSource } {
  const frame = chartFrame(settings.chart, geo);
  const [sun, moon, mars] = (['sun', 'moon', 'mars'] as const).map((body) =>
    ephemeris.ecliptic(moment.jdUt, body, frame),
  );
  if (sun === undefined || moon === undefined || mars === undefined) throw new TypeError('The engine left a body out');
  const phase = lunarPhase(ephemeris, moment.jdUt, sun.longitudeDeg, moon.longitudeDeg);
  const points = natal.map(({ id, longitudeDeg }) => ({ id, longitudeDeg, speedDegPerDay: 0 }));
  const separations: Partial<Record<NatalPoint['id'], number>> = {};
  for (const { id, longitudeDeg } of natal)
    separations[id] = round(separationDeg(moon.longitudeDeg, longitudeDeg), DECIMALS);
  const aspects = findAspectsBetween(
    [{ id: 'mars', longitudeDeg: mars.longitudeDeg, speedDegPerDay: mars.speedDegPerDay }],
    points,
    orbTable(settings.chart),
  ).toSorted((a, b) => Math.abs(a.orbDeg) - Math.abs(b.orbDeg));
  return {
    wire: {
      lunar_phase: phase.name,
      mars_to_natal: aspects.map(({ pointB, kind, orbDeg, motion }) => ({
        planet: pointB,
        aspect: kind.id,
        orb: round(orbDeg, DECIMALS),
        applying: motion === 'applying',
      })),
      moon_to_natal: separations,
      lunar_phase_detail: {
        angle: wire(phase.angleDeg),
        illumination: wire(phase.illumination),
        rudhyar: phase.rudhyar,
        sign: zodiacSign(moon.longitudeDeg),
      },
    },
    source: [sun, moon, mars].some(({ source }) => source === 'moshier') ? 'moshier' : 'swisseph',
  };
}
