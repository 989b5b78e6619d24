import type { NodeAspects } from '../aspects/graha-drishti.ts';
import type { VedicChart } from '../chart.ts';
import { isAboveHorizon } from '../rise-set/above-horizon.ts';
import type { GrahaId } from '../zodiac.ts';
import { yogaContext, type YogaContext, type YogaSky } from './context.ts';
import { YOGAS } from './table.ts';
import type { YogaReport, YogaRow } from './yoga.ts';

export interface YogaOptions {
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
