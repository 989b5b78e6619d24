import { Hono } from 'hono';
import { startGoogleSandbox } from './google/google-sandbox.ts';
import { startModelSandbox } from './model/model-sandbox.ts';
import { mailboxRoutes, type Sql } from './mailbox/mailbox-routes.ts';
import { type SandboxProduct, startStripeSandbox } from './stripe/stripe-sandbox.ts';

/** The server configuration that the sandboxes read. Null where there are no real credentials. */
export interface SandboxConfig {
  readonly mode: 'local' | 'production';
  readonly publicUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly google: object | null;
  /** In local mode its address is that of a sandbox that another process has started. */
  readonly stripe: { readonly apiBase: string | null } | null;
  readonly reportModel: object | null;
}

export interface SandboxSources {
  readonly config: SandboxConfig;
  readonly sql: Sql;
  /** The products for sale in the Stripe sandbox. */
  readonly products: readonly SandboxProduct[];
}

/**
 * Starts sandboxes for the services without credentials: Google, Stripe and a language model, each on its own
 * loopback port, and the mailbox.
 * @throws Error in production
 */
export async function startSandboxes({ config, sql, products }: SandboxSources) {
  if (config.mode !== 'local') throw new Error('The sandboxes start only in local mode');
  const google =
    config.google === null
      ? await startGoogleSandbox({ redirectUris: [`${config.publicUrl}/auth/v1/callback`] })
      : null;
  const stripe =
    config.stripe === null
      ? await startStripeSandbox({
          webhookUrl: `http://127.0.0.1:${config.port}/webhooks/stripe`,
          products,
          folder: config.dataDir,
          lastingUrl: `${config.publicUrl}/dev/stripe`,
        })
      : null;
  const model = config.reportModel === null ? await startModelSandbox() : null;
  const stripeUrl = stripe?.url ?? config.stripe?.apiBase ?? null;
  return {
    routes: new Hono()
      .route('/dev/mailbox', mailboxRoutes({ sql }))
      .get('/dev/stripe', (c) => (stripeUrl === null ? c.notFound() : c.redirect(`${stripeUrl}/control`)))
      .get('/dev/stripe/:kept{(receipts|invoices|credit_notes)/.+}', (c) =>
        stripeUrl === null ? c.notFound() : c.redirect(`${stripeUrl}/${c.req.param('kept')}`),
      ),
    /** Null where real credentials are configured. */
    google: google === null ? null : google.credentials,
    stripe: stripe === null ? null : stripe.credentials,
    model: model === null ? null : model.access,
    close: async () => {
      await google?.stop();
      await stripe?.stop();
      await model?.stop();
    },
  };
}
