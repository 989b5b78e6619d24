import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type GoogleSandbox, startGoogleSandbox } from './google/google-sandbox.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';

export interface Sandboxes {
  readonly routes: Hono;
  /** null where real credentials are set. */
  readonly google: GoogleSandbox['credentials'] | null;
  readonly stripe: NonNullable<Config['stripe']> | null;
  stop(): Promise<void>;
}

/** The local stand-ins for what has no credentials; loaded in local mode only. */
export async function startSandboxes(config: Config, database: Database): Promise<Sandboxes> {
  const google = config.google === null ? await startGoogleSandbox({ redirectUris: [`${config.publicUrl}/auth/v1/callback`] }) : null;
  return {
    routes: new Hono().route('/dev/mailbox', mailboxRoutes({ config, database })),
    google: google === null ? null : google.credentials,
    stripe: null,
    stop: async () => {
      await google?.stop();
    },
  };
}
