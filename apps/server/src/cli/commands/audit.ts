import { auditAccounts } from '../../database/backup/audit-accounts.ts';
import { type Command, CommandFailed } from '../command.ts';

export const audit: Command = {
  words: 'audit',
  takes: [],
  options: { json: { type: 'boolean' } },
  optionsUsage: '[--json]',
  summary: 'Recomputes every balance, charge and quota; exit code 1 when one differs',
  run: async (call) => {
    const { checked, differences } = await call.withDatabase(({ sql }) => auditAccounts(sql));
    if (call.options['json'] === true) call.print(JSON.stringify({ checked, differences }));
    else {
      for (const difference of differences) call.print(difference);
      call.print(
        `${checked.wallets} wallets, ${checked.ledgerRows} ledger rows and ${checked.usageRows} charged calls checked`,
      );
    }
    if (differences.length > 0) throw new CommandFailed(`${differences.length} differences found`);
    if (call.options['json'] !== true) call.print('All agree');
  },
};
