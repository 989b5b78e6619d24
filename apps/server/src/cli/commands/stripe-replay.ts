import { pino } from 'pino';
import { eventStore } from '../../billing/events/event-store.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';

export const stripeReplay: Command = {
  words: 'stripe replay',
  takes: ['EVENT'],
  options: {},
  optionsUsage: '',
  summary: 'Applies a stored Stripe event again by its id, or every open one with "open"; nothing is booked twice',
  run: (call) => {
    const [which = ''] = call.arguments;
    if (which !== 'open' && !/^evt_\w{1,200}$/.test(which))
      throw new UsageError(`"${which}" is not the id of an event (evt_…), nor "open"`);
    return call.withDatabase(async ({ sql }) => {
      const store = eventStore({ sql, config: call.config(), log: pino({ level: 'silent' }) });
      if (which === 'open') {
        const settled = await store.processOpen();
        const [left] = await sql<
          { count: number }[]
        >`select count(*)::int as count from private.stripe_events where outcome is null or outcome = 'waiting'`;
        call.print(`${settled} events applied, ${left?.count ?? 0} still open`);
        return;
      }
      const rows = await sql`update private.stripe_events set outcome = null where id = ${which} returning 1`;
      if (rows.length === 0) throw new CommandFailed(`There is no event ${which}`);
      call.print(`${which}: ${await store.process(which)}`);
    });
  },
};
