import { normalizeDeg } from '../angle/angle.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import { armcOfAscendantDeg } from '../houses/from-armc.ts';
import { signDistance, signIndexAt } from '../zodiac/signs.ts';
import { MINOR_YEARS } from './period.ts';

const SIGNS_AROUND = 12;
/** Whole-sign distances that are configurations: together, sextile, square, trine, opposition. */
const CONFIGURED: ReadonlySet<number> = new Set([0, 2, 3, 4, 6]);

/**
 * How long each sign takes to rise, in degrees of the equator, which count as years: differences of oblique ascension (Ptolemy, Almagest II.7). Null where
 * part of the ecliptic never rises. `firstSignDeg` is the tropical longitude of 0° Aries of the zodiac: 0 for the tropical one. All in degrees.
 */
export function ascensionalTimes(
  geoLatitudeDeg: number,
  obliquityDeg: number,
  firstSignDeg: number,
): readonly number[] | null {
  if (Math.abs(geoLatitudeDeg) >= 90 - obliquityDeg) return null;
  const starts = Array.from({ length: SIGNS_AROUND }, (_, sign) =>
    armcOfAscendantDeg(firstSignDeg + sign * 30, geoLatitudeDeg, obliquityDeg),
  );
  return starts.map((start, sign) => normalizeDeg(starts[(sign + 1) % SIGNS_AROUND]! - start));
}

/** What completes an age: the least years of planets, the ascensions of the signs they are in, or both together. */
export const ACTIVATIONS = ['period', 'ascension', 'both'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** An age at which a planet, or two that are configured by sign, are activated. */
export interface ActivatedAge {
  readonly years: number;
  readonly by: Activation;
  readonly lords: readonly ClassicalPlanet[];
}

/**
 * The ages that planets complete by their least years and by the ascensions of their signs (Valens, Anthologies II.28 and VII.5): each planet by the one,
 * the other, and their sum; two planets in signs that are together or in aspect by the sums of the ones or of the others. In order of age.
 */
export function activatedAges(
  longitudesDeg: Readonly<Record<ClassicalPlanet, number>>,
  ascensions: readonly number[],
): ActivatedAge[] {
  const period = (id: ClassicalPlanet): number => MINOR_YEARS[id];
  const ascension = (id: ClassicalPlanet): number => ascensions[signIndexAt(longitudesDeg[id])]!;
  const single = CLASSICAL_PLANETS.flatMap((id): ActivatedAge[] => [
    { years: period(id), by: 'period', lords: [id] },
    { years: ascension(id), by: 'ascension', lords: [id] },
    { years: period(id) + ascension(id), by: 'both', lords: [id] },
  ]);
  const pairs = CLASSICAL_PLANETS.flatMap((a, index) =>
    CLASSICAL_PLANETS.slice(index + 1)
      .filter((b) => CONFIGURED.has(signDistance(signIndexAt(longitudesDeg[a]), signIndexAt(longitudesDeg[b]))))
      .flatMap((b): ActivatedAge[] => [
        { years: period(a) + period(b), by: 'period', lords: [a, b] },
        { years: ascension(a) + ascension(b), by: 'ascension', lords: [a, b] },
      ]),
  );
  return [...single, ...pairs].toSorted((a, b) => a.years - b.years);
}
