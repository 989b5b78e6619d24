import { normalizeDeg } from '../angle/normalize.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
import { eclipticHousePosition, eclipticSectorPosition, houseNumber } from '../houses/placement.ts';
import type { ChalitBhava, VedicChalit, VedicSettings } from './chart.ts';

export interface ChalitFrame {
  readonly chalit: VedicChalit;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly armcDeg: number;
  readonly houseOf: (position: BodyPosition) => number | null;
}

/**
 * Bhavas of the chosen system in the sidereal zodiac (docs/methods/vedic-charts.md). In the Sripati system the Porphyry cusps are the
 * middles, and each bhava runs between their midpoints. In every other system a bhava begins at its cusp.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function chalitFrame(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  frame: Frame,
  obliquityDeg: number,
  settings: VedicSettings,
  sunDeclinationDeg: number,
): ChalitFrame {
  const houses = computeHouses(ephemeris, jdUt, place, settings.houseSystem, settings.polarFallback, frame);
  const middlesDeg = houses.system === 'S' ? ephemeris.houses(jdUt, place, 'O', frame).cuspsDeg : null;
  const { system, requestedSystem, reversed, cuspsDeg, angles, armcDeg } = houses;
  const ayanamsaDeg = frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg;
  const mundane = ({ longitudeDeg, latitudeDeg }: BodyPosition): number =>
    ephemeris.housePosition(
      armcDeg,
      place.geoLatitudeDeg,
      obliquityDeg,
      system,
      normalizeDeg(longitudeDeg + ayanamsaDeg),
      latitudeDeg,
      sunDeclinationDeg,
    );
  const byLongitude = ({ longitudeDeg }: BodyPosition): number =>
    (system === 'G' ? eclipticSectorPosition : eclipticHousePosition)(longitudeDeg, cuspsDeg);
  const housePosition = reversed ? mundane : byLongitude;
  return {
    chalit: { system, requestedSystem, reversed, bhavas: chalitBhavas(houses, middlesDeg) },
    ascendantDeg: angles.asc,
    midheavenDeg: angles.mc,
    armcDeg,
    houseOf: (position) => houseNumber(housePosition(position)),
  };
}

function chalitBhavas({ system, cuspsDeg }: ChartHouses, middlesDeg: readonly number[] | null): ChalitBhava[] {
  const direction = system === 'G' ? -1 : 1;
  return cuspsDeg.map((startDeg, index) => {
    const endDeg = cuspsDeg[(index + 1) % cuspsDeg.length]!;
    const arcDeg = normalizeDeg(direction * (endDeg - startDeg));
    return {
      house: index + 1,
      startDeg,
      middleDeg: middlesDeg?.[index] ?? normalizeDeg(startDeg + (direction * arcDeg) / 2),
      endDeg,
    };
  });
}
