import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type GoogleSandbox, startGoogleSandbox } from './google/google-sandbox.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { startStripeSandbox } from './stripe/stripe-sandbox.ts';
import { activeProducts } from '../billing/products.ts';

export interface Sandboxes {
  readonly routes: Hono;
  /** null where real credentials are set. */
  readonly google: GoogleSandbox['credentials'] | null;
  readonly stripe: NonNullable<Config['stripe']> | null;
  stop(): Promise<void>;
}

/** The local stand-ins for what has no credentials; loaded in local mode only. */
export async function startSandboxes(config: Config, database: Database): Promise<Sandboxes> {
  const google =
    config.google === null
      ? await startGoogleSandbox({ redirectUris: [`${config.publicUrl}/auth/v1/callback`] })
      : null;
  const stripe =
    config.stripe === null
      ? await startStripeSandbox({
          webhookUrl: `http://127.0.0.1:${config.port}/webhooks/stripe`,
          products: await activeProducts(database.sql),
          folder: config.dataDir,
        })
      : null;
  return {
    routes: new Hono()
      .route('/dev/mailbox', mailboxRoutes({ config, database }))
      .get('/dev/stripe', (c) => (stripe === null ? c.notFound() : c.redirect(`${stripe.url}/control`))),
    google: google === null ? null : google.credentials,
    stripe: stripe === null ? null : stripe.credentials,
    stop: async () => {
      await google?.stop();
      await stripe?.stop();
    },
  };
}
