import { readAccounts } from '../account-summary.ts';
import type { Command } from '../command.ts';
import { textTable } from '../text-table.ts';

export const userList: Command = {
  words: 'user list',
  takes: [],
  options: { json: { type: 'boolean' } },
  optionsUsage: '[--json]',
  summary: 'Lists the accounts with plan, balance and calls of the period',
  run: async (call) => {
    const accounts = await call.withDatabase(({ sql }) => readAccounts(sql, null));
    if (call.options['json'] === true) {
      call.print(JSON.stringify(accounts));
      return;
    }
    call.print(
      textTable(
        ['EMAIL', 'CONFIRMED', 'PLAN', 'STATUS', 'BALANCE USD', 'CALLS', 'SINCE'],
        accounts.map((account) => [
          account.email ?? '',
          account.confirmed ? 'yes' : 'no',
          account.plan ?? 'none',
          account.status ?? '',
          account.balance_usd,
          `${account.used} of ${account.quota}`,
          account.created_at.slice(0, 10),
        ]),
      ),
    );
  },
};
