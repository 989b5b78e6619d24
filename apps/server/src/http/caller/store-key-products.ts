import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { keyProducts } from '@theia-astro/endpoints/key-products';
import type { Sql } from '../../database/database.ts';

/**
 * Tells the database which products a key can be limited to. None is removed: during an upgrade a server with an older catalogue may start later.
 */
export async function storeKeyProducts(sql: Sql, catalog: readonly Endpoint[]): Promise<void> {
  await sql`
    insert into private.products as p (name, place)
    select name, place from unnest(${[...keyProducts(catalog)]}::text[]) with ordinality as given (name, place)
    on conflict (name) do update set place = excluded.place where p.place <> excluded.place`;
}
