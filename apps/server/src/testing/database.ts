import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { copyTemplateDatabase } from './template-database.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly config: Config;
  /** Runs before the database stops, in reverse order of registration. */
  beforeClose(cleanUp: () => Promise<void>): void;
}

/**
 * A separate embedded PostgreSQL in a new temporary folder, migrated, with the configuration of local mode. Stopped and deleted
 * when the test file ends: call it at the top of the file (an `after` inside a `before` hook would run when that hook ends).
 * It is a copy of a migrated template; `fromNothing` runs initdb and every migration, for tests of these.
 */
export async function testDatabase(
  environment: NodeJS.ProcessEnv = {},
  options: { readonly fromNothing?: boolean } = {},
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-test-'));
  const config = readConfig(
    {
      THEIA_DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      EPHEMERIS_TABLES: 'off',
      PASSWORD_HASH_COST: '4',
      ...environment,
    },
    folder,
  );
  if (options.fromNothing !== true) await copyTemplateDatabase(join(config.dataDir, 'postgres'));
  const database = await openDatabase(config, { exclusive: true, poolSize: 8 });
  const cleanUps: (() => Promise<void>)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { database, config, beforeClose: (cleanUp) => void cleanUps.push(cleanUp) };
}
