import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { copyTemplateDatabase } from './template-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { rowTypes } from '../database/row-types/row-types.ts';

/** What the web app imports. */
const FILE = join(import.meta.dirname, '../../../web/src/lib/database-types.ts');

/** Writes the row types of a migrated database; the template is that of the tests, which is made once. */
const folder = mkdtempSync(join(tmpdir(), 'theia-row-types-'));
const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder);
await copyTemplateDatabase(join(config.dataDir, 'postgres'));
const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
try {
  await writeFile(FILE, await rowTypes(database));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
