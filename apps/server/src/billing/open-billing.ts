import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AccountFunction } from '../account/functions/account-function.ts';
import type { Config } from '../config/config.ts';
import type { Database, Sql } from '../database/database.ts';
import type { Task } from '../jobs/job.ts';
import { eventStore } from './events/event-store.ts';
import { billingDetails, saveBillingDetails } from './functions/billing-details.ts';
import { billingPortal } from './functions/billing-portal.ts';
import { billingSettings } from './functions/billing-settings.ts';
import { invoiceList } from './functions/invoice-list.ts';
import { promotionCode } from './functions/promotion-code.ts';
import { cancelPlan } from './functions/cancel-plan.ts';
import { createCheckout } from './functions/create-checkout.ts';
import { stripeCheckoutHandler } from './functions/stripe-checkout-handler.ts';
import { mailLowBalances } from './low-balance.ts';
import { activeProducts, isPlaceholder } from './products.ts';
import { footerOf } from './seller.ts';
import { createStripe } from '../stripe/stripe-client.ts';
import { auditTask } from './tasks/audit-task.ts';
import { detachCardsTask, syncCards } from './tasks/detach-cards-task.ts';
import { returnPaymentsTask } from './tasks/return-payments-task.ts';
import { syncSubscriptions, subscriptionsTask } from './tasks/subscriptions-task.ts';
import { trialMailsTask } from './tasks/trial-mails-task.ts';
import { invoiceTopupsTask } from './topups/invoice-topups-task.ts';
import { topupTask } from './topups/topup-task.ts';
import { webhookRoutes } from './webhook-routes.ts';

export interface BillingParts {
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail' | 'topupRetrySeconds' | 'seller' | 'collectsTax'>;
  readonly database: Pick<Database, 'sql' | 'keySecretHex'>;
  readonly log: Logger;
  /** The Stripe account, or the sandbox. */
  readonly stripe: NonNullable<Config['stripe']>;
  /** Told of each delivery of Stripe. */
  readonly onDelivery?: (outcome: 'stored' | 'refused' | 'failed') => void;
  /** Checks the wallets of these users at once, and starts the mails and top-ups that a lower balance requires. */
  readonly afterBalanceChange: (userIds: readonly string[]) => Promise<void>;
}

export interface Billing {
  readonly functions: readonly AccountFunction[];
  /** Mounted at `/webhooks`. */
  readonly webhooks: Hono;
  readonly tasks: readonly Task[];
}

/** Everything related to payments, on one Stripe account. */
export function openBilling({
  config,
  database: { sql, keySecretHex },
  log,
  stripe: credentials,
  onDelivery,
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
    functions: [
      stripeCheckoutHandler(dependencies),
      createCheckout(dependencies),
      promotionCode(dependencies),
      billingDetails(dependencies, config.seller),
      saveBillingDetails(dependencies),
      invoiceList(dependencies),
      billingPortal(dependencies),
      cancelPlan(dependencies),
      billingSettings((userId) => afterBalanceChange([userId])),
    ],
    webhooks: webhookRoutes({
      webhookSecrets: [credentials.webhookSecret, credentials.previousWebhookSecret].filter(
        (secret) => secret !== undefined && secret !== null,
      ),
      events,
      log,
      ...(onDelivery === undefined ? {} : { onDelivery }),
      followUp: async () => {
        await syncSubscriptions(sql, upkeep);
        await syncCards(sql, stripe, log);
      },
    }),
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
