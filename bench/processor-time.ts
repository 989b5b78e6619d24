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
type Tasks = ReadonlyMap<string, Task>;

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
