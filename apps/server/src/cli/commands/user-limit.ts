import { changing } from '../../database/acting.ts';
import { type Command, UsageError } from '../command.ts';
import { findUser } from '../find-user.ts';

export const userLimit: Command = {
  words: 'user limit',
  takes: ['EMAIL', 'PER_SECOND'],
  options: {},
  optionsUsage: '',
  summary: 'Sets the requests per second of an account, or none for the plan’s own limit',
  run: (call) => {
    const [email = '', limit = ''] = call.arguments;
    if (limit !== 'none' && !/^[1-9]\d{0,5}$/.test(limit))
      throw new UsageError(`"${limit}" is not a limit; it is a whole number from 1 to 999999, or none`);
    return call.withDatabase(async ({ sql }) => {
      const userId = await findUser(sql, email);
      await changing(sql, { as: 'operator' }, async (transaction) => {
        if (limit === 'none') await transaction`delete from private.account_limits where user_id = ${userId}`;
        else
          await transaction`insert into private.account_limits (user_id, rate_per_second) values (${userId}, ${Number(limit)}) on conflict (user_id) do update set rate_per_second = excluded.rate_per_second`;
      });
      call.print(
        limit === 'none'
          ? `${email} has the limit of the plan again`
          : `${email} may make ${limit} requests per second`,
      );
    });
  },
};
