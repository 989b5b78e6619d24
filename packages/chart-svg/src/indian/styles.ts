import type { Drawing, DrawOptions } from '../drawing.ts';
import { NORTH_CELLS, type Cell, EAST_CELLS, SOUTH_CELLS } from './cells.ts';
import { drawRashi } from './draw.ts';
import type { RashiChart } from './rashi-chart.ts';
import { line } from '../draw/path.ts';
import { centroid } from './pack.ts';

/**
 * North Indian chart: house 1 is the upper diamond, houses run counter-clockwise, each shows the number of its sign
 * (Aries 1). Without a lagna the first sign of the chart is in house 1 (Aries when that is also null).
 */
export function drawNorthIndian(chart: RashiChart, options: DrawOptions): Drawing {
  const first = chart.firstSignIndex ?? 0;
  const signInHouse = (house: number): number => (first + house) % 12;
  return drawRashi(
    chart,
    {
      cells: NORTH_CELLS,
      signOf: signInHouse,
      numberOf: (house) => ({ text: String(signInHouse(house) + 1), distance: 18 }),
      extra: () => [],
      caption: null,
    },
    options,
  );
}

const MIDDLE = { x: 500, y: 500 };
const MARK = 34;

/** South Indian chart: signs in fixed squares, clockwise; the first house is marked by a stroke across its corner, the others are numbered. */
export function drawSouthIndian(chart: RashiChart, options: DrawOptions): Drawing {
  return drawFixed(chart, SOUTH_CELLS, options);
}

/** East Indian (Bengali) chart: signs in fixed fields, counter-clockwise from Aries on top. */
export function drawEastIndian(chart: RashiChart, options: DrawOptions): Drawing {
  return drawFixed(chart, EAST_CELLS, options);
}

function drawFixed(chart: RashiChart, cells: readonly Cell[], options: DrawOptions): Drawing {
  const first = chart.firstSignIndex;
  return drawRashi(
    chart,
    {
      cells,
      signOf: (cell) => cell,
      numberOf: (cell) => (first === null ? null : { text: String(((cell - first + 12) % 12) + 1), distance: 10 }),
      extra: (weight) => (first === null ? [] : [mark(cells[first]!, weight)]),
      caption: MIDDLE,
    },
    options,
  );
}

/** A stroke across the corner opposite the number. */
function mark({ polygon, corner }: Cell, weight: number): string {
  const middle = centroid(polygon);
  const far = polygon.reduce((a, b) => (distance(a, corner) >= distance(b, corner) ? a : b));
  const size = MARK + weight;
  const index = polygon.indexOf(far);
  const [before, after] = [
    polygon[(index + polygon.length - 1) % polygon.length] ?? middle,
    polygon[(index + 1) % polygon.length] ?? middle,
  ];
  const towards = (to: { x: number; y: number }): { x: number; y: number } => {
    const length = distance(far, to);
    return { x: far.x + ((to.x - far.x) * size) / length, y: far.y + ((to.y - far.y) * size) / length };
  };
  const [a, b] = [towards(before), towards(after)];
  return line(a.x, a.y, b.x, b.y);
}

function distance(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
