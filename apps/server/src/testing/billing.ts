import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { findOperation, OperationError, runOperation } from '../account/operations/operation.ts';
import { openBilling } from '../billing/open-billing.ts';
import { activeProducts } from '../billing/products.ts';
import type { TopupDependencies } from '../billing/topups/charge-topup.ts';
import type { Config } from '../config/config.ts';
import { auditAccounts } from '../database/audit/audit.ts';
import { operations } from '../rules/operations/catalog.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import { startStripeSandbox } from '@theia-astro/sandbox/stripe/stripe-sandbox';
import { type Customer, customer, type CustomerOptions } from './customer.ts';
import type { TestDatabase } from './database.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { until as untilAny } from './until.ts';

/** Accepted beside that of the sandbox. */
export const PREVIOUS_WEBHOOK_SECRET = 'whsec_before_the_change';

export const GOOD_CARD = '4242424242424242';

interface Plan {
  readonly plan: string;
  readonly status: string;
  readonly addons: readonly string[];
  readonly natal_system: string;
  readonly trial_ends_at: Date | null;
  readonly cancel_at: Date | null;
  readonly customer: string | null;
  readonly subscription: string | null;
}
interface Payment {
  readonly charge: string;
  readonly invoice: string | null;
}
type Fields = Readonly<Record<string, string>>;

/** Billing with the Stripe sandbox over HTTP, through the official SDK and signed webhooks. */
export async function testBilling(
  { database, config, beforeClose }: TestDatabase,
  more: Partial<Pick<Config, 'seller' | 'collectsTax'>> = {},
) {
  const { sql } = database;
  const log = pino({ level: 'silent' });
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
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
    await closeServer(server);
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
  const pay = async (page: unknown, number: string | null, more: Fields = {}): Promise<Response> =>
    fetch(String(page), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...(number === null ? {} : { number, expiry: '12 / 40' }), action: 'pay', ...more }),
    });
  const until = async <T>(look: () => Promise<T | null | undefined | false>): Promise<T> => {
    try {
      return await untilAny(look, 'it', 25);
    } catch (error) {
      const open =
        await sql`select id, type, outcome, attempts, last_error from private.stripe_events where outcome is null or outcome = 'waiting'`;
      throw new Error(`events still open: ${JSON.stringify(open)}`, { cause: error });
    }
  };
  const checkout = async (who: Customer, input: Fields): Promise<string> =>
    String((await call(who, 'create-checkout', input))['url']);
  const readPlan = async ({ userId }: Customer): Promise<Plan> => {
    const [row] = await sql<Plan[]>`
      select plan, status, addons, natal_system, trial_ends_at, cancel_at,
        stripe_customer_id as customer, stripe_subscription_id as subscription
      from public.subscriptions where user_id = ${userId}`;
    return row ?? assert.fail('The user has no row of a plan');
  };
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
    pay,
    /** The URL of a new checkout page. */
    checkout,
    /** Chooses a plan as its page does; `url` is where to go on. */
    choosePlan: (who: Customer, planType: string, addOns: readonly string[] = [], more: Fields = {}) =>
      call(who, 'stripe-checkout-handler', { ...planChoice(planType, addOns), ...more }),
    /** Tops up the wallet on a checkout page. */
    buyCredit: async (who: Customer, usd: number, number = GOOD_CARD, more: Fields = {}): Promise<Response> =>
      pay(await checkout(who, { mode: 'payment', priceId: `price_credit_${usd}` }), number, more),
    /** Saves a card on a checkout page, and waits until it is known. */
    saveCard: async (who: Customer, number = GOOD_CARD, more: Fields = {}): Promise<void> => {
      const saved = await pay(await checkout(who, { mode: 'setup' }), number, more);
      assert.match(saved.headers.get('location') ?? '', /\/payment-return\?status=setup-success$/);
      const known = () =>
        sql`select from public.payment_method where user_id = ${who.userId} and active and card_last4 = ${number.slice(-4)}`;
      await until(async () => (await known()).length > 0);
    },
    readPlan,
    /** The running subscription, once it is known. */
    subscriptionOf: (who: Customer) => until(async () => (await readPlan(who)).subscription),
    /** The payment of the newest top-up, once its charge is known. */
    paymentOf: (who: Customer): Promise<Payment> =>
      until(async () => {
        const [row] = await sql<Payment[]>`
          select stripe_charge_id as charge, stripe_invoice_id as invoice from public.topup_logs
          where user_id = ${who.userId} and stripe_charge_id is not null order by created_at desc limit 1`;
        return row;
      }),
    /** What a top-up is charged with. */
    topups: {
      sql,
      stripe,
      publicUrl: config.publicUrl,
      retrySeconds: 0,
      collectsTax: false,
      sellerFooter: null,
    } satisfies TopupDependencies,
    /** What the sandbox knows: charges, refunds, disputes, events. */
    atStripe: async <T>(): Promise<T> =>
      (await fetch(`${sandbox.url}/control`, { headers: { accept: 'application/json' } })).json() as Promise<T>,
    assertBooksAgree: async (): Promise<void> => assert.deepEqual((await auditAccounts(sql)).differences, []),
    control: async (path: string, fields: Fields = {}): Promise<void> => {
      const response = await fetch(`${sandbox.url}/control/${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      });
      if (response.status !== 303) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    },
    task: async (name: string): Promise<void> => {
      await billing.tasks.find((task) => task.name === name)?.perform(sql, () => false);
    },
    /** Waits until every event from Stripe is handled and Stripe's clock, which has whole seconds, is past the last event. */
    laterAtStripe: async (): Promise<void> => {
      const ids = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id);
      await untilAny(async () => {
        const handled = await sql`select from private.stripe_events where id = any(${ids}) and outcome is not null`;
        return handled.length === ids.length;
      }, 'the end of every event');
      const second = Math.floor(Date.now() / 1_000);
      await untilAny(() => Math.floor(Date.now() / 1_000) > second, 'the next second', 25);
    },
    /** Waits for the effect of the webhooks. */
    until,
    balance: async (who: Customer): Promise<string> => {
      const [row] =
        await sql`select balance_usd::numeric(14, 2)::text as balance from public.user_credits where user_id = ${who.userId}`;
      return String(row?.['balance'] ?? 'none');
    },
    subjects: async (who: { readonly email: string }): Promise<string[]> =>
      (
        await sql<
          { subject: string }[]
        >`select subject from private.mail_outbox where to_address = ${who.email} order by id`
      ).map((mail) => mail.subject),
  };
}

/** What the page of plans sends. */
export const planChoice = (planType: string, addOns: readonly string[] = []) => ({
  planType,
  addOns,
  priceIds: [planType, ...addOns].map(
    (name) => `price_${name.toLowerCase().replace(' compatibility', '').replaceAll(' ', '_')}`,
  ),
});
