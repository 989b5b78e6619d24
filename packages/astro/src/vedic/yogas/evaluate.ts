import type { NodeAspects } from '../aspects/aspects.ts';
import type { VedicChart } from '../chart.ts';
import { isAboveHorizon } from '../rise-set/sun-times.ts';
import type { GrahaId } from '../zodiac.ts';
import { yogaContext, type YogaContext, type YogaSky } from './context.ts';
import type { YogaReport, YogaRow } from './yoga.ts';
import { BODY } from './table/three-hundred/body.ts';
import { CHILDREN } from './table/three-hundred/children.ts';
import { HONOUR } from './table/three-hundred/honour.ts';
import { HOUSES } from './table/three-hundred/houses.ts';
import { MALIKA } from './table/three-hundred/malika.ts';
import { POVERTY } from './table/three-hundred/poverty.ts';
import { SIBLINGS } from './table/three-hundred/siblings.ts';
import { WEALTH } from './table/three-hundred/wealth.ts';
import { FORTUNE } from './table/fortune.ts';
import { LAGNA } from './table/lagna.ts';
import { LUNAR, SOLAR } from './table/luminaries.ts';
import { MAHAPURUSHA } from './table/mahapurusha.ts';
import { NABHASA_OF_NUMBER, NABHASA_OF_PLACE } from './table/nabhasa.ts';
import { RAJA } from './table/raja.ts';

interface YogaOptions {
  readonly gender: YogaSky['gender'];
  readonly nodeAspects: NodeAspects;
  readonly strictGajakesari: boolean;
}

/**
 * Every yoga of the table, present or not, for a chart. Without a birth time, yogas counted from the lagna cannot be
 * judged.
 */
export function evaluateYogas(
  chart: VedicChart,
  { gender, nodeAspects, strictGajakesari }: YogaOptions,
): readonly YogaReport[] {
  const {
    byId,
    firstSignIndex,
    housesFrom,
    lagna,
    birth: { place },
  } = chart;
  const isDay =
    lagna === null || place === null ? null : isAboveHorizon(byId.sun.position, lagna.armcDeg, place.geoLatitudeDeg);
  return evaluateSky({ byId, firstSignIndex, housesFrom, gender, isDay, nodeAspects, strictGajakesari });
}

/** Every yoga of the table, present or not, for the given data of a chart. */
export function evaluateSky(sky: YogaSky): readonly YogaReport[] {
  const context = yogaContext(sky);
  return YOGAS.map((row) => report(row, context));
}

function report(row: YogaRow, sky: YogaContext): YogaReport {
  const nothing = { row, planets: [], houses: [], strength: null, cancelledBy: [] };
  const unknown = (row.needsLagna && sky.housesFrom === 'moon') || (row.needsGender === true && sky.gender === null);
  if (unknown) return { ...nothing, present: null };
  const found = row.find(sky);
  if (found === null) return { ...nothing, present: false };
  const houses = new Set(found.houses ?? found.planets.map(sky.house));
  return {
    row,
    present: true,
    planets: found.planets,
    houses: [...houses].toSorted((a, b) => a - b),
    strength: yogaStrength(found.planets, sky),
    cancelledBy: row.cancelledBy?.(sky) ?? [],
  };
}

function yogaStrength(planets: readonly GrahaId[], sky: YogaContext): 'strong' | 'moderate' | 'weak' {
  const strong = planets.filter(sky.isStrong).length;
  if (strong === planets.length) return 'strong';
  return strong === 0 ? 'weak' : 'moderate';
}

/** Combinations of B. V. Raman, Three Hundred Important Combinations, that stand in no other part of the table. */
export const THREE_HUNDRED: readonly YogaRow[] = [
  ...HONOUR,
  ...MALIKA,
  ...BODY,
  ...WEALTH,
  ...POVERTY,
  ...SIBLINGS,
  ...HOUSES,
  ...CHILDREN,
];

/** Every yoga (docs/methods/yogas.md). */
export const YOGAS: readonly YogaRow[] = [
  ...MAHAPURUSHA,
  ...LUNAR,
  ...SOLAR,
  ...LAGNA,
  ...NABHASA_OF_PLACE,
  ...NABHASA_OF_NUMBER,
  ...RAJA,
  ...FORTUNE,
  ...THREE_HUNDRED,
];
