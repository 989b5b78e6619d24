import { normalizeDeg } from '../../angle/normalize.ts';
import type { Ephemeris, HouseSystemCode } from '../../ephemeris.ts';
import { armcOfAscendantDeg, housesOfArmc } from '../../houses/from-armc.ts';
import { eclipticHousePosition, houseNumber } from '../../houses/placement.ts';
import type { VedicChart } from '../chart.ts';
import { GRAHAS, type GrahaId } from '../zodiac.ts';
import { horaryDivision } from './horary.ts';
import type { KpHouses } from './significators.ts';

/** Houses of KP, which begin at their cusps. */
export interface KpChart extends KpHouses {
  readonly system: HouseSystemCode;
}

/** The houses of a chart with a birth time and place, by its chalit; null without. Twelve houses, so not Gauquelin's sectors. */
export function birthHouses({ chalit, grahas }: VedicChart): KpChart | null {
  if (chalit === null) return null;
  return {
    system: chalit.system,
    cuspsDeg: chalit.bhavas.map(({ startDeg }) => startDeg),
    grahas: placed(grahas, (graha) => graha.chalitHouse!),
  };
}

/**
 * The houses of a horary number at the chart's moment and place: the ascendant is where the number's sub begins, and the other cusps are those of the sidereal
 * time at which that degree rises there (Krishnamurti, Reader VI). @throws RangeError within the polar circles, where not every degree rises
 */
export function horaryHouses(ephemeris: Ephemeris, chart: VedicChart, number: number): KpChart {
  const { birth, settings, obliquityDeg, ayanamsa } = chart;
  const { geoLatitudeDeg } = birth.place!;
  if (Math.abs(geoLatitudeDeg) >= 90 - obliquityDeg)
    throw new RangeError('Within the polar circles not every degree rises');
  const lagnaDeg = horaryDivision(number).startDeg;
  const { system, cuspsDeg } = housesOfArmc(
    ephemeris,
    {
      armcDeg: armcOfAscendantDeg(lagnaDeg + ayanamsa.valueDeg, geoLatitudeDeg, obliquityDeg),
      geoLatitudeDeg,
      obliquityDeg,
      ayanamsaDeg: ayanamsa.valueDeg,
      sunDeclinationDeg: chart.byId.sun.position.declinationDeg,
    },
    { houseSystem: settings.houseSystem, polarFallback: settings.polarFallback, rulers: 'traditional' },
  );
  const exact = [...cuspsDeg];
  for (const [index, opposite] of [
    [0, 0],
    [6, 180],
  ] as const)
    if (Math.abs(cuspsDeg[index]! - normalizeDeg(lagnaDeg + opposite)) < ROUNDING_DEG)
      exact[index] = normalizeDeg(lagnaDeg + opposite);
  return {
    system,
    cuspsDeg: exact,
    grahas: placed(chart.grahas, ({ longitudeDeg }) => houseNumber(eclipticHousePosition(longitudeDeg, exact))!),
  };
}

/** The engine gives back the ascendant it was asked for to this. */
const ROUNDING_DEG = 1e-8;

function placed(
  grahas: VedicChart['grahas'],
  houseOf: (graha: VedicChart['grahas'][number]) => number,
): KpHouses['grahas'] {
  const byId = new Map(grahas.map((graha) => [graha.id, { longitudeDeg: graha.longitudeDeg, house: houseOf(graha) }]));
  return Object.fromEntries(GRAHAS.map((id) => [id, byId.get(id)!])) as Record<
    GrahaId,
    { longitudeDeg: number; house: number }
  >;
}
