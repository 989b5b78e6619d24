import { oppositeDeg } from '../angle/normalize.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { HouseSystemUndefinedError, type ChartHouses } from '../houses/compute.ts';
import { derivedHouses, type DerivedHouses } from '../houses/derived.ts';
import { housesOfArmc, rightAscensionOfEclipticDeg, type ArmcHouses, type HouseChoice } from '../houses/from-armc.ts';
import { compositeDeg } from './midpoint.ts';

export const COMPOSITE_HOUSES = ['derived', 'midpoint'] as const;
export type CompositeHousesKind = (typeof COMPOSITE_HOUSES)[number];

/**
 * Houses of a composite chart (contract §8.2). `derived`: the midheaven is the midpoint of the midheavens, and the rest
 * follows from its sidereal time at the latitude; `midpoint`: every cusp is the midpoint of the cusps of the same
 * number.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function compositeHouses(
  ephemeris: Ephemeris,
  a: ChartHouses,
  b: ChartHouses,
  kind: CompositeHousesKind,
  frame: Omit<ArmcHouses, 'armcDeg'>,
  choice: HouseChoice,
): DerivedHouses {
  const midheavenDeg = compositeDeg(a.angles.mc, b.angles.mc);
  if (kind === 'derived') {
    const armcDeg = rightAscensionOfEclipticDeg(midheavenDeg + frame.ayanamsaDeg, frame.obliquityDeg);
    return housesOfArmc(ephemeris, { ...frame, armcDeg }, choice);
  }
  if (a.cuspsDeg.length !== b.cuspsDeg.length)
    throw new HouseSystemUndefinedError(a.requestedSystem, frame.geoLatitudeDeg);
  const ascendantDeg = compositeDeg(a.angles.asc, b.angles.asc);
  const system = a.system === a.requestedSystem ? b.system : a.system;
  return derivedHouses(
    {
      system,
      requestedSystem: a.requestedSystem,
      cuspsDeg: a.cuspsDeg.map((cuspDeg, index) => compositeDeg(cuspDeg, b.cuspsDeg[index]!)),
      angles: { asc: ascendantDeg, dsc: oppositeDeg(ascendantDeg), mc: midheavenDeg, ic: oppositeDeg(midheavenDeg) },
      armcDeg: null,
      obliquityDeg: null,
    },
    choice.rulers,
  );
}
