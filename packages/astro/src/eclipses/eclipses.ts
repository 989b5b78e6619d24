import { normalizeDeg, wrap180 } from '../angle/normalize.ts';
import type { Ayanamsa, Ephemeris, Frame, GeoPosition, LunarEclipse, SolarEclipse } from '../ephemeris.ts';
import { isoInstant } from '../time/instant.ts';
import type { Eclipse, EclipseDurations, EclipseKind } from './eclipse.ts';
import { localCircumstances } from './local.ts';

export interface EclipseOptions {
  readonly kind?: EclipseKind | 'all';
  /** Adds what this place sees. */
  readonly place?: GeoPosition | null;
  /** Zodiac of `longitudeDeg`; tropical by default. */
  readonly ayanamsa?: Ayanamsa | null;
}

const SECONDS_PER_DAY = 86_400;
/** Two eclipses of one kind are at least a lunation apart; the search wants a start before the maximum. */
const STEP_DAYS = 1;

/**
 * All eclipses with their maximum in [from, to), Julian days UT1, in order of time: solar ones anywhere on Earth, lunar ones down to the penumbral.
 * One or two milliseconds each. @throws DateOutOfRangeError when `fromJdUt` lies outside the ephemeris; its end ends the list.
 */
export function eclipsesBetween(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number, options: EclipseOptions = {}): Eclipse[] {
  const { kind = 'all', place = null, ayanamsa = null } = options;
  const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa };
  const solar = kind === 'lunar' ? [] : scan((jdUt) => ephemeris.nextSolarEclipse(jdUt), ephemeris, fromJdUt, toJdUt);
  const lunar = kind === 'solar' ? [] : scan((jdUt) => ephemeris.nextLunarEclipse(jdUt), ephemeris, fromJdUt, toJdUt);
  const solarSeen = place === null ? null : localCircumstances(ephemeris, 'solar', place);
  const lunarSeen = place === null ? null : localCircumstances(ephemeris, 'lunar', place);
  return [
    ...solar.map((found) => describeSolar(ephemeris, found, frame, solarSeen)),
    ...lunar.map((found) => describeLunar(ephemeris, found, frame, lunarSeen)),
  ].toSorted((a, b) => a.maximumJdUt - b.maximumJdUt);
}

function scan<Found extends { readonly maximumJdUt: number }>(next: (jdUt: number) => Found | null, ephemeris: Ephemeris, fromJdUt: number, toJdUt: number): Found[] {
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

type Seen = ReturnType<typeof localCircumstances> | null;

function describeSolar(ephemeris: Ephemeris, found: SolarEclipse, frame: Frame, seen: Seen): Eclipse {
  const { type, maximumJdUt, contacts, greatest, magnitude, obscuration, saros, sarosMember } = found;
  const { longitudeDeg, source } = ephemeris.ecliptic(maximumJdUt, 'sun', frame);
  return {
    id: `S${dayText(ephemeris, maximumJdUt)}`,
    kind: 'solar',
    type,
    maximumJdUt,
    contacts: named(contacts, ['p1', 'u1', 'c1', 'c2', 'u4', 'p4']),
    magnitude,
    umbralMagnitude: null,
    penumbralMagnitude: null,
    obscuration,
    saros,
    sarosMember,
    longitudeDeg,
    greatest: { geoLatitudeDeg: greatest.geoLatitudeDeg, geoLongitudeDeg: greatest.geoLongitudeDeg },
    durations: solarDurations(ephemeris, found),
    local: seen === null ? null : seen(maximumJdUt),
    source,
  };
}

/** Totality or annularity at sea level where the axis passes at maximum. */
function solarDurations(ephemeris: Ephemeris, { type, maximumJdUt, contacts, greatest }: SolarEclipse): EclipseDurations {
  const partialS = seconds(contacts.p1, contacts.p4);
  if (type === 'partial') return { penumbralS: null, partialS, totalS: null };
  const there = ephemeris.nextSolarEclipseAt(maximumJdUt - STEP_DAYS / 2, { ...greatest, elevationM: 0 });
  const same = there !== null && Math.abs(there.maximumJdUt - maximumJdUt) < STEP_DAYS / 2;
  return { penumbralS: null, partialS, totalS: same ? seconds(there.contacts.c2, there.contacts.c3) : null };
}

function describeLunar(ephemeris: Ephemeris, found: LunarEclipse, frame: Frame, seen: Seen): Eclipse {
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
    greatest: { geoLatitudeDeg: declinationDeg, geoLongitudeDeg: wrap180(rightAscensionDeg - 15 * ephemeris.siderealTimeHours(maximumJdUt)) },
    durations: { penumbralS: seconds(contacts.p1, contacts.p4), partialS: seconds(contacts.u1, contacts.u4), totalS: seconds(contacts.u2, contacts.u3) },
    local: seen === null ? null : seen(maximumJdUt),
    source,
  };
}

function named<Name extends string>(contacts: Readonly<Record<Name, number | null>>, order: readonly Name[]): Eclipse['contacts'] {
  return order.flatMap((name) => {
    const jdUt = contacts[name];
    return jdUt === null ? [] : [{ name, jdUt }];
  });
}

function seconds(fromJdUt: number | null, toJdUt: number | null): number | null {
  return fromJdUt === null || toJdUt === null ? null : (toJdUt - fromJdUt) * SECONDS_PER_DAY;
}

/** The UTC day of an instant as its ISO text to the second shows it. */
function dayText(ephemeris: Ephemeris, jdUt: number): string {
  return isoInstant(ephemeris.jdToUtc(jdUt)).replace(/T.*$/, '');
}
