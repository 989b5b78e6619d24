import { activeProducts } from './billing/products.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';

/** Starts sandboxes for the services without credentials. Production never loads their package. */
export async function openSandboxes(config: Config, { sql }: Pick<Database, 'sql'>) {
  if (config.mode !== 'local') return { google: null, stripe: null, model: null, close: async () => {} };
  // oxlint-disable-next-line no-restricted-imports -- the only place that may import the sandboxes: production never reaches this line
  const { startSandboxes } = await import('@theia-astro/sandbox/start-sandboxes');
  return startSandboxes({ config, sql, products: await activeProducts(sql) });
}
