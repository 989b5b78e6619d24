import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/database/free-port.ts';
import { endProcess } from '../../apps/server/src/testing/end-process.ts';
import { until } from '../../apps/server/src/testing/until.ts';

export const FOLDER = join(import.meta.dirname, '../../deploy/observability');
const SCRAPE_SECONDS = 2;

/** Why the tests with Prometheus cannot run here; null: they can, and on Linux they must. */
export function missingPrometheus(): string | null {
  return process.platform === 'linux' ? null : 'Debian’s Prometheus runs on Linux';
}

/** Runs promtool. @throws Error with what it says */
export function promtool(...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  if (error !== undefined) throw new Error('promtool is missing: apt-get install prometheus', { cause: error });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

interface Answer<T> {
  readonly status: string;
  readonly data: T;
}

/** Starts a Prometheus that scrapes a node every two seconds, with our alerts, which fire after a second instead of minutes. */
export async function startPrometheus(theiaPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-prometheus-'));
  const rules = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8').replaceAll(/\bfor: \w+/g, 'for: 1s');
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const config = readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8')
    .replaceAll('15s', `${SCRAPE_SECONDS}s`)
    .replace('127.0.0.1:3000', `127.0.0.1:${theiaPort}`)
    .replace(/ +authorization:\n.*\n/, '');
  writeFileSync(join(folder, 'prometheus.yml'), config);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) =>
      reject(new Error('Prometheus is missing: apt-get install prometheus', { cause: error })),
    );
  });
  failed.catch(() => {});
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api/v1/${path}`);
    return ((await response.json()) as Answer<T>).data;
  };
  await Promise.race([
    failed,
    until(async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok === true, 'the start of Prometheus', 50),
  ]);
  return {
    /** The values of an expression, by their labels. */
    query: async (
      expression: string,
    ): Promise<readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]> => {
      const { result } = await ask<{ result: { metric: Record<string, string>; value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      );
      return result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    /** The names of the alerts that fire. */
    firing: async (): Promise<readonly string[]> => {
      const { alerts } = await ask<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts');
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    stop: async () => {
      await endProcess(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
