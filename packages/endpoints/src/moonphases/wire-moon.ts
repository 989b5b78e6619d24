import type { Eclipse } from '@theia/astro/eclipses/eclipse';
import type { Ephemeris, Frame, GeoPosition } from '@theia/astro/ephemeris';
import type { Apsis } from '@theia/astro/moon/apsides';
import type { Supermoon } from '@theia/astro/moon/supermoons';
import { moonAltitudeDeg } from '@theia/astro/moon/visibility';
import type { Perfection } from '@theia/astro/moon/perfections';
import type { VoidOfCourse } from '@theia/astro/moon/void-of-course';
import type { MoonPhaseEvent } from '@theia/astro/phase/phases';
import type { SignIngress } from '@theia/astro/search/sign-ingresses';
import { degreeInSign, signAt, signOf } from '@theia/astro/zodiac/signs';
import type { Places } from '@theia/places/places';
import { wire, wireBelow, wireLongitude } from '../natal/wire-number.ts';
import type { ZoneChoice } from '../shared/contract.ts';
import { instantText, localText, utcMsOfJd } from '../shared/instant-text.ts';
import { round } from '../shared/number.ts';
import { zoneFactsAt } from '../shared/resolve-time.ts';

/** What telling an event needs: how, for which zone, seen from where. */
export interface Teller {
  readonly ephemeris: Ephemeris;
  readonly places: Places;
  /** Adds local times. */
  readonly zone: ZoneChoice | null;
  /** Adds what a place sees. */
  readonly geo: GeoPosition | null;
  readonly frame: Frame;
}

type Wire = Record<string, unknown>;

const KM_DECIMALS = 3;
const HOURS_DECIMALS = 4;
const SHARE_DECIMALS = 6;
const HOURS_PER_DAY = 24;
const SAME_LUNATION_DAYS = 1;

export function wirePhase(teller: Teller, { phase, jdUt }: MoonPhaseEvent, eclipses: readonly Eclipse[]): Wire {
  const kind = phase === 'new_moon' ? 'solar' : phase === 'full_moon' ? 'lunar' : null;
  const eclipse = eclipses.find((one) => one.kind === kind && Math.abs(one.maximumJdUt - jdUt) < SAME_LUNATION_DAYS);
  return {
    phase,
    ...instant(teller, jdUt),
    ...moonPlace(teller, jdUt),
    ...(eclipse === undefined ? {} : { eclipse_id: eclipse.id }),
    ...seen(teller, jdUt),
  };
}

export function wireIngress(teller: Teller, { jdUt, signIndex, fromSignIndex }: SignIngress): Wire {
  return { sign: signAt(signIndex), from_sign: signAt(fromSignIndex), ...instant(teller, jdUt) };
}

export function wireApsis(teller: Teller, { kind, jdUt, distanceKm }: Apsis): Wire {
  return { type: kind, ...instant(teller, jdUt), distance_km: round(distanceKm, KM_DECIMALS) };
}

export function wireSupermoon(teller: Teller, { phase, jdUt, distanceKm, closeness }: Supermoon): Wire {
  return {
    phase,
    ...instant(teller, jdUt),
    ...moonPlace(teller, jdUt),
    distance_km: round(distanceKm, KM_DECIMALS),
    closeness: round(closeness, SHARE_DECIMALS),
    ...seen(teller, jdUt),
  };
}

export function wireVoid(
  teller: Teller,
  { signIndex, startsJdUt, lastAspect, endsJdUt, endsBy, nextAspect }: VoidOfCourse,
): Wire {
  const starts = instant(teller, startsJdUt);
  const ends = instant(teller, endsJdUt);
  return {
    sign: signAt(signIndex),
    starts_at: starts.at,
    last_aspect: wirePerfection(lastAspect),
    ends_at: ends.at,
    ends_by: endsBy,
    next_aspect: wirePerfection(nextAspect),
    hours: round((endsJdUt - startsJdUt) * HOURS_PER_DAY, HOURS_DECIMALS),
    next_sign: endsBy === 'ingress' ? signAt(signIndex + 1) : null,
    julian_day_ut: starts.julian_day_ut,
    ...(starts.local === undefined ? {} : { starts_local: starts.local, ends_local: ends.local }),
  };
}

function wirePerfection(perfection: Perfection | null): Wire | null {
  return perfection === null ? null : { body: perfection.body, aspect: perfection.aspect };
}

function instant(
  { ephemeris, places, zone }: Teller,
  jdUt: number,
): { readonly at: string; readonly julian_day_ut: number; readonly local?: string } {
  const utcMs = Math.floor(utcMsOfJd(ephemeris, jdUt) / 1000 + 0.5) * 1000;
  const told = { at: instantText(utcMs), julian_day_ut: wire(jdUt) };
  return zone === null ? told : { ...told, local: localText(utcMs, zoneFactsAt(places, zone, utcMs).offsetSeconds) };
}

function moonPlace({ ephemeris, frame }: Teller, jdUt: number): Wire {
  const { longitudeDeg } = ephemeris.ecliptic(jdUt, 'moon', frame);
  return {
    longitude: wireLongitude(longitudeDeg),
    sign: signOf(longitudeDeg),
    degree: wireBelow(degreeInSign(longitudeDeg), 30),
  };
}

function seen({ ephemeris, geo }: Teller, jdUt: number): Wire {
  if (geo === null) return {};
  const altitudeDeg = moonAltitudeDeg(ephemeris, jdUt, geo);
  return { visibility: { visible: altitudeDeg > 0, altitude: wire(altitudeDeg) } };
}
