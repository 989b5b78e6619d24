import type { Transaction } from '../database.ts';

export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly days: readonly string[];
}

export const BACKED_UP_SCHEMAS = ['auth', 'private', 'public'];

export const quoted = (...parts: readonly string[]) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('.');

/** Lists every table of the three schemas, partitions as part of their parents, each table after the tables it references. */
export async function listTables(transaction: Transaction): Promise<readonly TableShape[]> {
  const tables = await transaction<(TableShape & { readonly oid: number })[]>`
    select c.oid::int, n.nspname as schema, c.relname as name,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
           array(select to_char(to_date(substring(p.relname from '\\d{8}$'), 'YYYYMMDD'), 'YYYY-MM-DD') from pg_inherits i join pg_class p on p.oid = i.inhrelid
                 where i.inhparent = c.oid and p.relname ~ '_\\d{8}$' order by 1) as days
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${transaction(BACKED_UP_SCHEMAS)} and c.relkind in ('r', 'p') and not c.relispartition
    order by 2, 3`;
  const references = await transaction<{ child: number; parent: number }[]>`
    select distinct conrelid::int as child, confrelid::int as parent from pg_constraint where contype = 'f' and conparentid = 0 and conrelid <> confrelid`;
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.oid, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ oid }) =>
      references.every(({ child, parent }) => child !== oid || !waiting.has(parent)),
    );
    if (ready.length === 0)
      throw new Error('The tables reference each other in a cycle, so they cannot be loaded in order');
    for (const { oid, schema, name, columns, days } of ready) {
      waiting.delete(oid);
      ordered.push({ schema, name, columns, days });
    }
  }
  return ordered;
}
