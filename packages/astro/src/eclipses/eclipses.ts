import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import type { Ayanamsa, Ephemeris, Frame, GeoPoint, GeoPosition, LunarEclipse, SolarEclipse } from '../ephemeris.ts';
import { isoInstant } from '../time/julian-day.ts';
import type { ContactName, Eclipse, EclipseKind, SolarPath } from './eclipse.ts';
import { centralCircumstances, eclipsePath } from './path.ts';
import { localLunar, localSolar } from './local.ts';
import { solarCircumstances, type SolarCircumstances } from './solar.ts';
import { sunMoonAround, type SunMoonAt } from './sun-moon.ts';

export interface EclipseOptions {
  readonly kind?: EclipseKind | 'all';
  /** Adds what is seen from this place. */
  readonly place?: GeoPosition | null;
  /** Zodiac of `longitudeDeg`; tropical by default. */
  readonly ayanamsa?: Ayanamsa | null;
  /** Adds the path of solar eclipses, with a point of the central line at every so many whole minutes of UTC. */
  readonly pathMinutes?: number | null;
}

const SECONDS_PER_DAY = 86_400;
/** Two eclipses of one kind are at least a lunation apart. The search must start before the maximum. */
const STEP_DAYS = 1;
const SAME_POINT_DEG = 0.05;

/**
 * All eclipses with their maximum in [from, to), Julian days UT1, in order of time: solar eclipses anywhere on Earth,
 * and all lunar eclipses including penumbral ones. Takes one or two milliseconds per eclipse. The list stops where the
 * ephemeris ends. @throws DateOutOfRangeError when `fromJdUt` lies outside the ephemeris
 */
export function eclipsesBetween(
  ephemeris: Ephemeris,
  fromJdUt: number,
  toJdUt: number,
  options: EclipseOptions = {},
): Eclipse[] {
  const { kind = 'all', place = null, ayanamsa = null, pathMinutes = null } = options;
  const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa };
  const solar = kind === 'lunar' ? [] : scan((jdUt) => ephemeris.nextSolarEclipse(jdUt), ephemeris, fromJdUt, toJdUt);
  const lunar = kind === 'solar' ? [] : scan((jdUt) => ephemeris.nextLunarEclipse(jdUt), ephemeris, fromJdUt, toJdUt);
  return [
    ...solar.flatMap((found) => describeSolar(ephemeris, found, frame, place, pathMinutes) ?? []),
    ...lunar.map((found) => describeLunar(ephemeris, found, frame, place)),
  ].toSorted((a, b) => a.maximumJdUt - b.maximumJdUt);
}

function scan<Found extends { readonly maximumJdUt: number }>(
  next: (jdUt: number) => Found | null,
  ephemeris: Ephemeris,
  fromJdUt: number,
  toJdUt: number,
): Found[] {
  const found: Found[] = [];
  let start = Math.max(fromJdUt - STEP_DAYS, ephemeris.range.reduced[0]);
  while (start < toJdUt) {
    const eclipse = next(start);
    if (eclipse === null || eclipse.maximumJdUt >= toJdUt) break;
    if (eclipse.maximumJdUt >= fromJdUt) found.push(eclipse);
    start = eclipse.maximumJdUt + STEP_DAYS;
  }
  return found;
}

/** Null when the penumbra just misses the Earth, by less than the difference between the lunar radii in use. */
function describeSolar(
  ephemeris: Ephemeris,
  { maximumJdUt, about, saros, sarosMember }: SolarEclipse,
  frame: Frame,
  place: GeoPosition | null,
  pathMinutes: number | null,
): Eclipse | null {
  const at = sunMoonAround(ephemeris, maximumJdUt, null);
  const circumstances = solarCircumstances(at, maximumJdUt);
  if (circumstances === null) return null;
  const { type, penumbra, umbra, axis, greatest, magnitude, obscuration, centralS } = circumstances;
  const { longitudeDeg, source } = ephemeris.ecliptic(maximumJdUt, 'sun', frame);
  return {
    id: `S${dayText(ephemeris, maximumJdUt)}`,
    kind: 'solar',
    type,
    maximumJdUt,
    contacts: named(
      {
        p1: penumbra.beginsJdUt,
        u1: umbra?.beginsJdUt ?? null,
        c1: axis?.beginsJdUt ?? null,
        c2: axis?.endsJdUt ?? null,
        u4: umbra?.endsJdUt ?? null,
        p4: penumbra.endsJdUt,
      },
      ['p1', 'u1', 'c1', 'c2', 'u4', 'p4'],
    ),
    magnitude,
    umbralMagnitude: null,
    penumbralMagnitude: null,
    obscuration,
    saros,
    sarosMember,
    longitudeDeg,
    greatest: pointsAgree(about, greatest) ? about : greatest,
    durations: { penumbralS: null, partialS: seconds(penumbra.beginsJdUt, penumbra.endsJdUt), totalS: centralS },
    local: place === null ? null : localSolar(sunMoonAround(ephemeris, maximumJdUt, place), maximumJdUt, place),
    path: pathMinutes === null ? null : solarPath(ephemeris, at, maximumJdUt, circumstances, pathMinutes),
    source,
  };
}

const MINUTE_MS = 60_000;
/** The ends of the central line, where rounding could make the axis miss the Earth. */
const INSIDE_DAYS = 2e-8;

/** Lines, and points at the ends of the central line, at the maximum and at whole minutes. */
function solarPath(
  ephemeris: Ephemeris,
  at: SunMoonAt,
  maximumJdUt: number,
  circumstances: SolarCircumstances,
  everyMinutes: number,
): SolarPath | null {
  const lines = eclipsePath(at, circumstances);
  if (lines === null) return null;
  const { axis } = circumstances;
  if (axis === null) return { lines, points: [] };
  const [begins, ends] = [axis.beginsJdUt + INSIDE_DAYS, axis.endsJdUt - INSIDE_DAYS];
  const step = everyMinutes * MINUTE_MS;
  const instants = [begins, maximumJdUt, ends];
  for (let ms = Math.ceil(ephemeris.jdToUtcMs(begins) / step) * step; ms < ephemeris.jdToUtcMs(ends); ms += step)
    instants.push(ephemeris.utcMsToJd(ms).jdUt);
  const points = instants
    .filter((jdUt) => jdUt >= begins && jdUt <= ends)
    .toSorted((a, b) => a - b)
    .flatMap((jdUt) => centralCircumstances(at, jdUt) ?? []);
  return { lines, points };
}

function describeLunar(ephemeris: Ephemeris, found: LunarEclipse, frame: Frame, place: GeoPosition | null): Eclipse {
  const { type, maximumJdUt, contacts, umbralMagnitude, penumbralMagnitude, saros, sarosMember } = found;
  const { longitudeDeg, source } = ephemeris.ecliptic(maximumJdUt, 'moon', frame);
  const { rightAscensionDeg, declinationDeg } = ephemeris.position(maximumJdUt, 'moon', { ...frame, ayanamsa: null });
  return {
    id: `L${dayText(ephemeris, maximumJdUt)}`,
    kind: 'lunar',
    type,
    maximumJdUt,
    contacts: named(contacts, ['p1', 'u1', 'u2', 'u3', 'u4', 'p4']),
    magnitude: type === 'penumbral' ? penumbralMagnitude : umbralMagnitude,
    umbralMagnitude,
    penumbralMagnitude,
    obscuration: null,
    saros,
    sarosMember,
    longitudeDeg: normalizeDeg(longitudeDeg),
    greatest: {
      geoLatitudeDeg: declinationDeg,
      geoLongitudeDeg: wrap180(rightAscensionDeg - 15 * ephemeris.siderealTimeHours(maximumJdUt)),
    },
    durations: {
      penumbralS: seconds(contacts.p1, contacts.p4),
      partialS: seconds(contacts.u1, contacts.u4),
      totalS: seconds(contacts.u2, contacts.u3),
    },
    local: place === null ? null : localLunar(ephemeris, sunMoonAround(ephemeris, maximumJdUt, place), found, place),
    path: null,
    source,
  };
}

/**
 * The response gives the engine's greatest point, which its iteration leaves a few hundredths of a degree off. A
 * larger difference means that the iteration failed.
 */
function pointsAgree(engines: GeoPoint, ours: GeoPoint): boolean {
  const [north, east] = [
    engines.geoLatitudeDeg - ours.geoLatitudeDeg,
    wrap180(engines.geoLongitudeDeg - ours.geoLongitudeDeg),
  ];
  return (
    Math.abs(north) < SAME_POINT_DEG &&
    Math.abs(east * Math.cos((ours.geoLatitudeDeg * Math.PI) / 180)) < SAME_POINT_DEG
  );
}

function named<Name extends ContactName>(
  contacts: Readonly<Record<Name, number | null>>,
  order: readonly Name[],
): Eclipse['contacts'] {
  return order.flatMap((name) => {
    const jdUt = contacts[name];
    return jdUt === null ? [] : [{ name, jdUt }];
  });
}

function seconds(fromJdUt: number | null, toJdUt: number | null): number | null {
  return fromJdUt === null || toJdUt === null ? null : (toJdUt - fromJdUt) * SECONDS_PER_DAY;
}

/** The UTC day of an instant, as its ISO text rounded to the second shows it. */
function dayText(ephemeris: Ephemeris, jdUt: number): string {
  return isoInstant(ephemeris.jdToUtc(jdUt)).replace(/T.*$/, '');
}
