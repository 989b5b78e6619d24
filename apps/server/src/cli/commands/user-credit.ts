import { randomUUID } from 'node:crypto';
import { changing } from '../../database/acting.ts';
import { type Command, CommandFailed, textOption, UsageError } from '../command.ts';
import { findUser } from '../find-user.ts';

const AMOUNT = /^[+-]?\d{1,9}(\.\d{1,4})?$/;

export const userCredit: Command = {
  words: 'user credit',
  takes: ['EMAIL', 'USD'],
  options: { reason: { type: 'string' } },
  optionsUsage: '--reason TEXT',
  summary: 'Adds money to a wallet, or removes it with a minus sign (at most 4 decimals)',
  run: (call) => {
    const [email = '', amount = ''] = call.arguments;
    const reason = textOption(call, 'reason')?.trim() ?? '';
    if (!AMOUNT.test(amount) || Number(amount) === 0)
      throw new UsageError(`"${amount}" is not an amount in USD, such as 25, 0.5 or -10.25`);
    if (reason === '') throw new UsageError('A booking needs a reason: --reason TEXT');
    return call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, email);
      const kind = amount.startsWith('-') ? 'adjustment' : 'credit';
      const balance = await changing(
        sql,
        { as: 'operator' },
        (transaction) =>
          transaction<
            { balance: string }[]
          >`select private.book_credit(${userId}, ${kind}, ${amount}::text::numeric, ${reason}, ${`operator:${randomUUID()}`})::text as balance`,
      ).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && (error.code === 'PT402' || error.code === 'PT404'))
          throw new CommandFailed(error.message);
        throw error;
      });
      call.print(`Booked ${amount.replace('+', '')} USD for ${email}; the balance is ${balance[0]?.balance} USD`);
    });
  },
};
