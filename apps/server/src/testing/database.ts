import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly config: Config;
}

/**
 * An embedded PostgreSQL of its own in a fresh temporary folder, migrated, with the configuration of local mode. Stopped and deleted
 * when the test file ends.
 */
export async function testDatabase(environment: NodeJS.ProcessEnv = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'theia-test-'));
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...environment }, folder);
  const database = await openDatabase(config, { exclusive: true, poolSize: 8 });
  after(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { database, config };
}
