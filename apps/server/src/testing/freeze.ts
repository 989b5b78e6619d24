import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const STOPPED = /\) T /;
const LOOKS_MAX = 2_000;

/**
 * Stops a process (SIGSTOP) and returns when each of its threads stands still: the signal alone leaves it time for an answer.
 * @throws Error if it still runs after two seconds
 */
export function freeze(child: ChildProcess | null): void {
  if (child?.pid === undefined) return;
  child.kill('SIGSTOP');
  const threads = `/proc/${child.pid}/task`;
  if (!existsSync(threads)) return;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    if (readdirSync(threads).every((id) => isStill(`${threads}/${id}/stat`))) return;
    Atomics.wait(pause, 0, 0, 1);
  }
  throw new Error(`Process ${child.pid} was told to stop and still runs`);
}

/** A thread that has just ended is looked for again. */
function isStill(path: string): boolean {
  try {
    return STOPPED.test(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}
