import { readAccounts, readKeys } from '../account-summary.ts';
import { changing } from '../../database/acting.ts';
import type { Command } from '../command.ts';
import { findUser } from '../find-user.ts';
import { textTable } from '../text-table.ts';

export const userShow: Command = {
  words: 'user show',
  takes: ['EMAIL'],
  options: { json: { type: 'boolean' } },
  optionsUsage: '[--json]',
  summary: 'Shows one account with its keys (never their text)',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, call.arguments[0] ?? '');
      const [account] = await readAccounts(sql, userId);
      const keys = await readKeys(sql, userId);
      await changing(
        sql,
        { as: 'operator' },
        (transaction) => transaction`select private.write_audit(${userId}, 'account.shown', null, null)`,
      );
      if (call.options['json'] === true) {
        call.print(JSON.stringify({ ...account, keys }));
        return;
      }
      const facts = Object.entries(account ?? {}).map(([name, value]) => [
        name,
        value === null ? '-' : Array.isArray(value) ? value.join(', ') || '-' : String(value),
      ]);
      call.print(textTable(['ACCOUNT', ''], facts));
      call.print('');
      call.print(
        textTable(
          ['KEY', 'LABEL', 'STATE', 'LAST USED'],
          keys.map((key) => [
            key.id,
            key.label,
            key.blocked ? 'blocked' : key.is_active ? 'active' : 'revoked',
            key.last_used_at ?? 'never',
          ]),
        ),
      );
    }),
};
