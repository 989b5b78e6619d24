import { readMigrations } from '../../database/migrate.ts';
import { MIGRATIONS_DIRECTORY } from '../../database/open-database.ts';
import type { Command } from '../command.ts';
import { resolve } from 'node:path';
import { upgradePostgres as upgrade } from '../../database/upgrade-postgres.ts';

export const migrateCommand: Command = {
  words: 'migrate',
  takes: [],
  options: {},
  optionsUsage: '',
  summary: 'Migrates the database to the schema of this release (the server also does this at its start)',
  run: async (call) => {
    const migrations = await readMigrations(MIGRATIONS_DIRECTORY);
    const applied = await call.withDatabase(
      ({ sql }) =>
        sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations order by version`,
    );
    call.print(
      `The database has all ${migrations.length} migrations of this release, up to ${applied.at(-1)?.version}`,
    );
  },
};

export const upgradePostgres: Command = {
  words: 'upgrade postgres',
  takes: ['BIN_DIR'],
  options: {},
  optionsUsage: '',
  summary:
    'Takes the embedded database over to this release’s PostgreSQL; BIN_DIR has the programs of the old one; the server must be stopped',
  run: async (call) => {
    const binFolder = resolve(call.workingDirectory, call.arguments[0] ?? '');
    const { from, to, rows, keptFolder } = await upgrade(call.config(), binFolder);
    call.print(`Took ${rows} rows over from PostgreSQL ${from} to ${to}; every balance agrees`);
    call.print(`The old data is kept in ${keptFolder}: delete it when you no longer want to go back.`);
  },
};
