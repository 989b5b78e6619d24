import { fork } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { BuildOutcome } from './build-process.ts';
import type { TableWriterOptions } from './table-writer.ts';

/** The process of an older claim was killed. */
const STALE_MS = 30_000;

export interface BuildOptions extends TableWriterOptions {
  /** Default: the lowest, which gets no time on a machine whose cores are all busy. */
  readonly priority?: 'lowest' | 'usual' | undefined;
}

interface BuildEvents {
  /** The next part to build; null when there is none. */
  next(): number | null;
  written(part: number, seconds: number): void;
  failed(error: unknown): void;
}

/** Starts a process that builds one part after another; null while another process builds in this folder. */
export function startBuild({ priority = 'lowest', ...options }: BuildOptions, events: BuildEvents) {
  const claim = join(options.folder, 'building');
  mkdirSync(options.folder, { recursive: true });
  if (!isClaimed(claim)) return null;
  const child = fork(new URL('./build-process.ts', import.meta.url), [JSON.stringify(options)], {
    detached: true,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (priority === 'lowest' && child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  let begunMs = 0;
  const sendNext = (): void => {
    const part = events.next();
    begunMs = performance.now();
    if (part === null) child.disconnect();
    else child.send(part);
  };
  child.on('message', (outcome: BuildOutcome) => {
    if ('part' in outcome) events.written(outcome.part, Math.round((performance.now() - begunMs) / 1000));
    else events.failed(outcome.error);
    sendNext();
  });
  const ended = new Promise<void>((resolve) => {
    const end = (error: Error | null): void => {
      if (error !== null) events.failed(error);
      rmSync(claim, { force: true });
      resolve();
    };
    child.on('error', end);
    child.once('exit', (code) => end(code === 0 ? null : new Error('The process that builds tables was ended.')));
  });
  sendNext();
  return {
    pid: child.pid,
    ended,
    /** Keeps other processes of the folder from building: call it every few seconds. */
    renewClaim: (): void => writeFileSync(claim, String(process.pid)),
    stop: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Creates the file of the claim. A stale one is only removed, so that of several processes one creates it at its next attempt. */
function isClaimed(claim: string): boolean {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const claimedMs = statSync(claim, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - claimedMs > STALE_MS) rmSync(claim, { force: true });
    return false;
  }
}

/**
 * Gives a process that leads its own session the lowest priority. With autogroups, Linux compares priorities only within a session, so the session gets
 * it as well.
 */
function lowerPriority(pid: number): void {
  const { PRIORITY_LOW } = constants.priority;
  try {
    setPriority(pid, PRIORITY_LOW);
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW), { flag: 'r+' });
  } catch {
    // A container may forbid it, and only some kernels have autogroups.
  }
}
