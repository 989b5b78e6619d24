import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fillEveryTable } from '../testing/every-table.ts';
import { testDatabase } from '../testing/database.ts';
import type { Sql } from './database.ts';
import { openPool } from './database.ts';
import { migrate, readMigrations, writeReleased } from './migrate.ts';
import { MIGRATIONS_DIRECTORY } from './open-database.ts';

const test = await testDatabase();
const { sql, ownerUrl } = test.database;
const folders: string[] = [];
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A copy of the migrations of this release that a test can change. */
function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'theia-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS_DIRECTORY, folder, { recursive: true });
  return folder;
}

const USERS = '20261101000200_users.sql';

/** The first step of an expand-and-contract change: a nullable column filled from existing data, and a new table. */
const LATER = `
alter table public.subscriptions add column billing_note text;
update public.subscriptions set billing_note = 'plan ' || plan where billing_note is null;
create table public.plan_notes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  note text not null
);
alter table public.plan_notes enable row level security;
create policy "A user reads the own note" on public.plan_notes for select to :authenticated using (user_id = (select auth.uid()));
grant select on public.plan_notes to :authenticated;
insert into public.plan_notes (user_id, note) select user_id, billing_note from public.subscriptions;
`;

const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private', 'auth') and c.relname <> 'plan_notes'`;

/** Every row of every table as JSON, sorted. */
async function everyRow(): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await sql.unsafe<{ name: string }[]>(
    `select n.nspname || '.' || c.relname as name from ${TABLES} and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const found = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select (to_jsonb(t) - 'billing_note')::text as row from ${name} t order by 1`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Grants, row level security and policies of every table and view. */
async function accessRules(): Promise<readonly string[]> {
  const rows = await sql.unsafe<{ lock: string }[]>(`
    select n.nspname || '.' || c.relname || ' ' || c.relrowsecurity || ' ' || coalesce(c.relacl::text, '') || ' '
           || coalesce((select string_agg(p.policyname || coalesce(p.qual, '') || coalesce(p.with_check, ''), ';' order by p.policyname) from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname), '') as lock
    from ${TABLES} and c.relkind in ('r', 'p', 'v') order by 1`);
  return rows.map(({ lock }) => lock);
}

/** What a signed-in user reads, under row level security. */
function readAs(userId: string, query: string): Promise<readonly string[]> {
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, true)`;
    await tx`select set_config('role', ${test.database.roles.authenticated}, true)`;
    return (await tx.unsafe<{ value: string }[]>(query)).map(({ value }) => value);
  }) as Promise<readonly string[]>;
}

async function withTwoNodes<T>(work: (one: Sql, other: Sql) => Promise<T>): Promise<T> {
  const nodes = ['one', 'other'].map((name) => openPool(ownerUrl, { max: 1, name }));
  try {
    return await work(nodes[0]!, nodes[1]!);
  } finally {
    await Promise.all(nodes.map((node) => node.end()));
  }
}

describe('an upgrade from the baseline', () => {
  it('keeps every row, grant and policy, and is applied once when two nodes start together and again later', async () => {
    const ada = await fillEveryTable(test.database, 'ada@theia.test');
    const bob = await fillEveryTable(test.database, 'bob@theia.test');
    const before = await everyRow();
    assert.deepEqual(
      [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name),
      [],
      'every table has a row: add one to fillEveryTable',
    );
    const locksBefore = await accessRules();

    const folder = copyOfMigrations();
    writeFileSync(join(folder, '20991231000000_plan_notes.sql'), LATER);
    const migrations = await readMigrations(folder);
    await withTwoNodes(async (one, other) => {
      const applied = await Promise.all([migrate(one, migrations), migrate(other, migrations)]);
      assert.deepEqual(
        applied.toSorted((a, b) => a.length - b.length),
        [[], ['20991231000000']],
      );
    });
    assert.deepEqual(await migrate(sql, migrations), []);

    assert.deepEqual(await everyRow(), before);
    assert.deepEqual(await accessRules(), locksBefore);
    assert.deepEqual(await readAs(ada, 'select note as value from public.plan_notes'), ['plan starter']);
    assert.deepEqual(await readAs(bob, 'select user_id::text as value from public.subscriptions'), [bob]);
    await assert.rejects(readAs(ada, 'delete from public.plan_notes returning note as value'), /permission denied/);
    await assert.rejects(
      readMigrations(MIGRATIONS_DIRECTORY).then((previous) => migrate(sql, previous)),
      /This database is of a newer release of Theia: it has the migrations 20991231000000, .* Start the newer release, or restore a backup/,
      'the previous release does not start any more',
    );
    await sql`delete from supabase_migrations.schema_migrations where version = '20991231000000'`;
  });

  it('rolls back a failed migration completely', async () => {
    const folder = copyOfMigrations();
    writeFileSync(join(folder, '20991231000001_half.sql'), 'create table public.half (id int);\nselect 1 / 0;\n');
    await assert.rejects(
      readMigrations(folder).then((migrations) => migrate(sql, migrations)),
      /Migration 20991231000001_half failed: division by zero/,
    );
    const [row] =
      await sql`select to_regclass('public.half') as half, (select count(*)::int from supabase_migrations.schema_migrations where version = '20991231000001') as noted`;
    assert.deepEqual({ ...row }, { half: null, noted: 0 });
  });
});

describe('a migration that was applied never changes', () => {
  it('stores the checksum of each applied migration', async () => {
    const rows = await sql<
      { file: string; checksum: string }[]
    >`select version || '_' || name as file, checksum from supabase_migrations.schema_migrations where version < '2099' order by version`;
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      (await readMigrations(MIGRATIONS_DIRECTORY)).map(({ version, name, checksum }) => ({
        file: `${version}_${name}`,
        checksum,
      })),
    );
  });

  it('refuses to start on a changed file before applying anything, names the file and says what to do', async () => {
    const folder = copyOfMigrations();
    appendFileSync(join(folder, USERS), '\n-- changed\n');
    writeFileSync(join(folder, '20991231000002_later.sql'), 'create table public.later (id int);\n');
    await assert.rejects(
      readMigrations(folder).then((migrations) => migrate(sql, migrations)),
      /a different 20261101000200_users\.sql than .* not released yet: .* THEIA_DATA_DIR/,
    );
    assert.equal((await sql`select to_regclass('public.later') as later`)[0]?.['later'], null);
  });

  it('refuses a database from before checksums were stored', async () => {
    await sql`update supabase_migrations.schema_migrations set checksum = null where version = '20261101000200'`;
    await assert.rejects(
      readMigrations(MIGRATIONS_DIRECTORY).then((migrations) => migrate(sql, migrations)),
      /a different 20261101000200_users\.sql/,
    );
    const users = (await readMigrations(MIGRATIONS_DIRECTORY)).find(({ version }) => version === '20261101000200')!;
    await sql`update supabase_migrations.schema_migrations set checksum = ${users.checksum} where version = ${users.version}`;
  });

  it('accepts a checkout with other line endings', async () => {
    const folder = copyOfMigrations();
    await writeReleased(folder);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll('\n', '\r\n'));
    }
    assert.deepEqual(await migrate(sql, await readMigrations(folder)), []);
  });

  it('refuses a changed, renamed or removed released file, even on an empty database', async () => {
    const changed = copyOfMigrations();
    await writeReleased(changed);
    appendFileSync(join(changed, USERS), '\n-- changed\n');
    await assert.rejects(
      readMigrations(changed),
      /The released migration 20261101000200_users\.sql was changed.* write the change as a new migration/,
    );
    await assert.rejects(writeReleased(changed), /was changed/, 'a new release does not accept it');

    const renamed = copyOfMigrations();
    await writeReleased(renamed);
    renameSync(join(renamed, USERS), join(renamed, '20261101000200_people.sql'));
    await assert.rejects(readMigrations(renamed), /The released migration 20261101000200_users\.sql is missing/);
  });

  it('refuses a database with another version of a released migration', async () => {
    const folder = copyOfMigrations();
    appendFileSync(join(folder, USERS), '\n-- released like this\n');
    await writeReleased(folder);
    await assert.rejects(
      readMigrations(folder).then((migrations) => migrate(sql, migrations)),
      /a different 20261101000200_users\.sql .*unchanged since its release.*restore a backup/,
    );
  });
});
