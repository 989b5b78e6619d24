import type { Drawing, DrawOptions } from '../drawing.ts';
import { NORTH_CELLS } from './cells.ts';
import { drawRashi } from './draw.ts';
import type { RashiChart } from './rashi-chart.ts';

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
