import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stops the embedded PostgreSQL of a data folder and all its backends where they are. Returns a function that lets them go on. */
export function freezePostgres(dataDir: string): () => void {
  const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGSTOP');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const all = [pid, ...children.trim().split(/\s+/).map(Number)];
  const tell = (signal: NodeJS.Signals): void => {
    for (const each of all)
      try {
        process.kill(each, signal);
      } catch {
        // It has ended meanwhile.
      }
  };
  tell('SIGSTOP');
  return () => tell('SIGCONT');
}
