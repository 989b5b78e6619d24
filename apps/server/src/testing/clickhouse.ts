import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchiveLink, connectArchive } from '../call-archive/connect.ts';
import { createTables } from '../call-archive/tables.ts';
import { readClickHouseUrl } from '../config/connection-string.ts';
import { freePort } from '../database/free-port.ts';
import { endProcess } from './end-process.ts';
import { freeze } from './freeze.ts';
import { until } from './until.ts';

const PROGRAM = '/usr/sbin/clickhouse-server';
/** Why tests with ClickHouse are left out on this system; on Linux they are not. */
export const NO_CLICKHOUSE = process.platform !== 'linux' && 'ClickHouse is that of Debian';

/** A real ClickHouse of the system, with a folder of its own. */
export type TestClickHouse = Awaited<ReturnType<typeof startClickHouse>>;

export interface TestClickHouseOptions {
  /** More elements of its configuration. */
  readonly settings?: string;
  /** Password of the user `default`. */
  readonly password?: string;
  readonly memoryBytesMax?: number;
}

const MEMORY_BYTES_MAX = 2_000_000_000;

/**
 * Starts Debian's ClickHouse on free ports.
 * @throws Error that says how to install it
 */
export async function startClickHouse({
  settings = '',
  password = '',
  memoryBytesMax = MEMORY_BYTES_MAX,
}: TestClickHouseOptions = {}) {
  if (!existsSync(PROGRAM))
    throw new Error('This needs ClickHouse: apt-get install clickhouse-server (.ci/run does it)');
  const folder = mkdtempSync(join(tmpdir(), 'theia-clickhouse-'));
  const [http, tcp, interserver] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(
    join(folder, 'config.xml'),
    `<yandex><logger><level>warning</level><log>${folder}/server.log</log><errorlog>${folder}/error.log</errorlog></logger>
    <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><interserver_http_port>${interserver}</interserver_http_port><listen_host>127.0.0.1</listen_host>
    <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><user_files_path>${folder}/user_files/</user_files_path><users_config>users.xml</users_config>
    <default_profile>default</default_profile><default_database>default</default_database><mark_cache_size>67108864</mark_cache_size><timezone>UTC</timezone>
    ${settings}</yandex>`,
  );
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex><profiles><default><max_memory_usage>${memoryBytesMax}</max_memory_usage><max_threads>1</max_threads></default></profiles>
    <users><default><password>${password}</password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
    <quotas><default><interval><duration>3600</duration><queries>0</queries><errors>0</errors><result_rows>0</result_rows><read_rows>0</read_rows><execution_time>0</execution_time></interval></default></quotas></yandex>`,
  );
  const url = `http://default:${password}@127.0.0.1:${http}/theia`;
  const server = readClickHouseUrl(url);
  const links: ArchiveLink[] = [];
  let child: ChildProcess | null = null;
  const answers = async (): Promise<boolean> => {
    const link = await connectArchive(server, { database: 'default' });
    try {
      await link.select('select 1', { deadlineMs: 2_000 });
      return true;
    } catch {
      return false;
    } finally {
      await link.close();
    }
  };
  const start = async (): Promise<void> => {
    child = spawn(PROGRAM, [`--config-file=${folder}/config.xml`], { stdio: 'ignore', cwd: folder });
    const started = child;
    await until(
      () => {
        if (started.exitCode !== null) throw new Error(`ClickHouse did not start (exit code ${started.exitCode})`);
        return answers();
      },
      'ClickHouse',
      50,
    );
  };
  const kill = () => endProcess(child);
  await start();
  return {
    url,
    server,
    /** Starts it again with what it has on disk. */
    start,
    kill,
    freeze: () => freeze(child),
    thaw: () => void child?.kill('SIGCONT'),
    /** Connections of the test to its tables, which are made if they are missing. Closed with it. */
    connect: async (): Promise<ArchiveLink> => {
      const link = await connectArchive(server);
      links.push(link);
      await createTables(server, link);
      return link;
    },
    /** Ends it for good. */
    stop: async () => {
      for (const link of links) await link.close();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
