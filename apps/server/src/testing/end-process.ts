import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process that was started, if it still runs, and waits until it is gone. */
export async function endProcess(child: ChildProcess | null, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
