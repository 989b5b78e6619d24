import type { AspectAnswer, ChartAnswer, OuterAnswer } from '@theia-astro/chart';
import { type Fields, isFields } from '../form/model.ts';
import { titleOf } from './tables.ts';

/** A chart that an answer holds. */
export interface FoundChart {
  readonly title: string;
  readonly chart: ChartAnswer;
  readonly isVedic: boolean;
  /** The second chart of two, with the aspects between them. */
  readonly outer?: OuterAnswer;
  readonly aspects?: readonly AspectAnswer[];
}

const DEEPEST = 3;
const CHARTS_MAX = 12;

function isPoints(value: unknown): value is NonNullable<ChartAnswer['points']> {
  if (!isFields(value)) return false;
  const points = Object.values(value);
  return points.length > 1 && points.every(isPlaced);
}

function isPlaced(value: unknown): value is { readonly longitude: number } {
  return isFields(value) && typeof value['longitude'] === 'number';
}

function isAspects(value: unknown): value is readonly AspectAnswer[] {
  return (
    Array.isArray(value) &&
    value.every((one) => isFields(one) && typeof one['point_1'] === 'string' && typeof one['point_2'] === 'string')
  );
}

function isHouses(value: unknown): value is NonNullable<ChartAnswer['houses']> {
  if (!isFields(value) || !Array.isArray(value['cusps']) || !value['cusps'].every(isPlaced)) return false;
  const angles = value['angles'];
  return isFields(angles) && typeof angles['asc'] === 'number' && typeof angles['mc'] === 'number';
}

function isNames(value: unknown): value is NonNullable<ChartAnswer['names']> {
  return isFields(value) && Object.values(value).every((kind) => typeof kind === 'string' || isFields(kind));
}

/** The object as a chart: what the drawing does not understand is left out. */
function asChart({ points, houses, aspects, lagna, names, vargas }: Fields): ChartAnswer {
  return {
    ...(isPoints(points) ? { points } : {}),
    ...(isHouses(houses) ? { houses } : {}),
    ...(isAspects(aspects) ? { aspects } : {}),
    ...(isPlaced(lagna) ? { lagna } : {}),
    ...(isNames(names) ? { names } : {}),
    ...(isFields(vargas) ? { vargas } : {}),
  };
}

/** Two charts in one answer: two people, or a birth and the sky. */
function pairIn(answer: Fields): FoundChart | null {
  const { charts, natal, transits, aspects } = answer;
  const [inner, outer] =
    isFields(charts) && isFields(charts['person_a']) && isFields(charts['person_b'])
      ? [charts['person_a'], charts['person_b']]
      : isFields(natal) && isPoints(transits)
        ? [natal, { points: transits }]
        : [null, null];
  if (inner === null || 'lagna' in inner || !isPoints(inner['points']) || !isPoints(outer['points'])) return null;
  return {
    title: 'Both charts',
    chart: asChart(inner),
    isVedic: false,
    outer: asChart(outer),
    aspects: isAspects(aspects) ? aspects : [],
  };
}

function chartsIn(value: unknown, path: readonly string[]): readonly FoundChart[] {
  if (path.length > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => chartsIn(item, [...path, String(index + 1)]));
  if (!isFields(value)) return [];
  const own = isPoints(value['points'])
    ? [
        {
          title: path.length === 0 ? 'Chart' : titleOf(path.join(' ')),
          chart: asChart(value),
          isVedic: 'lagna' in value,
        },
      ]
    : [];
  const inside = Object.entries(value).filter(([name]) => name !== 'points' && name !== 'input');
  return [...own, ...inside.flatMap(([name, part]) => chartsIn(part, [...path, name]))];
}

/** Every chart that can be drawn of an answer, the most telling first. */
export function findCharts(answer: unknown): readonly FoundChart[] {
  if (!isFields(answer)) return [];
  const pair = pairIn(answer);
  const sky =
    isPoints(answer['transits']) && pair === null
      ? [{ title: 'Transits', chart: asChart({ points: answer['transits'] }), isVedic: false }]
      : [];
  return [...(pair === null ? [] : [pair]), ...sky, ...chartsIn(answer, [])].slice(0, CHARTS_MAX);
}
