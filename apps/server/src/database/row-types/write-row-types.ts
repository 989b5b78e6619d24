import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../open-database.ts';
import { ROW_TYPES_FILE, rowTypes } from './row-types.ts';

/** Writes the row types of a freshly migrated database to the file that the web app imports. */
const folder = mkdtempSync(join(tmpdir(), 'theia-row-types-'));
const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder);
const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
try {
  await writeFile(ROW_TYPES_FILE, await rowTypes(database));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
