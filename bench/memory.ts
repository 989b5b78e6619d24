import { readFileSync } from 'node:fs';
import { listTree } from './processor-time.ts';

/** Proportional memory (PSS) of a process and of those it started, in MB: what is shared counts once. Linux only. */
export interface Memory {
  readonly serverMb: number;
  readonly databaseMb: number;
  /** npm, its shell and our start script. */
  readonly launcherMb: number;
}

export function readMemory(rootPid: number): Memory {
  const memory = { serverMb: 0, databaseMb: 0, launcherMb: 0 };
  for (const pid of listTree(rootPid)) {
    const command = read(`/proc/${pid}/cmdline`);
    const part = /postgres(:|\0-D)/.test(command)
      ? 'databaseMb'
      : command.includes('.theia/server/')
        ? 'serverMb'
        : 'launcherMb';
    memory[part] += Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
  }
  return memory;
}

/** Processor time of a process and of those it started, in seconds, those that have ended included. Linux only. */
export function readProcessorSeconds(rootPid: number): number {
  const TICKS_PER_SECOND = 100;
  let ticks = 0;
  for (const pid of listTree(rootPid)) {
    const stat = read(`/proc/${pid}/stat`);
    const [user, system, endedUser, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    ticks += (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}

/** Empty when the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
