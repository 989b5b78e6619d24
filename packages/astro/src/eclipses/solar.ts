import type { GeoPoint } from '../ephemeris.ts';
import { lengthOf, plus, times, unit, type Vector } from '../geometry/vector.ts';
import { lineFromCentre, placeOf, stretched, unstretched } from './earth.ts';
import { axisGapToEarth, crossSection, gapToEarth, shadowCone, type Cone } from './shadow.ts';
import { centralGap, coveredDiameter, discsAt, discsFrom, phaseOf } from './solar-discs.ts';
import { REACH_DAYS, type SunMoonAt } from './sun-moon.ts';
import { touchesOf, type Touches } from './touches.ts';

/** A solar eclipse on the whole Earth, from the shadow's own geometry; times are Julian days UT1. */
export interface SolarCircumstances {
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** The penumbra on Earth. */
  readonly penumbra: Touches;
  /** Umbra or antumbra on Earth; null in a partial eclipse. */
  readonly umbra: Touches | null;
  /** Their axis; null where it misses the Earth. */
  readonly axis: Touches | null;
  readonly greatest: GeoPoint;
  /** Ratio of the diameters where the axis meets the Earth, else the covered fraction of the Sun's diameter. */
  readonly magnitude: number;
  readonly obscuration: number;
  /** Totality or annularity at the greatest point, seconds; null where neither comes. */
  readonly centralS: number | null;
}

const SECONDS_PER_DAY = 86_400;
/** Totality lasts eight minutes at most and annularity thirteen; both contacts are within this of the maximum. */
const CENTRAL_REACH_DAYS = 0.02;
/** Looks along the central line for a change between total and annular. */
const LOOKS = 40;

/**
 * Contacts, type and greatest point of a solar eclipse by the shadow cones and the flattened Earth; root finding on the shadow's own motion, so that
 * what exists is found however short it is. Explanatory Supplement to the Astronomical Almanac, 3rd ed. 2013, ch. 11; umbral radii as in NASA's catalogue.
 * @param maximumJdUt when the axis is nearest to the centre of the Earth
 * @returns null where the penumbra misses the Earth
 */
export function solarCircumstances(at: SunMoonAt, maximumJdUt: number): SolarCircumstances | null {
  const umbraAt = (jdUt: number): Cone => shadowCone(at(jdUt), 'umbra');
  const penumbra = touchesOf((jdUt) => gapToEarth(shadowCone(at(jdUt), 'penumbra')), maximumJdUt, REACH_DAYS);
  if (penumbra === null) return null;
  const umbra = touchesOf((jdUt) => gapToEarth(umbraAt(jdUt)), maximumJdUt, REACH_DAYS);
  const axis = umbra === null ? null : touchesOf((jdUt) => axisGapToEarth(umbraAt(jdUt)), maximumJdUt, REACH_DAYS);
  const sky = at(maximumJdUt);
  const below = nearestToAxis(umbraAt(maximumJdUt));
  const greatest = placeOf(below, sky.siderealRad);
  const discs = discsFrom(below, sky);
  const phase = phaseOf(discs);
  const place = { ...greatest, elevationM: 0 };
  const central =
    umbra === null
      ? null
      : touchesOf(
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

/** Hybrid: the tip of the umbra reaches the ground on one part of the central line only. */
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
  const looks = Array.from({ length: LOOKS + 1 }, (_, index) =>
    total(beginsJdUt + ((endsJdUt - beginsJdUt) * index) / LOOKS),
  );
  looks.push(total(maximumJdUt));
  if (looks.every(Boolean)) return 'total';
  return looks.some(Boolean) ? 'hybrid' : 'annular';
}

/** Where the axis enters the ground, or the point of the ground nearest to it. */
function nearestToAxis({ moon, axis }: Cone): Vector {
  const { distance, along } = lineFromCentre(moon, axis);
  const closest = plus(stretched(moon), times(stretched(axis), along));
  if (distance >= 1) return unstretched(unit(closest));
  const back = Math.sqrt(1 - distance * distance) / lengthOf(stretched(axis));
  return plus(moon, times(axis, along - back));
}
