import { actAs, changing } from '../../database/acting.ts';
import { withKeySecrets } from '../../database/key-secret.ts';
import { type Command, CommandFailed, findUser, textOption, UsageError } from '../command.ts';
import { hashesOf, keyHasher } from '../../metering/key-hash.ts';

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

const KEY_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const keysRevoke: Command = {
  words: 'keys revoke',
  takes: ['KEY_OR_ID'],
  options: {},
  optionsUsage: '',
  summary: 'Revokes an API key, given as its text or its id; its owner can regenerate it',
  run: (call) =>
    call.withDatabase(async (database) => {
      const { sql } = database;
      const [key = ''] = call.arguments;
      const revoked = await changing(
        sql,
        { as: 'operator' },
        (transaction) => transaction<{ id: string; email: string | null }[]>`
        update private.api_keys k set is_active = false, updated_at = now() from auth.users u
        where u.id = k.user_id and ${KEY_ID.test(key) ? sql`k.id = ${key}` : sql`encode(k.key_hash, 'hex') in ${sql([...hashesOf(keyHasher(database)(key))])}`}
        returning k.id, u.email`,
      );
      for (const { id } of revoked) await sql`select private.end_app(${id})`;
      if (revoked[0] === undefined) throw new CommandFailed('There is no such API key');
      call.print(`Revoked the key ${revoked[0].id} of ${revoked[0].email ?? 'an account without address'}`);
    }),
};
