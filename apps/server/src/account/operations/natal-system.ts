import { changing } from '../../database/acting.ts';
import type { accountOperations } from '../../rules/operations/account.ts';
import type { Output } from '../../rules/operations/operation.ts';
import { type Handler, OperationError } from './operation.ts';

type NatalSystem = (typeof accountOperations)['natal-system'];

/** Chooses the system of natal charts that a Starter plan includes. It can be changed once in a billing period. */
export const natalSystem: Handler<NatalSystem> = async ({ user, input: { system }, sql }) => {
  const [choice] = await changing(
    sql,
    user,
    (transaction) =>
      transaction<
        Output<NatalSystem>[]
      >`select natal_system, changed from private.choose_natal_system(${user.userId}, ${system})`,
  );
  if (choice === undefined)
    throw new OperationError(409, 'There is no running plan whose natal system could be chosen');
  if (choice.natal_system !== system)
    throw new OperationError(
      409,
      'The natal system can be changed once in a billing period, and was changed in this one',
    );
  return choice;
};
