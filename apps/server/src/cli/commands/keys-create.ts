import { actAs } from '../../database/acting.ts';
import { withKeySecrets } from '../../database/key-secret.ts';
import { type Command, textOption, UsageError } from '../command.ts';
import { findUser } from '../find-user.ts';

export const keysCreate: Command = {
  words: 'keys create',
  takes: ['EMAIL'],
  options: { label: { type: 'string' } },
  optionsUsage: '[--label TEXT]',
  summary: 'Makes another API key, even beyond the plan’s limit, and prints it',
  run: (call) => {
    const label = textOption(call, 'label')?.trim() ?? 'Made by the operator';
    if (label.length < 1 || label.length > 60) throw new UsageError('A label has 1 to 60 characters');
    return call.withDatabase(async (database) => {
      const userId = await findUser(database.sql, call.arguments[0] ?? '');
      const [made] = await withKeySecrets(database, async (transaction) => {
        await actAs(transaction, { as: 'operator' });
        return transaction<{ api_key: string }[]>`select private.issue_api_key(${userId}, ${label}) as api_key`;
      });
      call.print(made?.api_key ?? '');
    });
  },
};
