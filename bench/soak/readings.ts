import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from '../../apps/server/src/database/database.ts';
import type { Service } from '../hostile/service.ts';
import { listTree } from '../processor-time.ts';

/** Figures of all parts of an installation at one time, by name. */
export type Figures = ReadonlyMap<string, number>;

const KB_PER_MB = 1_024;

/**
 * Memory in MB (proportional, so what is shared counts once), open files, delay of the event loop (p99 since the last reading, ms) of each node, and
 * memory and connections of PostgreSQL. Its shared buffers, which fill until they are full, are told apart. Linux only.
 */
export async function readFigures(nodes: readonly Service[], sql: Sql): Promise<Figures> {
  const figures = new Map<string, number>();
  const add = (name: string, figure: number): void => void figures.set(name, (figures.get(name) ?? 0) + figure);
  for (const [index, node] of nodes.entries()) {
    const name = `node ${index + 1}`;
    for (const pid of listTree(node.pid())) {
      const isDatabase = /postgres(:|\0-D)/.test(read(`/proc/${pid}/cmdline`));
      const memory = read(`/proc/${pid}/smaps_rollup`);
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

/** Empty when the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
