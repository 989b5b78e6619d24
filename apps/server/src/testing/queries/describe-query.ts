import type { Sql } from '../../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import type { Query } from './find-queries.ts';
import { nodes, readTree } from './node-tree.ts';
import { type OutputColumn, outputColumns } from './nullability.ts';

export interface DescribedColumn extends OutputColumn {
  /** PostgreSQL's name of the type: `int8`, `text[]` as `_text`. */
  readonly type: string;
}

/** Lets PostgreSQL parse a query without running it. @throws PostgreSQL's error */
export async function describeQuery(
  sql: Sql,
  { text, parameters }: Query,
  catalogue: Catalogue,
): Promise<readonly DescribedColumn[]> {
  const kept: { columns: readonly DescribedColumn[] } = { columns: [] };
  await sql
    .begin(async (transaction) => {
      const sent = parameters.length === 0 ? '' : `(${parameters.join(', ')})`;
      await transaction.unsafe(`prepare described ${sent} as ${text}`);
      const [prepared] = await transaction<{ sent: string[]; returned: string[] | null }[]>`
        select parameter_types::text[] as sent, (select array_agg(t.typname::text order by r.place)
          from unnest(result_types) with ordinality as r (type, place) join pg_type t on t.oid = r.type) as returned
        from pg_prepared_statements where name = 'described'`;
      await transaction.unsafe('deallocate described');
      const { sent: types, returned } = prepared!;
      if (returned !== null) {
        await transaction.unsafe(
          `create function pg_temp.described(${types.join(', ')}) returns setof record language sql begin atomic ${text}; end`,
        );
        const [stored] = await transaction<{ body: string }[]>`
          select prosqlbody::text as body from pg_proc where proname = 'described' and pronamespace = pg_my_temp_schema()`;
        const [statements] = readTree(stored!.body) as readonly (readonly [])[];
        const [query] = nodes(statements);
        kept.columns = outputColumns(query!, catalogue).map((column, index) => ({ ...column, type: returned[index]! }));
      }
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
  return kept.columns;
}

class RollBack extends Error {}
