import type { Ephemeris, GeoPosition } from '@theia-astro/astro/ephemeris';
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
import type { CalculationContext, Warning } from '../endpoint.ts';
import { instantTextOfJd, utcMsOfJd } from '../time/instant-text.ts';
import { polarWarning } from '../polar-warning.ts';
import { round } from '../wire/number.ts';
import type { Wire } from '../wire/wire-type.ts';
import { localWeekday } from '../resolve/civil-day.ts';
import { sunriseName } from '../request/setting-fields.ts';
import type { Analysis } from './calculate.ts';
import type { BodyMatrixRequest } from './request.ts';
import type { bodyMatrixResponseSchema } from './schema.ts';

type ClockParts = Pick<
  Wire<typeof bodyMatrixResponseSchema>,
  'circadian_window' | 'rulers' | 'circadian' | 'planetary_hour'
>;

const SECONDS_PER_DAY = 86_400;

/** Circadian window, solar day and planetary hour at the moment (docs/methods/planetary-hours.md). */
export function bodyClock(
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
