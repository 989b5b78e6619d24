/** One stacked series of values over all days. */
export interface Series {
  id: string;
  name: string;
  /** A CSS colour. */
  color: string;
  values: readonly number[];
}

export const SERIES_COLORS = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
] as const;
export const REST_COLOR = 'var(--series-rest)';

/** The total of all series at each position. */
export function stackTotals(series: readonly Series[], length: number): number[] {
  return Array.from({ length }, (_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}

/** The parts of one bar from the bottom up, without zero values. */
export function stackAt(
  series: readonly Series[],
  index: number,
): { id: string; color: string; from: number; to: number }[] {
  const parts: { id: string; color: string; from: number; to: number }[] = [];
  let height = 0;
  for (const { id, color, values } of series) {
    const value = values[index] ?? 0;
    if (value > 0) parts.push({ id, color, from: height, to: height + value });
    height += Math.max(0, value);
  }
  return parts;
}
