import type { GeoPoint } from '../ephemeris.ts';
import { vectorLength, plus, times, unit, type Vector } from '../geometry/vector.ts';
import {
  axisGapToEarth,
  type Cone,
  crossSection,
  gapToEarth,
  geoPointBelow,
  lineFromCentre,
  shadowCone,
  stretched,
  unstretched,
} from './shadow.ts';
import { centralGap, coveredDiameter, discsAt, discsFrom, eclipsePhase } from './solar-discs.ts';
import { REACH_DAYS, type SunMoonAt } from './sun-moon.ts';
import { findTouches, type Touches } from './natal-contacts.ts';

/** A solar eclipse for the whole Earth, from the geometry of the shadow; times are Julian days UT1. */
export interface SolarCircumstances {
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** While the penumbra is on Earth. */
  readonly penumbra: Touches;
  /** While the umbra or antumbra is on Earth; null in a partial eclipse. */
  readonly umbra: Touches | null;
  /** While the shadow axis is on Earth; null when it misses the Earth. */
  readonly axis: Touches | null;
  readonly greatest: GeoPoint;
  /** Ratio of the diameters where the axis meets the Earth, else the covered fraction of the Sun's diameter. */
  readonly magnitude: number;
  readonly obscuration: number;
  /** Duration of totality or annularity at the greatest point, seconds; null when there is neither. */
  readonly centralS: number | null;
}

const SECONDS_PER_DAY = 86_400;
/**
 * Totality lasts at most eight minutes and annularity thirteen, so both contacts are within this many days of the
 * maximum.
 */
const CENTRAL_REACH_DAYS = 0.02;
/** Number of samples along the central line when looking for a change between total and annular. */
const CENTRAL_LINE_SAMPLES = 40;

/**
 * Contacts, type and greatest point of a solar eclipse, from the shadow cones and the flattened Earth. Finds roots of
 * the shadow's motion, so even the shortest phase is found. Explanatory Supplement to the Astronomical Almanac, 3rd ed.
 * 2013, ch. 11; umbral radii as in NASA's catalogue.
 * @param maximumJdUt instant when the axis is nearest to the centre of the Earth
 * @returns null where the penumbra misses the Earth
 */
export function solarCircumstances(at: SunMoonAt, maximumJdUt: number): SolarCircumstances | null {
  const umbraAt = (jdUt: number): Cone => shadowCone(at(jdUt), 'umbra');
  const penumbra = findTouches((jdUt) => gapToEarth(shadowCone(at(jdUt), 'penumbra')), maximumJdUt, REACH_DAYS);
  if (penumbra === null) return null;
  const umbra = findTouches((jdUt) => gapToEarth(umbraAt(jdUt)), maximumJdUt, REACH_DAYS);
  const axis = umbra === null ? null : findTouches((jdUt) => axisGapToEarth(umbraAt(jdUt)), maximumJdUt, REACH_DAYS);
  const sky = at(maximumJdUt);
  const below = nearestToAxis(umbraAt(maximumJdUt));
  const greatest = geoPointBelow(below, sky.siderealRad);
  const discs = discsFrom(below, sky);
  const phase = eclipsePhase(discs);
  const place = { ...greatest, elevationM: 0 };
  const central =
    umbra === null
      ? null
      : findTouches(
          (jdUt) => centralGap(discsAt(place, at(jdUt))),
          maximumJdUt,
          CENTRAL_REACH_DAYS,
          CENTRAL_REACH_DAYS / 2,
        );
  return {
    type: umbra === null ? 'partial' : centralType(umbraAt, axis, maximumJdUt),
    penumbra,
    umbra,
    axis,
    greatest,
    magnitude: axis === null ? Math.max(0, coveredDiameter(discs)) : (phase?.magnitude ?? 0),
    obscuration: phase?.obscuration ?? 0,
    centralS: central === null ? null : (central.endsJdUt - central.beginsJdUt) * SECONDS_PER_DAY,
  };
}

/** Hybrid: the tip of the umbra reaches the ground on only part of the central line. */
function centralType(
  umbraAt: (jdUt: number) => Cone,
  axis: Touches | null,
  maximumJdUt: number,
): 'total' | 'annular' | 'hybrid' {
  const total = (jdUt: number): boolean => {
    const cone = umbraAt(jdUt);
    return crossSection(cone, nearestToAxis(cone)).radius > 0;
  };
  if (axis === null) return total(maximumJdUt) ? 'total' : 'annular';
  const { beginsJdUt, endsJdUt } = axis;
  const looks = Array.from({ length: CENTRAL_LINE_SAMPLES + 1 }, (_, index) =>
    total(beginsJdUt + ((endsJdUt - beginsJdUt) * index) / CENTRAL_LINE_SAMPLES),
  );
  looks.push(total(maximumJdUt));
  if (looks.every(Boolean)) return 'total';
  return looks.some(Boolean) ? 'hybrid' : 'annular';
}

/** Where the axis enters the Earth, or the point of the surface nearest to it. */
export function nearestToAxis({ moon, axis }: Pick<Cone, 'moon' | 'axis'>): Vector {
  const { distance, along } = lineFromCentre(moon, axis);
  const closest = plus(stretched(moon), times(stretched(axis), along));
  if (distance >= 1) return unstretched(unit(closest));
  const back = Math.sqrt(1 - distance * distance) / vectorLength(stretched(axis));
  return plus(moon, times(axis, along - back));
}
