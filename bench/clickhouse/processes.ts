import { readFileSync } from 'node:fs';
import { listTree } from '../processor-time.ts';

/** Ticks of the kernel's clock a second: 100 on every Linux that people use. */
const TICKS_A_SECOND = 100;

/** A process that this one started, however deep, by the beginning of its name. */
export function findProcess(name: string): number {
  const found = listTree(process.pid).find((pid) => readText(pid, 'comm').startsWith(name));
  if (found === undefined) throw new Error(`no process ${name}`);
  return found;
}

/** Processor time of a process so far with all its threads, ended ones too, in milliseconds; steps of 10. */
export function processMs(pid: number): number {
  const text = readText(pid, 'stat');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1_000;
}

/** Memory of a process in megabytes, without what it shares as files. */
export function memoryMb(pid: number): number {
  return Number(/RssAnon:\s+(\d+)/.exec(readText(pid, 'status'))?.[1] ?? 0) / 1_024;
}

function readText(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
