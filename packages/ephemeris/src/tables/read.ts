import { readLeaf } from './leaf.ts';
import { loadedParts } from './loaded-parts.ts';
import { firstEntry, type TableMemory, openViews } from './memory.ts';
import { layOutCells, SERIES, type Series } from './series.ts';

/** One series, for reading. */
export interface SeriesReader {
  readonly series: Series;
  /**
   * Three quantities and their rates at a Julian day TT into `out` (at least six numbers).
   * False, with `out` as it was, where there is no table: not built yet, outside 1800 to 2399, or left to the engine.
   * @param quantities read only the first ones: 1, 2 or all 3
   */
  read(jdTt: number, out: Float64Array, quantities?: number): boolean;
}

export type TableReaders = ReadonlyMap<Series['name'], SeriesReader>;

/**
 * Readers of all series in a block of memory that another thread may still be filling. A reader of an instant reads its nutation first: that reader
 * alone asks whether the instant's part is loaded.
 */
export function tableReaders(memory: TableMemory): TableReaders {
  const views = openViews(memory);
  const { integers } = views;
  const isLoaded = loadedParts(memory);
  return new Map(
    SERIES.map((series, number) => {
      const { firstJdTt, count } = layOutCells(series);
      const first = firstEntry(number);
      const { cellDays } = series;
      const outermost = 1 - (2 * series.guardDays) / cellDays;
      const isFirst = series.name === 'nutation';
      const read = (jdTt: number, out: Float64Array, quantities?: number): boolean => {
        const cells = (jdTt - firstJdTt) / cellDays;
        const cell = Math.floor(cells);
        if (!(cell >= 0 && cell < count)) return false;
        let x = 2 * (cells - cell) - 1;
        if (x > outermost || x < -outermost) return false;
        if (isFirst && !isLoaded(jdTt)) return false;
        let at = integers[first + cell]!;
        while (at < -1) {
          const isLater = x >= 0;
          at = integers[-2 * at + (isLater ? 1 : 0)]!;
          x = isLater ? 2 * x - 1 : 2 * x + 1;
        }
        if (at <= 0) return false;
        readLeaf(views, at, x, out, quantities);
        return true;
      };
      return [series.name, { series, read }];
    }),
  );
}
