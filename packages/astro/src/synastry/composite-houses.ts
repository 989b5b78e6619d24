import { oppositeDeg } from '../angle/normalize.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { HouseSystemUndefinedError, type ChartHouses } from '../houses/compute.ts';
import { derivedHouses, type DerivedHouses } from '../houses/derived.ts';
import { housesOfArmc, rightAscensionOfEclipticDeg, type ArmcHouses, type HouseChoice } from '../houses/from-armc.ts';
import { meanLongitude } from './mean.ts';

export const COMPOSITE_HOUSES = ['derived', 'midpoint'] as const;
export type CompositeHousesKind = (typeof COMPOSITE_HOUSES)[number];

/**
 * Houses of a composite chart of two or more (docs/methods/synastry.md). `derived`: the midheaven is the composite point of the midheavens, and the
 * rest follows from its sidereal time at the latitude; `midpoint`: every cusp is the composite point of the cusps of the same number. Null
 * where one of these points is undetermined.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function compositeHouses(
  ephemeris: Ephemeris,
  charts: readonly ChartHouses[],
  kind: CompositeHousesKind,
  frame: Omit<ArmcHouses, 'armcDeg'>,
  choice: HouseChoice,
): DerivedHouses | null {
  const meanOfEach = (longitudeOf: (houses: ChartHouses) => number): number | undefined =>
    meanLongitude(charts.map(longitudeOf))?.longitudeDeg;
  const midheavenDeg = meanOfEach(({ angles }) => angles.mc);
  if (midheavenDeg === undefined) return null;
  if (kind === 'derived') {
    const armcDeg = rightAscensionOfEclipticDeg(midheavenDeg + frame.ayanamsaDeg, frame.obliquityDeg);
    return housesOfArmc(ephemeris, { ...frame, armcDeg }, choice);
  }
  const first = charts[0]!;
  if (charts.some(({ cuspsDeg }) => cuspsDeg.length !== first.cuspsDeg.length))
    throw new HouseSystemUndefinedError(first.requestedSystem, frame.geoLatitudeDeg);
  const ascendantDeg = meanOfEach(({ angles }) => angles.asc);
  const cuspsDeg = first.cuspsDeg.flatMap((_, index) => meanOfEach((houses) => houses.cuspsDeg[index]!) ?? []);
  if (ascendantDeg === undefined || cuspsDeg.length < first.cuspsDeg.length) return null;
  const replaced = charts.find(({ system, requestedSystem }) => system !== requestedSystem);
  return derivedHouses(
    {
      system: (replaced ?? first).system,
      requestedSystem: first.requestedSystem,
      cuspsDeg,
      angles: { asc: ascendantDeg, dsc: oppositeDeg(ascendantDeg), mc: midheavenDeg, ic: oppositeDeg(midheavenDeg) },
      armcDeg: null,
      obliquityDeg: null,
    },
    choice.rulers,
  );
}
