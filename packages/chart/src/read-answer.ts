import type { ChartAspect, ChartBody, WheelChart } from '@theia-astro/chart-svg/chart';
import { type RashiChart, type RashiPoint, VARGA_NAMES } from '@theia-astro/chart-svg/indian/rashi-chart';
import { zodiacPlace } from '@theia-astro/chart-svg/words';
import type { AspectAnswer, ChartAnswer, OuterAnswer, PointAnswer } from './answer.ts';
import { ChartDataError } from './chart-data-error.ts';
import { SIGN_IDS } from './names.ts';

/** The south node mirrors the north node, and angles are lines of a wheel already. */
const NO_CHORD: ReadonlySet<string> = new Set(['south_node', 'ketu', 'asc', 'mc', 'dsc', 'ic']);
/** How an aspect is drawn; all others are neutral. */
const NATURES: readonly { nature: ChartAspect['nature']; aspects: readonly string[] }[] = [
  { nature: 'harmonious', aspects: ['trine', 'sextile', 'quintile', 'bi_quintile', 'decile', 'tri_decile'] },
  { nature: 'challenging', aspects: ['opposition', 'square', 'quincunx', 'semi_square', 'sesquiquadrate'] },
];
/** Charts of the API that stand inside when there are two. */
const INNER_ROLES: ReadonlySet<string> = new Set(['natal', 'a']);
/** Orb at which a line is weakest where the answer has no exactness, degrees. */
const WEAKEST_ORB_DEG = 8;
const MEAN_NODES: Readonly<Record<string, string>> = {
  north_node: 'rahu',
  south_node: 'ketu',
  rahu: 'rahu',
  ketu: 'ketu',
};

/**
 * The points of an answer with their ids, in its order.
 * @throws ChartDataError when there are none, as in an error of the API
 */
export function pointsOf({ points }: OuterAnswer): readonly (readonly [string, PointAnswer])[] {
  if (typeof points !== 'object' || points === null)
    throw new ChartDataError(
      'This answer has no points to draw. Give the answer of a chart of the API, with include points.',
    );
  const found = Object.entries(points).filter((entry): entry is [string, PointAnswer] => entry[1] !== undefined);
  for (const [id, { longitude }] of found)
    if (!Number.isFinite(longitude)) throw new ChartDataError(`points.${id}.longitude is not a number.`);
  return found;
}

/** An answer as a wheel. A Vedic answer has whole signs as houses, counted from the lagna. */
export function wheelOf(answer: OuterAnswer & Pick<ChartAnswer, 'lagna'>): WheelChart {
  const bodies = pointsOf(answer).map(([id, { longitude, retrograde }]): ChartBody => ({
    id,
    longitudeDeg: longitude,
    retrograde: retrograde ?? false,
  }));
  const { houses, lagna } = answer;
  if (houses !== undefined && houses !== null)
    return {
      bodies,
      cuspsDeg: houses.cusps?.map(({ longitude }) => longitude) ?? null,
      angles: { ascDeg: houses.angles.asc, mcDeg: houses.angles.mc },
    };
  if (lagna === undefined || lagna === null) return { bodies, cuspsDeg: null, angles: null };
  const first = zodiacPlace(lagna.longitude).signIndex * 30;
  return {
    bodies: [...bodies, { id: 'lagna', longitudeDeg: lagna.longitude, retrograde: false }],
    cuspsDeg: SIGN_IDS.map((_, index) => (first + index * 30) % 360),
    angles: null,
    leftDeg: lagna.longitude,
  };
}

/** An aspect as drawn, beside the row of the answer it comes from. */
export interface ReadAspect {
  readonly drawn: ChartAspect;
  readonly row: AspectAnswer;
}

/** The aspects that a picture shows; between two charts, those from the inner to the outer one. */
export function aspectsOf(rows: readonly AspectAnswer[], two: boolean): readonly ReadAspect[] {
  return rows
    .filter(({ point_1, point_2 }) => !NO_CHORD.has(point_1) && !NO_CHORD.has(point_2))
    .map((row) => {
      const turned = two && row.chart_2 !== undefined && INNER_ROLES.has(row.chart_2);
      return {
        row,
        drawn: {
          a: turned ? row.point_2 : row.point_1,
          b: turned ? row.point_1 : row.point_2,
          kind: row.aspect,
          nature: natureOf(row.aspect),
          exactness: row.exactness ?? Math.max(0, 1 - Math.abs(row.orb) / WEAKEST_ORB_DEG),
          orbDeg: row.orb,
        },
      };
    });
}

/** The nature of an aspect by its id. */
export function natureOf(aspect: string): ChartAspect['nature'] {
  return NATURES.find(({ aspects }) => aspects.includes(aspect))?.nature ?? 'neutral';
}

/**
 * An answer as an Indian chart: its own signs, or those of one of its divisional charts.
 * @param varga number of the division; 1 for the chart itself
 * @throws ChartDataError when the answer does not have that divisional chart
 */
export function rashiOf(answer: ChartAnswer, varga: number): RashiChart {
  const name = `D${varga}`;
  const points = varga === 1 ? ownSigns(answer) : divisionSigns(answer, name);
  const first = points.find(({ id }) => id === 'lagna') ?? points.find(({ id }) => id === 'moon') ?? null;
  const caption: string | undefined = VARGA_NAMES[varga as keyof typeof VARGA_NAMES];
  return {
    firstSignIndex: first?.signIndex ?? null,
    points,
    caption: caption === undefined ? [name] : [name, caption],
  };
}

function ownSigns(answer: ChartAnswer): readonly RashiPoint[] {
  const at = (id: string, longitudeDeg: number, retrograde: boolean): RashiPoint => ({
    id,
    signIndex: zodiacPlace(longitudeDeg).signIndex,
    degreeInSignDeg: (((longitudeDeg % 360) + 360) % 360) % 30,
    retrograde,
  });
  const lagna = answer.lagna?.longitude ?? answer.houses?.angles.asc;
  const grahas = pointsOf(answer).map(([id, { longitude, retrograde }]) =>
    at(MEAN_NODES[id] ?? id, longitude, (retrograde ?? false) && MEAN_NODES[id] === undefined),
  );
  return lagna === undefined ? grahas : [at('lagna', lagna, false), ...grahas];
}

function divisionSigns({ vargas, points }: ChartAnswer, name: string): readonly RashiPoint[] {
  const chart: unknown = vargas === undefined ? undefined : Reflect.get(vargas, name);
  if (typeof chart !== 'object' || chart === null)
    throw new ChartDataError(
      `This answer has no ${name}. Ask the API for it: system vedic, settings.vargas or include all_vargas.`,
    );
  const moving: Readonly<Record<string, PointAnswer | undefined>> = { ...points };
  return Object.entries(chart).flatMap(([id, place]: [string, unknown]) => {
    const sign: unknown = typeof place === 'object' && place !== null && 'sign' in place ? place.sign : undefined;
    const signIndex = typeof sign === 'string' ? SIGN_IDS.indexOf(sign) : -1;
    if (signIndex < 0) return [];
    const retrograde = (moving[id]?.retrograde ?? false) && MEAN_NODES[id] === undefined;
    return [{ id, signIndex, degreeInSignDeg: null, retrograde }];
  });
}
