import type { NodeAspects } from '../aspects/aspects.ts';
import type { VedicChart } from '../chart.ts';
import { isAboveHorizon } from '../rise-set/sun-times.ts';
import type { GrahaId } from '../zodiac.ts';
import { yogaContext, type YogaContext, type YogaSky } from './context.ts';
import { FORTUNE } from './table/fortune.ts';
import { LAGNA } from './table/lagna.ts';
import { cancelsKemadruma, LUMINARIES } from './table/luminaries.ts';
import { NABHASA_OF_NUMBER, NABHASA_OF_PLACE } from './table/nabhasa.ts';
import { RAJA } from './table/raja.ts';
import { FAMILY } from './table/three-hundred/family.ts';
import { HONOUR } from './table/three-hundred/honour.ts';
import { WEALTH } from './table/three-hundred/wealth.ts';
import { YOGA_TEXTS, type YogaId, type YogaReport, type YogaRule } from './yoga.ts';

const RULES: Readonly<Record<YogaId, YogaRule>> = {
  ...LUMINARIES,
  ...LAGNA,
  ...NABHASA_OF_PLACE,
  ...NABHASA_OF_NUMBER,
  ...RAJA,
  ...FORTUNE,
  ...HONOUR,
  ...WEALTH,
  ...FAMILY,
};

/** Every yoga (docs/methods/yogas.md). */
export const YOGAS: readonly YogaReport['row'][] = (Object.keys(YOGA_TEXTS) as YogaId[]).map((id) => ({
  id,
  ...YOGA_TEXTS[id],
}));

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

function report(row: YogaReport['row'], sky: YogaContext): YogaReport {
  const nothing = { row, planets: [], houses: [], strength: null, cancelledBy: [] };
  const unknown = (row.needsLagna && sky.housesFrom === 'moon') || (row.needsGender === true && sky.gender === null);
  if (unknown) return { ...nothing, present: null };
  const planets = [...new Set(RULES[row.id](sky) || [])];
  if (planets.length === 0) return { ...nothing, present: false };
  return {
    row,
    present: true,
    planets,
    houses: [...new Set(planets.map(sky.house))].toSorted((a, b) => a - b),
    strength: yogaStrength(planets, sky),
    cancelledBy: row.id === 'kemadruma' ? cancelsKemadruma(sky) : [],
  };
}

function yogaStrength(planets: readonly GrahaId[], sky: YogaContext): 'strong' | 'moderate' | 'weak' {
  const strong = planets.filter(sky.isStrong).length;
  if (strong === planets.length) return 'strong';
  return strong === 0 ? 'weak' : 'moderate';
}
