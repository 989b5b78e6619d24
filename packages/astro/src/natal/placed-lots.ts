import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/groups.ts';
import type { Sect } from '../dignities/sect.ts';
import { houseNumber } from '../houses/placement.ts';
import { hermeticLots, type LotSettings } from '../lots/lots.ts';
import type { PlacedLot } from './chart.ts';
import type { Placement } from './house-frame.ts';

/** The seven hermetic lots of a chart with their houses; null when one of their planets has no longitude. Degrees. */
export function placedLots(
  longitudeDegOf: (id: ClassicalPlanet) => number | undefined,
  ascendantDeg: number,
  sect: Sect,
  placement: Placement,
  { lotReversal }: LotSettings,
): PlacedLot[] | null {
  const [sun, moon, mercury, venus, mars, jupiter, saturn] = CLASSICAL_PLANETS.map(
    (id) => longitudeDegOf(id) ?? Number.NaN,
  );
  const longitudes = {
    asc: ascendantDeg,
    sun: sun!,
    moon: moon!,
    mercury: mercury!,
    venus: venus!,
    mars: mars!,
    jupiter: jupiter!,
    saturn: saturn!,
  };
  if (Object.values(longitudes).some(Number.isNaN)) return null;
  return hermeticLots(longitudes, sect, lotReversal).map((lot) => ({
    ...lot,
    house: houseNumber(placement(lot.longitudeDeg, 0)),
  }));
}
