/** One kind of thing over all days, stacked upon the others. */
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

/** What all series have together at each place. */
export function stackTotals(series: readonly Series[], length: number): number[] {
  return Array.from({ length }, (_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}

/** The parts of one bar from the bottom up; what is zero is left out. */
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
