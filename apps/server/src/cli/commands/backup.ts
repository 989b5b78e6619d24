import { resolve } from 'node:path';
import { backupDatabase } from '../../database/backup/backup.ts';
import { installedSecret, isSecretGiven } from '../../database/backup/manifest.ts';
import type { Command } from '../command.ts';
import { restoreDatabase } from '../../database/backup/restore.ts';

export const backup: Command = {
  words: 'backup',
  takes: ['DIR'],
  options: {},
  optionsUsage: '',
  summary: 'Writes all accounts, calls and money to an empty folder, as of one instant, while the server runs',
  run: (call) =>
    call.withDatabase(async (database) => {
      const folder = resolve(call.workingDirectory, call.arguments[0] ?? '');
      const config = call.config();
      const secretPath = isSecretGiven(call.environment) ? null : installedSecret(config.dataDir);
      const manifest = await backupDatabase(database, { folder, secretPath });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      call.print(`Backed up ${rows} rows of ${manifest.tables.length} tables to ${folder}`);
      call.print(
        secretPath === null
          ? 'Keep THEIA_SECRET for this backup, in another place: without it the API keys and second factors in it cannot be read.'
          : 'The backup contains the secret of this installation: keep it as safe as the API keys themselves.',
      );
    }),
};

export const restore: Command = {
  words: 'restore',
  takes: ['DIR'],
  options: { replace: { type: 'boolean' } },
  optionsUsage: '[--replace]',
  summary: 'Loads a backup into an empty database, or with --replace over existing data; the server must be stopped',
  run: async (call) => {
    const folder = resolve(call.workingDirectory, call.arguments[0] ?? '');
    const { tables, rows, createdAt } = await restoreDatabase({
      folder,
      replace: call.options['replace'] === true,
      environment: call.environment,
      workingDirectory: call.workingDirectory,
    });
    call.print(`Restored ${rows} rows of ${tables} tables as of ${createdAt}; every balance agrees`);
  },
};
