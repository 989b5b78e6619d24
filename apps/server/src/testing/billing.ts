import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { findOperation, OperationError, runOperation } from '../account/operations/operation.ts';
import { openBilling } from '../billing/open-billing.ts';
import { activeProducts } from '../billing/products.ts';
import type { Config } from '../config/config.ts';
import { operations } from '../rules/operations/catalog.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import { startStripeSandbox } from '@theia-astro/sandbox/stripe/stripe-sandbox';
import { type Customer, customer, type CustomerOptions } from './customer.ts';
import type { TestDatabase } from './database.ts';
import { until } from './until.ts';

/** Accepted beside that of the sandbox. */
export const PREVIOUS_WEBHOOK_SECRET = 'whsec_before_the_change';

export const GOOD_CARD = '4242424242424242';

/** Billing with the Stripe sandbox over HTTP, through the official SDK and signed webhooks. */
export async function testBilling(
  { database, config, beforeClose }: TestDatabase,
  more: Partial<Pick<Config, 'seller' | 'collectsTax'>> = {},
) {
  const { sql } = database;
  const log = pino({ level: 'silent' });
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const sandbox = await startStripeSandbox({
    webhookUrl: `${url}/webhooks/stripe`,
    products: await activeProducts(sql),
    folder: null,
  });
  const billing = openBilling({
    config: { ...config, topupRetrySeconds: 0, ...more },
    database,
    log,
    stripe: { ...sandbox.credentials, previousWebhookSecret: PREVIOUS_WEBHOOK_SECRET },
    afterBalanceChange: async (userIds) => void (await sql`select private.request_topups(${[...userIds]}::uuid[])`),
  });
  app.route('/', billing.routes);
  beforeClose(async () => {
    await sandbox.stop();
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  const user = async (wish: CustomerOptions = {}): Promise<Customer & { readonly email: string }> => {
    const made = await customer(database, wish);
    return { ...made, email: `${made.userId}@theia.test` };
  };
  const call = async (who: Customer, name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> => {
    const found = findOperation(billing.operations, name);
    if (found === null) throw new Error(`no operation ${name}`);
    const user = { role: 'authenticated', userId: who.userId, claims: { sub: who.userId } as never } as const;
    const output = await runOperation(billing.operations, found, { user, input, sql, logger: log });
    return operations[found].output.parse(output) as Readonly<Record<string, unknown>>;
  };

  const stripe = createStripe(sandbox.credentials);
  return {
    sql,
    sandbox,
    billing,
    user,
    call,
    url,
    stripe,
    /** The status and message of a rejected function call. */
    refusal: async (who: Customer, name: string, body: unknown): Promise<string> => {
      try {
        await call(who, name, body);
      } catch (error) {
        if (error instanceof OperationError) return `${error.status} ${error.message}`;
        throw error;
      }
      return 'accepted';
    },
    /** Submits a checkout page; null: without a card. */
    pay: async (page: unknown, number: string | null, more: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch(String(page), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          ...(number === null ? {} : { number, expiry: '12 / 40' }),
          action: 'pay',
          ...more,
        }),
      }),
    control: async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
      const answer = await fetch(`${sandbox.url}/control/${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      });
      if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    task: async (name: string): Promise<void> => {
      await billing.tasks.find((task) => task.name === name)?.perform(sql, () => false);
    },
    /** Waits until every event from Stripe is handled and Stripe's clock, which has whole seconds, is past the last event. */
    laterAtStripe: async (): Promise<void> => {
      const ids = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id);
      await until(async () => {
        const handled = await sql`select from private.stripe_events where id = any(${ids}) and outcome is not null`;
        return handled.length === ids.length;
      }, 'the end of every event');
      const second = Math.floor(Date.now() / 1_000);
      await until(() => Math.floor(Date.now() / 1_000) > second, 'the next second', 25);
    },
    /** Waits for the effect of the webhooks. */
    until: async <T>(look: () => Promise<T | null | undefined | false>): Promise<T> => {
      try {
        return await until(look, 'it', 25);
      } catch (error) {
        const open =
          await sql`select id, type, outcome, attempts, last_error from private.stripe_events where outcome is null or outcome = 'waiting'`;
        throw new Error(`events still open: ${JSON.stringify(open)}`, { cause: error });
      }
    },
    balance: async (who: Customer): Promise<string> =>
      (
        await sql<
          { balance: string }[]
        >`select balance_usd::numeric(14, 2)::text as balance from public.user_credits where user_id = ${who.userId}`
      )[0]?.balance ?? 'none',
    subjects: async (who: { readonly email: string }): Promise<string[]> =>
      (
        await sql<
          { subject: string }[]
        >`select subject from private.mail_outbox where to_address = ${who.email} order by id`
      ).map((mail) => mail.subject),
  };
}
