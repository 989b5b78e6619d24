import { actAs } from '../../database/acting.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { withKeySecrets } from '../../database/key-secret.ts';
import type { keyOperations } from '../../rules/operations/keys.ts';
import type { HandlersOf, OperationCall } from './operation.ts';

type Keys = Pick<Database, 'sql' | 'keySecretHex' | 'otherKeySecretHex'>;
type Key = { readonly id: string };

/** Each verb is a function of the database, which checks that the caller owns the key (`key_operations.sql`). */
export function keyHandlers(database: Keys): HandlersOf<typeof keyOperations> {
  const changeKey =
    <Input>(change: (sql: Transaction, input: Input) => PromiseLike<Key[]>) =>
    ({ user, input }: OperationCall<Input>): Promise<Key> =>
      withKeySecrets(database, async (transaction) => {
        await actAs(transaction, { claims: user.claims });
        const [key] = await change(transaction, input);
        if (key === undefined) throw new Error('an operation on a key returned none');
        return key;
      });
  return {
    'create-key': changeKey(
      (sql, { label, is_test: isTest, limits }) =>
        sql<Key[]>`select private.create_key(${label}, ${isTest}, ${JSON.stringify(limits)}::text::jsonb) as id`,
    ),
    'rename-key': changeKey((sql, { id, label }) => sql<Key[]>`select private.rename_key(${id}, ${label}) as id`),
    'limit-key': changeKey(
      (sql, { id, limits }) =>
        sql<Key[]>`select private.limit_key(${id}, ${JSON.stringify(limits)}::text::jsonb) as id`,
    ),
    'activate-key': changeKey((sql, { id }) => sql<Key[]>`select private.switch_key(${id}, true) as id`),
    'revoke-key': changeKey((sql, { id }) => sql<Key[]>`select private.switch_key(${id}, false) as id`),
    'rotate-key': changeKey(
      (sql, { id, overlap_hours: hours, seen }) =>
        sql<Key[]>`select private.rotate_key(${id}, ${hours}, ${seen}) as id`,
    ),
    'end-old-key': changeKey((sql, { id }) => sql<Key[]>`select private.end_old_key(${id}) as id`),
    'delete-key': changeKey((sql, { id }) => sql<Key[]>`select private.delete_key(${id}) as id`),
  };
}
