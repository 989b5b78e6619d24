import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { type Config, readConfig } from '../config/config.ts';
import { openPool, type Sql } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import type { PostgresBinaries } from '../database/postgres-binaries.ts';
import type { TestDatabase } from './database.ts';

/** A PostgreSQL server as an operator has it: an administrator, and databases that are owned by plain roles. */
export interface Cluster {
  readonly administratorUrl: string;
  readonly administrator: Sql;
  /** Makes a role and a database of its own, by default of the same name; returns its connection string. */
  database(owner: string, rights: 'createrole' | 'nocreaterole', name?: string): Promise<string>;
  readonly logPath: string;
}

export interface Clusters {
  readonly folder: string;
  start(name: string, binaries: PostgresBinaries): Promise<Cluster>;
  config(databaseUrl: string, secret?: string): Config;
  /** An installation that was started once before. */
  installation(databaseUrl: string, secret?: string): Promise<TestDatabase>;
  /** Runs before the servers stop, in reverse order. */
  beforeClose(cleanUp: () => Promise<unknown>): void;
}

/** Servers in a temporary folder, stopped and deleted when the test file ends: call it at the top of the file. */
export function testClusters(): Clusters {
  const folder = mkdtempSync(join(tmpdir(), 'theia-cluster-'));
  const cleanUps: (() => Promise<unknown>)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    rmSync(folder, { recursive: true, force: true });
  });
  const beforeClose: Clusters['beforeClose'] = (cleanUp) => void cleanUps.push(cleanUp);
  const config: Clusters['config'] = (databaseUrl, secret = 'kept outside the database 0123456789') =>
    readConfig(
      {
        DATABASE_URL: databaseUrl,
        THEIA_SECRET: secret,
        THEIA_DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'silent',
        EPHEMERIS_TABLES: 'off',
        PASSWORD_HASH_COST: '4',
      },
      folder,
    );
  return {
    folder,
    beforeClose,
    config,
    start: async (name, binaries) => {
      const server = await startEmbeddedPostgres(join(folder, name), { exclusive: false, binaries });
      beforeClose(() => server.stop());
      const administrator = openPool(server.url, { max: 1, name: 'theia-administrator' });
      beforeClose(() => administrator.end());
      return {
        administratorUrl: server.url,
        administrator,
        logPath: join(folder, name, 'server.log'),
        database: async (owner, rights, database = owner) => {
          await administrator.unsafe(`create role ${owner} login ${rights} password 'plain'`);
          await administrator.unsafe(`create database "${database}" owner ${owner}`);
          const url = new URL(server.url);
          [url.username, url.password, url.pathname] = [owner, 'plain', `/${database}`];
          return url.href;
        },
      };
    },
    installation: async (databaseUrl, secret) => {
      const of = config(databaseUrl, secret);
      await (await openDatabase(of, { exclusive: true, poolSize: 2 })).close();
      const database = await openDatabase(of, { exclusive: true, poolSize: 4 });
      beforeClose(() => database.close());
      return { database, config: of, beforeClose };
    },
  };
}
