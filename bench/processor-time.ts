import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processor time in nanoseconds by the name of the thread, or of the process of PostgreSQL, that spent it. */
export type ProcessorTime = ReadonlyMap<string, number>;

interface Task {
  readonly name: string;
  readonly ns: number;
}

/** The processor time of every thread of a process and of the processes that it started, by thread. Linux only: elsewhere empty. */
type Tasks = ReadonlyMap<string, Task>;

/** @param databasePools the pool that each backend of PostgreSQL serves, by process id */
export function readTasks(rootPid: number, databasePools: ReadonlyMap<number, string> = new Map()): Tasks {
  const tasks = new Map<string, Task>();
  for (const pid of listTree(rootPid))
    for (const tid of listNames(`/proc/${pid}/task`)) {
      const thread = readText(`/proc/${pid}/task/${tid}/comm`).trim();
      const ns = Number(readText(`/proc/${pid}/task/${tid}/schedstat`).split(' ')[0]);
      const name = thread.startsWith('postgres')
        ? `PostgreSQL ${databasePools.get(pid) ?? 'itself'}`
        : tid === String(pid)
          ? 'main'
          : thread;
      tasks.set(tid, { name, ns });
    }
  return tasks;
}

/** What was spent between two readings, under the names of the second one. Of threads that ended between them, nothing is known. */
export function spentBetween(before: Tasks, after: Tasks): ProcessorTime {
  const spent = new Map<string, number>();
  for (const [tid, { name, ns }] of after) spent.set(name, (spent.get(name) ?? 0) + ns - (before.get(tid)?.ns ?? 0));
  return spent;
}

export function totalNs(spent: ProcessorTime): number {
  return [...spent.values()].reduce((sum, ns) => sum + ns, 0);
}

/** `main 210, V8Worker 30`: microseconds a call, the medians of several rounds, without what is below half of one. */
export function describeSpent(rounds: readonly { readonly spent: ProcessorTime; readonly calls: number }[]): string {
  const names = new Set(rounds.flatMap(({ spent }) => [...spent.keys()]));
  return [...names]
    .map((name) => {
      const us = rounds.map(({ spent, calls }) => (spent.get(name) ?? 0) / 1_000 / calls);
      return { name, us: us.toSorted((a, b) => a - b)[Math.floor(us.length / 2)] ?? 0 };
    })
    .filter(({ us }) => us >= 0.5)
    .toSorted((a, b) => b.us - a.us)
    .map(({ name, us }) => `${name} ${us.toFixed(0)}`)
    .join(', ');
}

/** The processor time of a process and of those that it started falls below this share of one core. */
const IDLE_SHARE = 0.1;
const IDLE_WINDOW_MS = 1_000;

/** Waits until a server does nothing: it has built its tables, and its code is compiled. */
export async function waitUntilIdle(rootPid: number): Promise<void> {
  for (;;) {
    const before = readTasks(rootPid);
    await sleep(IDLE_WINDOW_MS);
    if (totalNs(spentBetween(before, readTasks(rootPid))) / 1e6 < IDLE_SHARE * IDLE_WINDOW_MS) return;
  }
}

/** A process and all that descend from it. */
export function listTree(rootPid: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of listNames('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = Number(statOf(pid)[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [rootPid];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** The fields of a process's status line behind its name. */
function statOf(pid: number): readonly string[] {
  const stat = readText(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Ticks of the kernel's clock a second: 100 on every Linux that people use. */
const TICKS_A_SECOND = 100;

/** Ticks that a process has used: of two kinds (user and system), or of four (and those of processes that it started and that have ended). */
function ticksOf(pid: number, kinds: 2 | 4): number {
  return statOf(pid)
    .slice(11, 11 + kinds)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file of /proc; empty when its process has just ended. */
export function readText(path: string): string {
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

/** Proportional memory (PSS) of a process and of those it started, in MB: what is shared counts once. Linux only. */
interface Memory {
  readonly serverMb: number;
  readonly databaseMb: number;
  /** npm, its shell and our start script. */
  readonly launcherMb: number;
}

export function readMemory(rootPid: number): Memory {
  const memory = { serverMb: 0, databaseMb: 0, launcherMb: 0 };
  for (const pid of listTree(rootPid)) {
    const command = readText(`/proc/${pid}/cmdline`);
    const part = /postgres(:|\0-D)/.test(command)
      ? 'databaseMb'
      : command.includes('.theia/server/')
        ? 'serverMb'
        : 'launcherMb';
    memory[part] += Number(/^Pss:\s+(\d+) kB/m.exec(readText(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
  }
  return memory;
}

/** Processor time of a process and of those it started, in seconds, those that have ended included. Linux only. */
export function readProcessorSeconds(rootPid: number): number {
  return listTree(rootPid).reduce((sum, pid) => sum + ticksOf(pid, 4), 0) / TICKS_A_SECOND;
}

/** A process that this one started, however deep, by the beginning of its name. */
export function findProcess(name: string): number {
  const found = listTree(process.pid).find((pid) => readText(`/proc/${pid}/comm`).startsWith(name));
  if (found === undefined) throw new Error(`no process ${name}`);
  return found;
}

/** Processor time of a process so far with all its threads, ended ones too, in milliseconds; steps of 10. */
export function processMs(pid: number): number {
  return (ticksOf(pid, 2) / TICKS_A_SECOND) * 1_000;
}

/** Memory of a process in megabytes, without what it shares as files. */
export function memoryMb(pid: number): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024;
}
