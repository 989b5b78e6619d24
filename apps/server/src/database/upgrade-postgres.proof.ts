import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runCli } from '../cli/run.ts';
import { readConfig } from '../config/config.ts';
import { readKeys } from '../testing/api-keys.ts';
import { debianPostgres } from '../testing/debian-postgres.ts';
import { fillEveryTable } from '../testing/every-table.ts';
import { openPool } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { keySecretsOf } from './key-secret.ts';
import { openDatabase, prepareDatabase } from './open-database.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-upgrade-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const environment = { THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
const config = readConfig(environment, folder);
const keySecrets = keySecretsOf(config);
const place = join(config.dataDir, 'postgres');
const current = findPostgresBinaries();

async function upgrade(binFolder: string) {
  const said: string[] = [];
  const note = (line: string) => void said.push(line);
  const code = await runCli(['upgrade', 'postgres', binFolder], {
    environment,
    workingDirectory: folder,
    print: note,
    complain: note,
  });
  return { code, said: said.join('\n') };
}

const open = () => openDatabase(config, { exclusive: true, poolSize: 2 });

// The older server is that of a Debian system.
if (process.platform === 'linux') {
  describe('the embedded database of an older PostgreSQL', () => {
    const debian = debianPostgres();
    let keys: Awaited<ReturnType<typeof readKeys>> = [];

    it('is not touched by a start, which says what to do', async () => {
      const server = await startEmbeddedPostgres(place, { exclusive: true, binaries: debian });
      const sql = openPool(server.url, { max: 1, name: 'theia' });
      await prepareDatabase(sql, server.url, keySecrets);
      await fillEveryTable({ sql, ...keySecrets }, 'ada@theia.test');
      keys = await readKeys({ sql, ...keySecrets });
      await sql.end();
      await server.stop();
      await assert.rejects(
        open(),
        new RegExp(
          `was made by PostgreSQL ${debian.major}, and this release of Theia has ${current.major}\\. Take it over with: npm run theia -- upgrade postgres`,
        ),
      );
      assert.equal(readFileSync(join(place, 'data/PG_VERSION'), 'utf8').trim(), String(debian.major));
    });

    it('is taken over whole when the operator asks for it, and the old data is kept', async () => {
      const wrong = await upgrade(join(current.root, 'bin'));
      assert.deepEqual([wrong.code, /has PostgreSQL \d+; the data was made by/.test(wrong.said)], [1, true]);
      const done = await upgrade(join(debian.root, 'bin'));
      assert.deepEqual([done.code, /Took \d+ rows over .* every balance agrees/.test(done.said)], [0, true], done.said);
      assert.equal(readFileSync(join(place, `data.${debian.major}/PG_VERSION`), 'utf8').trim(), String(debian.major));
      assert.equal(existsSync(join(config.dataDir, 'postgres-upgrade')), false);
      const database = await open();
      assert.deepEqual(await readKeys(database), keys);
      const [server] = await database.sql<
        { major: number }[]
      >`select current_setting('server_version_num')::int / 10000 as major`;
      assert.equal(server?.major, current.major);
      await database.close();
      assert.match((await upgrade(join(debian.root, 'bin'))).said, /is of PostgreSQL \d+ already/);
    });

    it('never gives way to an empty one, and a newer one is refused', async () => {
      renameSync(join(place, 'data'), join(place, 'elsewhere'));
      await assert.rejects(open(), /data is missing, but data\.\d+ is there: an upgrade of PostgreSQL was interrupted/);
      renameSync(join(place, 'elsewhere'), join(place, 'data'));
      writeFileSync(join(place, 'data/PG_VERSION'), '99\n');
      await assert.rejects(open(), /was made by PostgreSQL 99, and this release of Theia has \d+\. Start the release/);
    });
  });
}
