import { readMigrations } from '../../database/migration-files.ts';
import { MIGRATIONS_DIRECTORY } from '../../database/open-database.ts';
import type { Command } from '../command.ts';

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
