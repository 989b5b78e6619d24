import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { OFFER_FILE, offerText, readOffer } from './read-offer.ts';

/** Writes the plans and prices of a freshly migrated database to the file that the public pages use. */
const folder = mkdtempSync(join(tmpdir(), 'theia-offer-'));
const database = await openDatabase(readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }, folder), {
  exclusive: true,
  poolSize: 2,
});
try {
  await writeFile(OFFER_FILE, offerText(await readOffer(database.sql)));
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
