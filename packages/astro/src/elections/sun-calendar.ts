import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { GEOCENTRIC_APPARENT } from '../frames/geocentric.ts';
import { equalHour, type HourRuler } from '../planetary-hours/planetary-hours.ts';
import type { SunriseDefinition } from '../vedic/chart.ts';
import { planetaryHoras, type SunDay } from '../vedic/panchang/parts-of-day.ts';
import { SEVEN_GRAHAS } from '../vedic/zodiac.ts';
import { localWeekdayAt, type CivilClock } from './civil-clock.ts';
import { difference, type Span } from './spans.ts';

/** An hour of a planet in the day of a planet. */
export interface RuledHour extends Span {
  readonly ruler: HourRuler;
  readonly dayRuler: HourRuler;
}

/** Days from sunrise to sunrise at the place of a search. Sunrises and sunsets are found once, when first needed. */
export interface SunCalendar {
  /** The days that touch a span; none where the Sun does not rise, set and rise again. */
  sunDays(span: Span): readonly SunDay[];
  /** Planetary hours that touch a span: unequal, and where the Sun does not rise and set equal ones from 06:00 apparent solar time. */
  hours(span: Span): readonly RuledHour[];
  /** Every sunrise and sunset of the search. */
  risesAndSets(): readonly number[];
  /** Whether the Sun has risen: by the last sunrise or sunset, the next one, or its altitude where there is neither. */
  isLight(jdUt: number): boolean;
}

export interface SunCalendarSettings extends CivilClock {
  readonly place: GeoPosition;
  readonly sunrise: SunriseDefinition;
}

/** The longest time between two sunrises, just before the Sun stops rising. */
const LONGEST_DAY_DAYS = 1.1;
/** Sunrises are more than half a day apart, and a search for one looks a day ahead. */
const NEXT_DAYS = 0.5;
const BEYOND_DAYS = 1.5;
const AFTER_DAYS = 1e-6;

export function sunCalendar(settings: SunCalendarSettings, range: Span): SunCalendar {
  const { ephemeris, place } = settings;
  let found: {
    readonly rises: readonly number[];
    readonly sets: readonly number[];
    readonly days: readonly SunDay[];
  } | null = null;
  const searched = (): NonNullable<typeof found> => {
    if (found !== null) return found;
    const rises = sunEvents(ephemeris, settings, 'rise', range);
    const sets = sunEvents(ephemeris, settings, 'set', range);
    found = { rises, sets, days: daysBetween(settings, rises, sets) };
    return found;
  };
  const sunDays = (span: Span): readonly SunDay[] =>
    searched().days.filter(
      ({ sunriseJdUt, nextSunriseJdUt }) => nextSunriseJdUt > span.startJdUt && sunriseJdUt < span.endJdUt,
    );
  return {
    sunDays,
    hours: (span) => {
      const days = sunDays(span);
      const whole = days.map(({ sunriseJdUt, nextSunriseJdUt }) => ({
        startJdUt: sunriseJdUt,
        endJdUt: nextSunriseJdUt,
      }));
      return [
        ...days.flatMap(unequalHours),
        ...difference([span], whole).flatMap((gap) =>
          equalHours(ephemeris, place.geoLongitudeDeg, (jdUt) => localWeekdayAt(settings, jdUt), gap),
        ),
      ];
    },
    isLight: (jdUt) => {
      const { rises, sets } = searched();
      const last = (events: readonly number[]): number => events.findLast((event) => event <= jdUt) ?? -Infinity;
      const next = (events: readonly number[]): number => events.find((event) => event > jdUt) ?? Infinity;
      const [rose, set] = [last(rises), last(sets)];
      if (rose !== set) return rose > set;
      const [rising, setting] = [next(rises), next(sets)];
      return rising === setting ? sunAltitudeDeg(settings, jdUt) > HORIZON_DEG[settings.sunrise] : setting < rising;
    },
    risesAndSets: () => [...searched().rises, ...searched().sets],
  };
}

/** Altitude of the centre of the disc at sunrise. */
const HORIZON_DEG: Readonly<Record<SunriseDefinition, number>> = { hindu: 0, center: -34 / 60, upper_limb: -50 / 60 };

function sunAltitudeDeg({ ephemeris, place }: SunCalendarSettings, jdUt: number): number {
  const { longitudeDeg, latitudeDeg, distanceAu } = ephemeris.ecliptic(jdUt, 'sun', GEOCENTRIC_APPARENT);
  return ephemeris.horizontal(jdUt, place, longitudeDeg, latitudeDeg, distanceAu).altitudeDeg;
}

function sunEvents(ephemeris: Ephemeris, settings: SunCalendarSettings, event: 'rise' | 'set', range: Span): number[] {
  const { place, sunrise } = settings;
  const found: number[] = [];
  const end = range.endJdUt + BEYOND_DAYS;
  for (let jdUt = range.startJdUt - BEYOND_DAYS; jdUt < end;) {
    const next = stays(settings, jdUt) ? null : ephemeris.riseSet(jdUt, 'sun', place, { event, disc: sunrise });
    if (next !== null) found.push(next);
    jdUt = (next ?? jdUt) + NEXT_DAYS;
  }
  return found;
}

/** More than the Sun's declination changes in a day, and the horizon's refraction and the disc. */
const STAYS_DEG = 2;

/** Whether the Sun certainly stays up or down for a day. The engine is slow in such a search for a sunrise. */
function stays({ ephemeris, place: { geoLatitudeDeg } }: SunCalendarSettings, jdUt: number): boolean {
  const { declinationDeg } = ephemeris.position(jdUt, 'sun', GEOCENTRIC_APPARENT);
  const highestDeg = 90 - Math.abs(geoLatitudeDeg - declinationDeg);
  const lowestDeg = Math.abs(geoLatitudeDeg + declinationDeg) - 90;
  return highestDeg < -STAYS_DEG || lowestDeg > STAYS_DEG;
}

function daysBetween(clock: CivilClock, rises: readonly number[], sets: readonly number[]): SunDay[] {
  let set = 0;
  return rises.slice(1).flatMap((nextSunriseJdUt, index) => {
    const sunriseJdUt = rises[index]!;
    while (set < sets.length && sets[set]! <= sunriseJdUt) set += 1;
    const sunsetJdUt = sets[set] ?? Infinity;
    return nextSunriseJdUt - sunriseJdUt > LONGEST_DAY_DAYS || sunsetJdUt >= nextSunriseJdUt
      ? []
      : [{ sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex: localWeekdayAt(clock, sunriseJdUt) }];
  });
}

function unequalHours(day: SunDay): RuledHour[] {
  const dayRuler = SEVEN_GRAHAS[day.weekdayIndex]!;
  return planetaryHoras(day, 'unequal').map(({ startJdUt, endJdUt, lord }) => ({
    startJdUt,
    endJdUt,
    ruler: lord,
    dayRuler,
  }));
}

function equalHours(
  ephemeris: Ephemeris,
  geoLongitudeDeg: number,
  weekdayAt: (jdUt: number) => number,
  gap: Span,
): RuledHour[] {
  const hours: RuledHour[] = [];
  for (let jdUt = gap.startJdUt; jdUt < gap.endJdUt;) {
    const { endsJdUt, ruler, dayRuler } = equalHour(ephemeris, jdUt + AFTER_DAYS, geoLongitudeDeg, weekdayAt);
    hours.push({ startJdUt: jdUt, endJdUt: Math.min(endsJdUt, gap.endJdUt), ruler, dayRuler });
    jdUt = endsJdUt;
  }
  return hours;
}
