import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { HandlersOf } from '../account/operations/operation.ts';
import type { billingOperations } from '../rules/operations/billing.ts';
import type { Config, Seller } from '../config/config.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Base } from '../base.ts';
import type { Task } from '../jobs/job.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import type { Metrics } from '../observability/metrics.ts';
import { eventStore } from './events/event-store.ts';
import { billingDetails, billingSettings, saveBillingDetails } from './functions/billing-details.ts';
import { billingPortal, cancelPlan, promotionCode } from './functions/subscribe.ts';
import { invoiceList } from './functions/invoice-list.ts';
import { createCheckout, stripeCheckoutHandler } from './functions/create-checkout.ts';
import { activeProducts, isPlaceholder } from './products.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import { auditTask, detachCardsTask, returnPaymentsTask, syncCards } from './tasks/payment-tasks.ts';
import { subscriptionsTask, syncSubscriptions } from './tasks/subscriptions-task.ts';
import { quotaAlertsTask, trialMailsTask } from './tasks/mail-tasks.ts';
import { invoiceTopupsTask, TOPUP_TASK, topupTask } from './topups/topup-task.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { lowBalanceMail } from '../mail/billing-mails.ts';
import { mailUser } from './events/event-context.ts';
import { creditsTask } from './tasks/availability-credits-task.ts';

interface BillingParts {
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail' | 'topupRetrySeconds' | 'seller' | 'collectsTax'>;
  readonly database: Pick<Database, 'sql' | 'keySecretHex'>;
  readonly log: Logger;
  readonly stripe: NonNullable<Config['stripe']>;
  /** Counts the deliveries of Stripe. */
  readonly metrics?: Pick<Metrics, 'webhooks'>;
  /** Checks the wallets of these users at once, and starts the mails and top-ups that a lower balance requires. */
  readonly afterBalanceChange: (userIds: readonly string[]) => Promise<void>;
}

interface Billing {
  readonly operations: HandlersOf<typeof billingOperations>;
  readonly routes: Hono;
  readonly tasks: readonly Task[];
}

/** Everything related to payments, on one Stripe account. */
export function openBilling({
  config,
  database: { sql, keySecretHex },
  log,
  stripe: credentials,
  metrics,
  afterBalanceChange,
}: BillingParts): Billing {
  const stripe = createStripe(credentials);
  const { publicUrl, supportEmail, topupRetrySeconds, collectsTax } = config;
  const sellerFooter = footerOf(config.seller);
  const events = eventStore({ sql, config, log });
  const needsRealPrices = credentials.apiBase === null;
  if (needsRealPrices) void warnAboutPlaceholders(sql, log);
  const dependencies = { stripe, publicUrl, needsRealPrices, collectsTax, sellerFooter };
  const upkeep = { stripe, config, log };
  return {
    operations: {
      'stripe-checkout-handler': stripeCheckoutHandler(dependencies),
      'create-checkout': createCheckout(dependencies),
      'promotion-code': promotionCode(dependencies),
      'billing-details': billingDetails(dependencies, config.seller),
      'save-billing-details': saveBillingDetails(dependencies),
      'invoice-list': invoiceList(dependencies),
      'billing-portal': billingPortal(dependencies),
      'cancel-plan': cancelPlan(dependencies),
      'billing-settings': billingSettings((userId) => afterBalanceChange([userId])),
    },
    routes: new Hono().route(
      '/webhooks',
      webhookRoutes({
        webhookSecrets: [credentials.webhookSecret, credentials.previousWebhookSecret].filter(
          (secret) => secret !== undefined && secret !== null,
        ),
        events,
        log,
        onDelivery: (outcome) => metrics?.webhooks.inc({ outcome }),
        followUp: async () => {
          await syncSubscriptions(sql, upkeep);
          await syncCards(sql, stripe, log);
        },
      }),
    ),
    tasks: [
      { name: 'stripe-events', cron: '* * * * *', perform: async () => void (await events.processOpen()) },
      topupTask({ sql, stripe, publicUrl, retrySeconds: topupRetrySeconds, collectsTax, sellerFooter }, log),
      invoiceTopupsTask({ stripe, supportEmail, log }),
      detachCardsTask(stripe, log),
      subscriptionsTask(upkeep),
      returnPaymentsTask(stripe, log),
      trialMailsTask({ publicUrl }),
      { name: 'low-balances', cron: '*/10 * * * *', perform: () => mailLowBalances(sql, null, publicUrl) },
      auditTask({ supportEmail, keySecretHex, log }),
    ],
  };
}

/** With real credentials and the price ids of the seed data nothing can be bought, so a warning is logged at every start. */
async function warnAboutPlaceholders(sql: Sql, log: Logger): Promise<void> {
  const unnamed = (await activeProducts(sql).catch(() => [])).filter(isPlaceholder).map(({ name }) => name);
  if (unnamed.length > 0)
    log.warn(
      { products: unnamed },
      'these products have no Stripe price yet and cannot be bought: assign one with the command "stripe price NAME PRICE_ID"',
    );
}

/** Seller details for the invoice footer; null: not configured. */
function footerOf(seller: Seller | null): string | null {
  if (seller === null) return null;
  return [seller.name, ...seller.address, ...(seller.taxId === null ? [] : [`Tax ID ${seller.taxId}`])].join('\n');
}

/** What follows the wallets and quotas of accounts, also where payments are switched off. */
export function openBalances({ config, database: { sql }, log }: Base, wake: Jobs['wake']) {
  return {
    tasks: [creditsTask({ config, log }), quotaAlertsTask(config)],
    /** Starts the mails and top-ups that a lower balance of these users requires. */
    afterBalanceChange: async (userIds: readonly string[]): Promise<void> => {
      await mailLowBalances(sql, userIds, config.publicUrl);
      const queued = await sql`select private.request_topups(${[...userIds]}::uuid[])`;
      if (queued.length > 0) await wake(TOPUP_TASK);
    },
  };
}

/** Mails users whose balance fell below their threshold, once until it is above it again. Null checks all users whose wallet changed recently. */
export async function mailLowBalances(sql: Sql, userIds: readonly string[] | null, publicUrl: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const low = await transaction<{ user_id: string; balance_usd: string; low_balance_usd: string }[]>`
      select user_id, trunc(balance_usd, 2)::text as balance_usd, low_balance_usd::numeric(12, 2)::text as low_balance_usd from private.claim_low_balances(${userIds === null ? null : [...userIds]}::uuid[])`;
    for (const { user_id: userId, balance_usd: balanceUsd, low_balance_usd: lineUsd } of low)
      await mailUser(transaction, userId, lowBalanceMail({ balanceUsd, lineUsd, publicUrl }));
  });
}
