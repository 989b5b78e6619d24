import { resolve } from 'node:path';
import { restoreDatabase } from '../../database/backup/restore.ts';
import type { Command } from '../command.ts';

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
