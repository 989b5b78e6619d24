import { normalizeDeg } from '../angle/angle.ts';
import type { BodyPosition, Ephemeris, Frame, GeoPosition } from '../ephemeris.ts';
import { type ChartHouses, computeHouses } from '../houses/compute.ts';
import { eclipticHousePosition, eclipticSectorPosition, houseNumber } from '../houses/placement.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { type VedicDay, vedicDayAt } from './chart-day.ts';
import { readGrahas, siderealPlace, vedicGraha } from './chart-grahas.ts';
import type { ChalitBhava, VedicBirth, VedicChalit, VedicChart, VedicSettings } from './chart.ts';
import { findWars, naturalBenefics } from './dignity/dignity.ts';
import { byGraha, GRAHAS, type SevenGraha, signLordAt } from './zodiac.ts';

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

/**
 * A Vedic chart (docs/methods/vedic-charts.md): sidereal grahas with dignities, lagna, chalit and the vedic day. Without a birth time or place
 * there is no lagna: houses are counted from the Moon's sign (chandra lagna).
 * @throws DateOutOfRangeError, BodyUnavailableError
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'` inside the polar circles
 * @throws RangeError for topocentric coordinates without a place
 */
export function computeVedicChart(ephemeris: Ephemeris, birth: VedicBirth, settings: VedicSettings): VedicChart {
  const { jdUt, place, unknownTime, utcOffsetSeconds } = birth;
  const day =
    unknownTime || place === null ? null : vedicDayAt(ephemeris, jdUt, place, utcOffsetSeconds, settings.sunrise);
  return vedicChartOnDay(ephemeris, birth, settings, day);
}

/** `computeVedicChart` where the vedic day is known, or does not matter (null). */
export function vedicChartOnDay(
  ephemeris: Ephemeris,
  birth: VedicBirth,
  settings: VedicSettings,
  day: VedicDay | null,
): VedicChart {
  const { jdUt, place } = birth;
  const frame = vedicFrame(birth, settings);
  const positions = readGrahas(ephemeris, jdUt, frame, settings.node);
  const obliquityDeg = ephemeris.obliquity(jdUt).trueDeg;
  const standing = birth.unknownTime || place === null ? null : place;
  const houses =
    standing === null
      ? null
      : chalitFrame(ephemeris, jdUt, standing, frame, obliquityDeg, settings, positions.sun.declinationDeg);
  const lagna =
    houses === null
      ? null
      : { ...siderealPlace(houses.ascendantDeg), midheavenDeg: houses.midheavenDeg, armcDeg: houses.armcDeg };
  const firstSignIndex = lagna?.signIndex ?? signIndexAt(positions.moon.longitudeDeg);
  const elongationDeg = normalizeDeg(positions.moon.longitudeDeg - positions.sun.longitudeDeg);
  const benefics = naturalBenefics((id) => signIndexAt(positions[id].longitudeDeg), elongationDeg);
  const wars = findWars(
    GRAHAS.map((id) => ({ id, longitudeDeg: positions[id].longitudeDeg, latitudeDeg: positions[id].latitudeDeg })),
  );
  const context = {
    positions,
    firstSignIndex,
    chalitHouseOf: houses?.houseOf ?? null,
    bhava: settings.bhava,
    benefics,
    wars,
  };
  const byId = byGraha((id) => vedicGraha(id, context));
  const grahas = GRAHAS.map((id) => byId[id]);
  return {
    birth,
    settings,
    frame,
    obliquityDeg,
    lagna,
    firstSignIndex,
    elongationDeg,
    benefics,
    wars,
    grahas,
    source: grahas.some(({ position }) => position.source === 'moshier') ? 'moshier' : 'swisseph',
    ayanamsa: { id: settings.ayanamsa.id, ...ephemeris.ayanamsa(jdUt, settings.ayanamsa.definition) },
    byId,
    housesFrom: lagna === null ? 'moon' : 'lagna',
    chalit: houses?.chalit ?? null,
    houseLords: houseLords(firstSignIndex, houses, settings.bhava),
    day,
  };
}

/** The coordinate frame of a Vedic chart. @throws RangeError for topocentric coordinates without a place */
export function vedicFrame(
  { place }: Pick<VedicBirth, 'place'>,
  { coordinates, positions, ayanamsa }: Pick<VedicSettings, 'coordinates' | 'positions' | 'ayanamsa'>,
): Frame {
  const frame: Frame = { center: coordinates, positions, ayanamsa: ayanamsa.definition };
  if (coordinates !== 'topocentric') return frame;
  if (place === null) throw new RangeError('topocentric coordinates need a place');
  return { ...frame, observer: place };
}

function houseLords(firstSignIndex: number, houses: ChalitFrame | null, bhava: VedicSettings['bhava']): SevenGraha[] {
  const bhavas = houses?.chalit.bhavas;
  if (bhava === 'chalit' && bhavas?.length === 12)
    return bhavas.map(({ middleDeg }) => signLordAt(signIndexAt(middleDeg)));
  return Array.from({ length: 12 }, (_, index) => signLordAt(firstSignIndex + index));
}
