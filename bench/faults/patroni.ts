import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../apps/server/src/testing/until.ts';
import { startService } from '../hostile/service.ts';
import type { Fault } from './fault.ts';
import { type Cluster, PROGRAMS, type Route, silence, startCluster } from './patroni-cluster.ts';

const ROUTES: readonly Route[] = ['addresses', 'TLS', 'HAProxy'];

const causes: readonly (readonly [name: string, cause: (cluster: Cluster) => Promise<void>])[] = [
  [
    'leader of Patroni silent',
    async (cluster) => {
      const { address, patroni } = await cluster.leader();
      // Its Patroni reaches etcd from another address of this machine, so it is frozen.
      patroni.kill('SIGSTOP');
      silence(address, '-A');
      await newLeader(cluster, address);
    },
  ],
  [
    'leader of Patroni killed',
    async (cluster) => {
      const { address, patroni, data } = await cluster.leader();
      patroni.kill('SIGKILL');
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await newLeader(cluster, address);
    },
  ],
  [
    'switchover of Patroni',
    async (cluster) => {
      const { address } = await cluster.leader();
      await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: `m${address.split('.').at(-1)}` }),
      });
      await newLeader(cluster, address);
    },
  ],
];

async function newLeader(cluster: Cluster, old: string): Promise<void> {
  await until(
    () =>
      cluster.leader().then(
        ({ address }) => address !== old,
        () => false,
      ),
    'a new leader',
    200,
  );
}

const wayOf = (route: Route): string => (route === 'addresses' ? '' : `, reached by ${route}`);

export const patroniFaults: readonly Fault[] = ROUTES.flatMap((route) =>
  causes.map(([name, cause]) => faultOf(`${name}${wayOf(route)}`, route, cause)),
);

function faultOf(name: string, route: Route, cause: (cluster: Cluster) => Promise<void>): Fault {
  return {
    name,
    missing: () => {
      const absent = PROGRAMS.find((program) => !existsSync(program));
      if (absent !== undefined) return `${absent} is not installed`;
      return process.getuid?.() === 0 ? null : 'only root may drop packets';
    },
    open: async () => {
      const cluster = await startCluster(route);
      const service = await startService({ DATABASE_URL: cluster.databaseUrl, LOG_LEVEL: 'warn' }).catch(
        async (error: unknown) => {
          await cluster.stop(true);
          throw error;
        },
      );
      return {
        service,
        cause: () => cause(cluster),
        logs: cluster.folder,
        close: async (hasFailed) => {
          await service.stop();
          await cluster.stop(hasFailed);
        },
      };
    },
  };
}
