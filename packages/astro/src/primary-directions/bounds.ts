import { spherePoint } from '../declinations/graph.ts';
import { normalizeDeg } from '../angle/angle.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import type { DignitySettings } from '../dignities/dignity.ts';
import { termStarts } from '../dignities/terms.ts';
import { placedSignificator, type BirthSphere, type DirectionChoice, type Significator } from './directions.ts';
import { hourAngleDeg, hourAnglesAtDeg } from './mundane.ts';

/** The stay of a directed significator in one term (bound); its ruler is the distributor of those years. */
export interface BoundStay {
  readonly ruler: ClassicalPlanet;
  /** Where the term begins in the zodiac of the chart, degrees. */
  readonly longitudeDeg: number;
  /** Degrees of the equator; 0 for the term of birth. */
  readonly startArcDeg: number;
  readonly endArcDeg: number;
}

/**
 * The terms through which a significator is directed (Ptolemy, Tetrabiblos IV.10; Dorotheus III.2), from birth to an arc in degrees. Null where a term
 * does not come to its place exactly once in their order: a part of the zodiac then neither rises nor sets there.
 */
export function directedBounds(
  sphere: BirthSphere,
  significator: Significator,
  choice: Pick<DirectionChoice, 'method' | 'latitudes'>,
  terms: DignitySettings['terms'],
  ayanamsaDeg: number,
  longestArcDeg: number,
): BoundStay[] | null {
  const { positionDeg } = placedSignificator(sphere, significator, { ...choice, mode: 'zodiacal' });
  if (positionDeg === null) return null;
  const starts = termStarts(terms).map((term, index) => {
    const point = spherePoint(normalizeDeg(term.longitudeDeg + ayanamsaDeg), 0, sphere.obliquityDeg);
    const crossings = hourAnglesAtDeg(choice.method, point, positionDeg, sphere.geoLatitudeDeg);
    const arcsDeg = crossings.map((one) => normalizeDeg(one - hourAngleDeg(sphere.armcDeg, point)));
    return { ...term, index, arcsDeg };
  });
  if (starts.some(({ arcsDeg }) => arcsDeg.length !== 1)) return null;
  const inOrder = starts.toSorted((a, b) => a.arcsDeg[0]! - b.arcsDeg[0]!);
  const follows = (index: number, before: number): boolean => index === (before + 1) % starts.length;
  if (inOrder.some(({ index }, nth) => nth > 0 && !follows(index, inOrder[nth - 1]!.index))) return null;
  const ofBirth = inOrder.at(-1)!;
  return [{ ...ofBirth, arcsDeg: [0] }, ...inOrder]
    .map(({ ruler, longitudeDeg, arcsDeg }, nth) => ({
      ruler,
      longitudeDeg,
      startArcDeg: arcsDeg[0]!,
      endArcDeg: nth < inOrder.length ? inOrder[nth]!.arcsDeg[0]! : 360,
    }))
    .filter(({ startArcDeg }) => startArcDeg <= longestArcDeg);
}
