import { resolve } from 'node:path';
import { backupDatabase } from '../../database/backup/backup.ts';
import { installedSecret, isSecretGiven } from '../../database/backup/secret-file.ts';
import type { Command } from '../command.ts';

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
