import { isLegible } from '../drawing.ts';
import { textWidth } from '../lettering/lettering.ts';
import { zodiacPlace } from '../words.ts';
import { type PlacedRow, type Polygon, tableIn } from './pack.ts';
import { type RashiPoint, shortName } from './rashi-chart.ts';

/** What the row of a graha says, and its columns in heights of its letters, from its left end. */
export interface RowText {
  readonly point: RashiPoint;
  readonly name: string;
  /** Written to the left of `degreesEnd`; null when it is not shown. */
  readonly degrees: string | null;
  readonly degreesEnd: number;
  readonly marksStart: number;
  readonly width: number;
}

/** The rows of all cells at one height of letters. */
export interface Tables {
  readonly height: number;
  readonly rows: readonly (readonly { readonly text: RowText; readonly at: PlacedRow }[])[];
}

/** Side of a mark and gaps between columns, in heights of letters. */
export const MARK_SIDE = 0.8;
export const MARK_GAP = 0.18;
const DEGREES_GAP = 0.55;
/** Minutes are shown while letters have this part of their usual height. */
const ROOMY = 0.6;
/** Rounding may turn the end of a sign into 30°. */
const LAST_DEG = 29.9999;
const SHRINK = 0.95;
/** Steps after which everything fits. */
const STEPS = 60;

type Precision = 'minutes' | 'degrees' | 'none';

/** The marks of a graha: retrograde, combust. */
export function marksOf({ retrograde, combust }: RashiPoint): readonly ('retrograde' | 'combust')[] {
  return [...(retrograde ? (['retrograde'] as const) : []), ...(combust === true ? (['combust'] as const) : [])];
}

/**
 * The grahas of each cell as a table of names and degrees: all of one chart at one height, as tall as the fullest cell allows. Minutes,
 * then degrees, are left out where letters would be too small.
 * @param heightMax height of letters in a chart with room
 * @param finest the most that is shown
 */
export function tablesOf(
  cells: readonly { readonly points: readonly RashiPoint[]; readonly polygon: Polygon }[],
  sizePx: number,
  heightMax: number,
  finest: Precision,
): Tables {
  if (finest === 'minutes') {
    const tables = tablesAt(cells, heightMax, 'minutes');
    if (tables.height >= heightMax * ROOMY) return tables;
  }
  if (finest !== 'none') {
    const tables = tablesAt(cells, heightMax, 'degrees');
    if (isLegible(tables.height, sizePx)) return tables;
  }
  return tablesAt(cells, heightMax, 'none');
}

function tablesAt(
  cells: readonly { readonly points: readonly RashiPoint[]; readonly polygon: Polygon }[],
  heightMax: number,
  precision: Precision,
): Tables {
  const columns = columnsOf(
    cells.flatMap(({ points }) => points),
    precision,
  );
  const texts = cells.map(({ points }) => {
    const marks = Math.max(0, ...points.map((point) => marksOf(point).length));
    return points.map((point): RowText => rowText(point, precision, columns, marks));
  });
  const place = (index: number, step: number): readonly PlacedRow[] | null => {
    const height = heightMax * SHRINK ** step;
    const rows = texts[index]!;
    return tableIn(cells[index]!.polygon, rows.length, height, (rows[0]?.width ?? 0) * height);
  };
  let step = 0;
  for (const index of cells.keys()) step = firstFit((candidate) => place(index, candidate) !== null, step);
  for (; step < STEPS; step += 1) {
    const rows = texts.map((row, index) => place(index, step)?.map((at, nth) => ({ text: row[nth]!, at })) ?? null);
    if (rows.every((found) => found !== null)) return { height: heightMax * SHRINK ** step, rows };
  }
  return { height: 0, rows: cells.map(() => []) };
}

/** About the first step from `from` on at which something fits; as a rule what fits at a step fits after it too. */
function firstFit(fits: (step: number) => boolean, from: number): number {
  if (fits(from)) return from;
  let [low, high] = [from, STEPS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}

interface Columns {
  readonly names: number;
  readonly degrees: number;
}

function columnsOf(points: readonly RashiPoint[], precision: Precision): Columns {
  const widest = (text: (point: RashiPoint) => string): number =>
    Math.max(0, ...points.map((point) => textWidth(text(point), 1)));
  return {
    names: widest(({ id }) => shortName(id)),
    degrees: widest((point) => degreesText(point, precision) ?? ''),
  };
}

function rowText(point: RashiPoint, precision: Precision, { names, degrees }: Columns, marks: number): RowText {
  const degreesEnd = names + (degrees === 0 ? 0 : DEGREES_GAP + degrees);
  return {
    point,
    name: shortName(point.id),
    degrees: degreesText(point, precision),
    degreesEnd,
    marksStart: degreesEnd + MARK_GAP,
    width: degreesEnd + marks * (MARK_SIDE + MARK_GAP),
  };
}

function degreesText({ degreeInSignDeg }: RashiPoint, precision: Precision): string | null {
  if (degreeInSignDeg === null || precision === 'none') return null;
  const { degrees, minutes } = zodiacPlace(Math.min(degreeInSignDeg, LAST_DEG));
  return precision === 'degrees' ? `${degrees}°` : `${degrees}°${String(minutes).padStart(2, '0')}′`;
}
