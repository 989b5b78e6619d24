import { readdirSync, readFileSync } from 'node:fs';

/** Where processor time was spent: in main threads, in all other threads of the server, or in PostgreSQL. Nanoseconds. */
export interface ProcessorTime {
  readonly mainNs: number;
  readonly threadsNs: number;
  readonly databaseNs: number;
}

interface Task {
  readonly part: keyof ProcessorTime;
  readonly ns: number;
}

/** The processor time of every thread of a process and of the processes that it started, by thread. Linux only: elsewhere empty. */
export type Tasks = ReadonlyMap<string, Task>;

export function readTasks(rootPid: number): Tasks {
  const tasks = new Map<string, Task>();
  for (const pid of listTree(rootPid))
    for (const tid of listNames(`/proc/${pid}/task`)) {
      const name = readText(`/proc/${pid}/task/${tid}/comm`).trim();
      const ns = Number(readText(`/proc/${pid}/task/${tid}/schedstat`).split(' ')[0]);
      const part = name.startsWith('postgres') ? 'databaseNs' : tid === String(pid) ? 'mainNs' : 'threadsNs';
      tasks.set(tid, { part, ns });
    }
  return tasks;
}

/** What was spent between two readings. Of threads that ended between them, nothing is known. */
export function spentBetween(before: Tasks, after: Tasks): ProcessorTime {
  const spent = { mainNs: 0, threadsNs: 0, databaseNs: 0 };
  for (const [tid, { part, ns }] of after) spent[part] += ns - (before.get(tid)?.ns ?? 0);
  return spent;
}

export function totalNs({ mainNs, threadsNs, databaseNs }: ProcessorTime): number {
  return mainNs + threadsNs + databaseNs;
}

/** A process and all that descend from it. */
export function listTree(rootPid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of listNames('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = readText(`/proc/${pid}/stat`);
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [rootPid];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Processor time of one process so far in nanoseconds, from Linux's scheduler; 0 elsewhere. */
export function processorNs(pid: number): number {
  return Number(readText(`/proc/${pid}/schedstat`).split(' ')[0]);
}
