import { normalizeDeg } from '../angle/angle.ts';
import { rulerOfSign } from '../dignities/dignity.ts';
import type { Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
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

/** The coordinate frame that the settings describe. @throws RangeError for topocentric coordinates without a place */
export function chartFrame(settings: ChartSettings, place: GeoPosition | null): Frame {
  const frame: Frame = {
    center: settings.coordinates,
    positions: settings.positions,
    ayanamsa: settings.ayanamsa?.definition ?? null,
  };
  if (settings.coordinates !== 'topocentric') return frame;
  if (place === null) throw new RangeError('topocentric coordinates need a place');
  return { ...frame, observer: place };
}

/**
 * The instant of a chart. With an unknown birth time it is local noon. `day` is the local civil day, for the Moon's range
 * without a birth time and for star parans; null where neither is needed.
 */
export interface ChartMoment {
  readonly jdUt: number;
  readonly unknownTime: boolean;
  readonly day: { readonly startJdUt: number; readonly endJdUt: number } | null;
}
