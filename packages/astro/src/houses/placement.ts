import { normalizeDeg } from '../angle/normalize.ts';

/**
 * House position n + fraction of a longitude between cusps that run in the order of the signs; a body on a cusp is in
 * the house that begins there (docs/methods/houses.md, placement `ecliptic`). Valid where the arcs add up to 360°.
 */
export function eclipticHousePosition(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  return position(longitudeDeg, cuspsDeg, 1);
}

/** House position for the 36 Gauquelin sectors, whose cusps run clockwise. */
export function eclipticSectorPosition(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  return position(longitudeDeg, cuspsDeg, -1);
}

function position(longitudeDeg: number, cuspsDeg: readonly number[], direction: 1 | -1): number {
  const count = cuspsDeg.length;
  let nearest = 0;
  let pastDeg = 360;
  for (let index = 0; index < count; index++) {
    const past = normalizeDeg(direction * (longitudeDeg - cuspsDeg[index]!));
    if (past <= pastDeg) {
      pastDeg = past;
      nearest = index;
    }
  }
  const arcDeg = normalizeDeg(direction * (cuspsDeg[(nearest + 1) % count]! - cuspsDeg[nearest]!));
  const place = nearest + 1 + (arcDeg === 0 ? 0 : pastDeg / arcDeg);
  return place >= nearest + 2 ? nearest + 2 - 1e-12 : place;
}

/** The house of a house position; null where the position is undefined. */
export function houseNumber(housePosition: number): number | null {
  return Number.isFinite(housePosition) ? Math.floor(housePosition) : null;
}

/** Quadrant 1..4 of a house (1–3, 4–6, 7–9, 10–12), or of a Gauquelin sector, which count from the ascendant upwards. */
export function houseQuadrant(house: number, houseCount: number): number {
  return houseCount === 36 ? 4 - Math.floor((house - 1) / 9) : 1 + Math.floor((house - 1) / 3);
}
