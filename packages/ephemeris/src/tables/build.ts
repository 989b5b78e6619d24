import type { Engine } from '../engine.ts';
import { type CellBuilder, cellBuilder } from './cell.ts';
import { firstEntry, NOT_BUILT, type TableMemory, openViews } from './memory.ts';
import { createSampler } from './sampler.ts';
import { layOutCells, SERIES, type Series, SPAN_JD_TT } from './series.ts';

/** [first, end) in Julian days TT. */
export type SpanJdTt = readonly [firstJdTt: number, endJdTt: number];

/** Builds in a block of memory: one thread may, any number may read in it meanwhile. */
export interface TableBuilder {
  /** Builds one cell of a series; false where it was built already. @throws Error when the engine cannot answer from its files */
  build(series: Series, cell: number): boolean;
  /** The cell of a series at an instant; below 0 or too large outside the range. */
  cellAt(series: Series, jdTt: number): number;
}

export function tableBuilder(memory: TableMemory, engine: Engine): TableBuilder {
  const views = openViews(memory);
  const builders = new Map<Series, CellBuilder>();
  return {
    build(series, cell) {
      const { firstJdTt, count } = layOutCells(series);
      const entry = firstEntry(SERIES.indexOf(series)) + cell;
      if (cell < 0 || cell >= count || views.integers[entry] !== NOT_BUILT) return false;
      let build = builders.get(series);
      if (build === undefined) {
        build = cellBuilder(views, series, createSampler(engine, series));
        builders.set(series, build);
      }
      Atomics.store(views.integers, entry, build(firstJdTt + cell * series.cellDays));
      return true;
    },
    cellAt: (series, jdTt) => Math.floor((jdTt - layOutCells(series).firstJdTt) / series.cellDays),
  };
}

/** What is built together lies together, and one instant's positions are asked for together: a page of memory holds most of what they need. */
const BLOCK_DAYS = 32;

/** Builds what is not built yet of all cells that touch a span, from the first instant to the last; yields after each cell. */
export function* buildTables(
  memory: TableMemory,
  engine: Engine,
  [firstJdTt, endJdTt]: SpanJdTt,
): Generator<void, void, void> {
  const { build, cellAt } = tableBuilder(memory, engine);
  const [first, end] = [Math.max(firstJdTt, SPAN_JD_TT[0]), Math.min(endJdTt, SPAN_JD_TT[1])];
  for (let block = first; block <= end; block += BLOCK_DAYS) {
    for (const series of SERIES) {
      const last = cellAt(series, Math.min(end, block + BLOCK_DAYS));
      for (let cell = cellAt(series, block); cell <= last; cell += 1) if (build(series, cell)) yield;
    }
  }
}
