import { normalizeDeg } from '../angle/normalize.ts';
import { rulerOfSign } from '../dignities/rulerships.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { computeHouses, type ChartHouses } from '../houses/compute.ts';
import { eclipticHousePosition, eclipticSectorPosition } from '../houses/placement.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import type { HousesWithRulers } from './chart.ts';
import type { ChartSettings } from './settings.ts';

/** House position n + fraction of an ecliptic point; NaN when undefined. */
export type Placement = (longitudeDeg: number, latitudeDeg: number) => number;

/** Houses according to the settings, with the ruler of every cusp. @throws HouseSystemUndefinedError */
export function chartHouses(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  frame: Frame,
  settings: ChartSettings,
): HousesWithRulers {
  const houses = computeHouses(ephemeris, jdUt, place, settings.houseSystem, settings.polarFallback, frame);
  return {
    ...houses,
    rulers: houses.cuspsDeg.map((cuspDeg) => rulerOfSign(signIndexAt(cuspDeg), settings.rulers)),
    rulerOfChart: rulerOfSign(signIndexAt(houses.angles.asc), settings.rulers),
  };
}

/**
 * How bodies are placed in these houses (docs/methods/houses.md): by longitude between cusps, or by the engine's mundane
 * position, which is also used where the cusps do not go around the zodiac once in order. Whole-sign houses always go
 * by longitude.
 */
export function placementFor(
  ephemeris: Ephemeris,
  jdUt: number,
  place: GeoPosition,
  frame: Frame,
  obliquityDeg: number,
  houses: Pick<ChartHouses, 'system' | 'cuspsDeg' | 'armcDeg' | 'reversed'>,
  sunDeclinationDeg: number | undefined,
  settings: Pick<ChartSettings, 'housePlacement'>,
): Placement {
  const { system, cuspsDeg, armcDeg } = houses;
  const bySign = system === 'W' || system === 'N';
  if (!bySign && (settings.housePlacement === 'mundane' || houses.reversed)) {
    const ayanamsaDeg = frame.ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, frame.ayanamsa).valueDeg;
    return (longitudeDeg, latitudeDeg) =>
      ephemeris.housePosition(
        armcDeg,
        place.geoLatitudeDeg,
        obliquityDeg,
        system,
        normalizeDeg(longitudeDeg + ayanamsaDeg),
        latitudeDeg,
        sunDeclinationDeg,
      );
  }
  if (system === 'G') return (longitudeDeg) => eclipticSectorPosition(longitudeDeg, cuspsDeg);
  return (longitudeDeg) => eclipticHousePosition(longitudeDeg, cuspsDeg);
}
