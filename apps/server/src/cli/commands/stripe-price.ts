import { type Command, CommandFailed, UsageError } from '../command.ts';

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
