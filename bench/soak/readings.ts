import { readdirSync } from 'node:fs';
import type { Sql } from '../../apps/server/src/database/database.ts';
import type { Service } from '../hostile/service.ts';
import { listTree, readText } from '../processor-time.ts';

/** Figures of all parts of an installation at one time, by name. */
export type Figures = ReadonlyMap<string, number>;

const KB_PER_MB = 1_024;

/**
 * Memory in MB (proportional, so what is shared counts once), open files, delay of the event loop (p99 since the last reading, ms) of each node, and
 * memory and connections of PostgreSQL. Its shared buffers, which fill until they are full, are a figure of their own. Linux only.
 */
export async function readFigures(nodes: readonly Service[], sql: Sql): Promise<Figures> {
  const figures = new Map<string, number>();
  const add = (name: string, figure: number): void => void figures.set(name, (figures.get(name) ?? 0) + figure);
  for (const [index, node] of nodes.entries()) {
    const name = `node ${index + 1}`;
    for (const pid of listTree(node.pid())) {
      const isDatabase = /postgres(:|\0-D)/.test(readText(`/proc/${pid}/cmdline`));
      const memory = readText(`/proc/${pid}/smaps_rollup`);
      const of = (field: string): number =>
        Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(memory)?.[1] ?? 0) / KB_PER_MB;
      if (isDatabase) {
        add('PostgreSQL, private MB', of('Pss') - of('Pss_Shmem'));
        add('PostgreSQL, shared buffers MB', of('Pss_Shmem'));
      } else add(`${name}, MB`, of('Pss'));
    }
    add(`${name}, files`, countFiles(node.pid()));
    add(`${name}, event loop p99 ms`, await readLoopDelayMs(node.port));
  }
  const [row] = await sql<{ connections: number }[]>`
    select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  add('PostgreSQL, connections', row!.connections);
  return figures;
}

async function readLoopDelayMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1_000;
}

function countFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** A straight line through readings. */
interface Trend {
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
