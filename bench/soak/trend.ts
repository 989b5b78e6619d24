/** A straight line through readings. */
export interface Trend {
  readonly mean: number;
  /** Change an hour. */
  readonly perHour: number;
  /** Half the width of the 95 % confidence interval of `perHour`. */
  readonly plusMinus: number;
}

/** One figure at one time. */
export interface Reading {
  readonly atMs: number;
  readonly figure: number;
}

const MS_PER_HOUR = 3_600_000;
/** Readings within a minute depend on each other (collections of garbage), so their mean is one point. */
const BLOCK_MS = 60_000;
/** Quantile of the normal distribution; with 20 points and more Student's differs by less than 7 %. */
const QUANTILE = 1.96;

/** The line of least squares through the means of each minute, and how sure its slope is. */
export function trendOf(readings: readonly Reading[]): Trend {
  const blocks = Map.groupBy(readings, ({ atMs }) => Math.floor(atMs / BLOCK_MS));
  const points = [...blocks.values()].map((block) => ({
    hours: mean(block.map(({ atMs }) => atMs)) / MS_PER_HOUR,
    figure: mean(block.map(({ figure }) => figure)),
  }));
  const centre = { hours: mean(points.map(({ hours }) => hours)), figure: mean(points.map(({ figure }) => figure)) };
  const spread = sum(points.map(({ hours }) => (hours - centre.hours) ** 2));
  if (points.length < 3 || spread === 0) return { mean: centre.figure, perHour: Number.NaN, plusMinus: Number.NaN };
  const perHour = sum(points.map(({ hours, figure }) => (hours - centre.hours) * (figure - centre.figure))) / spread;
  const rest = sum(points.map(({ hours, figure }) => (figure - centre.figure - perHour * (hours - centre.hours)) ** 2));
  return { mean: centre.figure, perHour, plusMinus: QUANTILE * Math.sqrt(rest / (points.length - 2) / spread) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
