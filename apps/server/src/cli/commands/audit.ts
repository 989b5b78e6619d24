import { auditFromCheckpoint } from '../../database/audit/audit.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';

export const audit: Command = {
  words: 'audit',
  takes: [],
  options: { full: { type: 'boolean' }, 'new-checkpoint': { type: 'boolean' }, json: { type: 'boolean' } },
  optionsUsage: '[--full [--new-checkpoint]] [--json]',
  summary:
    'Recomputes every balance, charge and quota since the last checkpoint, or all of them; exit code 1 when one differs',
  run: async (call) => {
    const full = call.options['full'] === true;
    const renew = call.options['new-checkpoint'] === true;
    if (renew && !full) throw new UsageError('--new-checkpoint needs --full');
    const { mode, since, checked, differences } = await call.withDatabase(({ sql, keySecretHex }) =>
      auditFromCheckpoint(sql, { full, renew, keySecretHex }),
    );
    if (call.options['json'] === true) call.print(JSON.stringify({ mode, since, checked, differences }));
    else {
      for (const difference of differences) call.print(difference);
      call.print(
        `${checked.wallets} wallets, ${checked.ledgerRows} ledger rows and ${checked.usageRows} charged calls checked${since === null ? '' : `, on top of the checkpoint of ${since.slice(0, 10)}`}`,
      );
    }
    if (differences.length > 0) throw new CommandFailed(`${differences.length} differences found`);
    if (call.options['json'] !== true) call.print('All agree');
  },
};
