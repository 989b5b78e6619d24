import { join } from 'node:path';
import { serveSandbox } from '../serve.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { newPrice } from './objects/prices.ts';
import type { Price } from './objects/objects.ts';
import { pageRoutes } from './page-routes.ts';
import { openState } from './state-file.ts';
import { StripeRejection } from './stripe-error.ts';
import { webhookSender } from './webhook-sender.ts';
import type { SandboxContext } from './sandbox-context.ts';

export interface StripeSandbox {
  readonly credentials: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: string };
  readonly url: string;
  stop(): Promise<void>;
}

export interface SandboxProduct {
  readonly name: string;
  readonly priceId: string;
  readonly amountCents: number;
  readonly type: 'plan' | 'addon' | 'credit';
}

export interface StripeSandboxOptions {
  readonly webhookUrl: string;
  readonly products: readonly SandboxProduct[];
  /** Folder of the state file; null keeps it in memory. */
  readonly folder: string | null;
  /** An address that leads to its pages after a restart too, when its port is another one; its own address by default. */
  readonly lastingUrl?: string;
  readonly port?: number;
}

const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';

/** Replaces Stripe in local mode, on its own loopback port: API, checkout page, customer portal, signed webhooks. */
export async function startStripeSandbox({
  webhookUrl,
  products,
  folder,
  lastingUrl,
  port,
}: StripeSandboxOptions): Promise<StripeSandbox> {
  const { app, url: base, stop } = await serveSandbox(port);
  const { state, save } = openState(folder === null ? null : join(folder, 'stripe-sandbox.json'));
  const webhooks = webhookSender(() => webhookUrl, WEBHOOK_SECRET);
  const world: SandboxContext = {
    state,
    save,
    base,
    lastingBase: lastingUrl ?? base,
    webhooks,
    prices: new Map(products.map((product) => [product.priceId, toPrice(product)])),
    now: () => Math.floor(Date.now() / 1000),
  };
  app.get('/', (c) => c.redirect('/control'));
  app.route('/control', controlRoutes(world));
  app.route('/', pageRoutes(world));
  app.route('/', apiRoutes(world, SECRET_KEY));
  app.onError((error, c) => {
    if (error instanceof StripeRejection) return c.text(error.message, error.status === 404 ? 404 : 400);
    return c.json({ error: { type: 'api_error', message: 'The sandbox failed.' } }, 500);
  });
  return {
    credentials: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: base },
    url: base,
    stop: async () => {
      await webhooks.stop();
      await stop();
    },
  };
}

const toPrice = ({ name, priceId, amountCents, type }: SandboxProduct): Price =>
  newPrice({
    id: priceId,
    created: 0,
    product: `prod_${priceId.replace(/^price_/, '')}`,
    name,
    cents: amountCents,
    monthly: type !== 'credit',
  });
