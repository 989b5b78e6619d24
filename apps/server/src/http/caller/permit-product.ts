import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { keyProducts, OPEN_TO_ALL_KEYS } from '@theia-astro/endpoints/plan';
import { Problem } from '@theia-astro/endpoints/problem';
import type { RequireSample } from '@theia-astro/endpoints/samples/sample-requests';
import type { Account } from '../../metering/account.ts';
import type { Sql } from '../../database/database.ts';

/** Whether a key may call a product at all. */
export function mayCall({ limits: { products } }: Account, product: string): boolean {
  return products.length === 0 || products.includes(product) || OPEN_TO_ALL_KEYS.has(product);
}

/**
 * Checks that the key may ask for this product, and with a test key for this birth, before anything is computed.
 * @throws Problem 403 key_scope, test_key_birth
 */
export function permitProduct(
  account: Account,
  { name }: Pick<Endpoint, 'name'>,
  input: Readonly<Record<string, unknown>>,
  { requireSample }: { readonly requireSample: RequireSample },
): void {
  permitName(account, name);
  if (account.isTest && name !== 'batch') requireSample(input);
}

/** @throws Problem 403 key_scope when the key may not call a product of this name */
export function permitName(account: Account, name: string): void {
  if (mayCall(account, name)) return;
  throw new Problem({
    code: 'key_scope',
    field: null,
    message: `This API key may not call ${name}.`,
    hint: `It may call ${account.limits.products.join(', ')}.`,
    extra: { product: name },
  });
}

/**
 * Tells the database which products a key can be limited to. None is removed: during an upgrade a server with an older catalogue may start later.
 */
export async function storeKeyProducts(sql: Sql, catalog: readonly Endpoint[]): Promise<void> {
  await sql`
    insert into private.products as p (name, place)
    select name, place from unnest(${[...keyProducts(catalog)]}::text[]) with ordinality as given (name, place)
    on conflict (name) do update set place = excluded.place where p.place <> excluded.place`;
}
