import { normalizeDeg } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { chalitFrame, type ChalitFrame } from './chart-chalit.ts';
import { vedicDayAt, type VedicDay } from './chart-day.ts';
import { readGrahas, siderealPlace, vedicGrahas } from './chart-grahas.ts';
import type { VedicBirth, VedicChart, VedicGraha, VedicSettings } from './chart.ts';
import { naturalBenefics } from './dignity/dignity.ts';
import { findWars } from './dignity/combustion.ts';
import { GRAHAS, signLordAt, type GrahaId, type SevenGraha } from './zodiac.ts';

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
  const grahas = vedicGrahas({
    positions,
    firstSignIndex,
    chalitHouseOf: houses?.houseOf ?? null,
    bhava: settings.bhava,
    benefics,
    wars,
  });
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
    byId: byId(grahas),
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

function byId(grahas: readonly VedicGraha[]): Record<GrahaId, VedicGraha> {
  const [sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu] = grahas;
  return {
    sun: sun!,
    moon: moon!,
    mars: mars!,
    mercury: mercury!,
    jupiter: jupiter!,
    venus: venus!,
    saturn: saturn!,
    rahu: rahu!,
    ketu: ketu!,
  };
}

function houseLords(firstSignIndex: number, houses: ChalitFrame | null, bhava: VedicSettings['bhava']): SevenGraha[] {
  const bhavas = houses?.chalit.bhavas;
  if (bhava === 'chalit' && bhavas?.length === 12)
    return bhavas.map(({ middleDeg }) => signLordAt(signIndexAt(middleDeg)));
  return Array.from({ length: 12 }, (_, index) => signLordAt(firstSignIndex + index));
}
