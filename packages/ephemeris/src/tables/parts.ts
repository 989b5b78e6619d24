import { newYearJd } from '../coverage.ts';
import { layOutCells, type Series } from './series.ts';

/** The years of the tables are cut into parts of 25: what is built, kept in one file, and loaded at once. */
export const PARTS = 24;
const FIRST_JD = newYearJd(1800, 'gregorian');
const PART_DAYS = (newYearJd(2400, 'gregorian') - FIRST_JD) / PARTS;
const PART_YEARS = 25;

/** 1900 to 2049: loaded at start, built first. */
export const COMMON_PARTS: readonly number[] = [4, 5, 6, 7, 8, 9];

/** The part of a Julian day TT; below 0 or too large outside 1800 to 2399. */
export function partAt(jdTt: number): number {
  return Math.floor((jdTt - FIRST_JD) / PART_DAYS);
}

/** [first, end) of a part, Julian days TT. */
export function partSpan(part: number): readonly [firstJdTt: number, endJdTt: number] {
  return [FIRST_JD + part * PART_DAYS, FIRST_JD + (part + 1) * PART_DAYS];
}

/** The first year of a part. */
export function partYear(part: number): number {
  return 1800 + part * PART_YEARS;
}

/** The cells of a series that touch a part: those at its borders belong to both neighbours. */
export function partCells(series: Series, part: number): { readonly first: number; readonly end: number } {
  const { firstJdTt, count } = layOutCells(series);
  const [first, end] = partSpan(part);
  return {
    first: Math.max(0, Math.floor((first - firstJdTt) / series.cellDays)),
    end: Math.min(count, Math.floor((end - firstJdTt) / series.cellDays) + 1),
  };
}
