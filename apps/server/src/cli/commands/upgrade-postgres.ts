import { resolve } from 'node:path';
import { upgradePostgres as upgrade } from '../../database/upgrade-postgres.ts';
import type { Command } from '../command.ts';

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
