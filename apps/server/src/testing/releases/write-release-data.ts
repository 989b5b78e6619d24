import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { RELEASE_SECRET, RELEASES, writeReleaseData } from './release-data.ts';

const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('Name the version');
const place = await mkdtemp(join(tmpdir(), 'theia-release-'));
const config = readConfig({ THEIA_DATA_DIR: place, THEIA_SECRET: RELEASE_SECRET, LOG_LEVEL: 'silent' }, place);
const database = await openDatabase(config, { exclusive: true, poolSize: 2 });
await writeReleaseData(database, join(RELEASES, version));
await database.close();
await rm(place, { recursive: true, force: true });
