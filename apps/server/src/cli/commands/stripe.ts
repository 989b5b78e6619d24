import { type Command, CommandFailed, UsageError } from '../command.ts';
import { pino } from 'pino';
import { eventStore } from '../../billing/events/event-store.ts';

export const stripePrice: Command = {
  words: 'stripe price',
  takes: ['NAME', 'PRICE_ID'],
  options: {},
  optionsUsage: '',
  summary: 'Assigns the Stripe price of a plan, an add-on or a credit, such as: stripe price Growth price_1Abc',
  run: (call) => {
    const [name = '', priceId = ''] = call.arguments;
    if (!/^price_\w{1,200}$/.test(priceId))
      throw new UsageError(`"${priceId}" is not the id of a Stripe price (price_…)`);
    return call.withDatabase(async ({ sql }) => {
      const [product] = await sql<
        { name: string; amount_usd: string }[]
      >`update public.stripe_products set price_id = ${priceId} where lower(name) = lower(${name}) returning name, amount_usd::text`;
      if (product === undefined) {
        const known = await sql<{ name: string }[]>`select name from public.stripe_products order by type, amount_usd`;
        throw new CommandFailed(`There is no product "${name}"; there are ${known.map((row) => row.name).join(', ')}`);
      }
      call.print(`${product.name} (${product.amount_usd} USD) is sold as ${priceId}`);
    });
  },
};

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
