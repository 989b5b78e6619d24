import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { readKeys } from '../api-keys.ts';
import { testDatabase } from '../database.ts';
import { checkFiles, loadBackup } from '../../database/backup/restore.ts';
import { readManifest } from '../../database/backup/manifest.ts';
import { type Migration, readMigrations } from '../../database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../../database/open-database.ts';
import { RELEASE_SECRET, RELEASES, writeReleaseData } from './release-data.ts';

const test = await testDatabase({ THEIA_SECRET: RELEASE_SECRET });
const { sql } = test.database;
const released = await testDatabase({ THEIA_SECRET: RELEASE_SECRET });
const temporary = mkdtempSync(join(tmpdir(), 'theia-releases-'));
after(() => rmSync(temporary, { recursive: true, force: true }));

/** Loads the data of a release as that release kept it, and migrates it. Every balance is audited, every row counted and every key read on the way. */
async function upgrade(folder: string, migrations: readonly Migration[]): Promise<void> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  await sql.begin((transaction) =>
    loadBackup(transaction, test.database, { manifest, folder, keySecrets: test.database }, migrations),
  );
  assert.match((await readKeys(test.database))[1]?.api_key ?? '', /^THE[0-9a-f]{15}$/);
  const [noted] = await sql`select count(*)::int as count from supabase_migrations.schema_migrations`;
  assert.equal(noted?.['count'], migrations.length);
}

describe('an upgrade with data', () => {
  it('from this release: a later migration changes the rows that were there', async () => {
    const folder = join(temporary, 'this-release');
    await writeReleaseData(released.database, folder);
    const directory = join(temporary, 'migrations');
    cpSync(MIGRATIONS_DIRECTORY, directory, { recursive: true });
    writeFileSync(
      join(directory, '20991231000000_plan_notes.sql'),
      `alter table public.subscriptions add column billing_note text;
      update public.subscriptions set billing_note = 'plan ' || plan;
      grant select (billing_note) on public.subscriptions to :authenticated;`,
    );
    await upgrade(folder, await readMigrations(directory));
    const notes = await sql<{ billing_note: string }[]>`select billing_note from public.subscriptions`;
    assert.deepEqual(
      notes.map((row) => row.billing_note),
      ['plan starter', 'plan starter'],
    );
  });

  it('from every release so far keeps every row, balance and key', async () => {
    const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
    const shipped = (await readMigrations(MIGRATIONS_DIRECTORY)).filter(({ isReleased }) => isReleased);
    assert.equal(releases.length > 0, shipped.length > 0, 'a release without data: npm run release writes it');
    for (const release of releases) await upgrade(join(RELEASES, release), await readMigrations(MIGRATIONS_DIRECTORY));
  });
});
