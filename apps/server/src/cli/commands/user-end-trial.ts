import { changing } from '../../database/acting.ts';
import { type Command, CommandFailed } from '../command.ts';
import { findUser } from '../find-user.ts';

export const userEndTrial: Command = {
  words: 'user end-trial',
  takes: ['EMAIL'],
  options: {},
  optionsUsage: '',
  summary: 'Ends the trial now; the key stays valid and calls are paid from the wallet',
  run: (call) =>
    call.withDatabase(async ({ sql }) => {
      const [email = ''] = call.arguments;
      const userId = await findUser(sql, email);
      const ended = await changing(
        sql,
        { as: 'operator' },
        (transaction) => transaction`
        update public.subscriptions set status = 'ended', trial_ends_at = least(trial_ends_at, now()), updated_at = now()
        where user_id = ${userId} and status = 'trialing' returning 1`,
      );
      if (ended.length === 0) throw new CommandFailed(`${email} has no running trial`);
      call.print(`The trial of ${email} has ended`);
    }),
};
