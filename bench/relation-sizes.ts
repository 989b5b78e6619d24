import type { Sql } from '../apps/server/src/database/database.ts';

/** Bytes of a table with its indexes, all partitions together. */
export interface RelationSizes {
  readonly table: string;
  /** Rows, with what PostgreSQL stores apart of them. */
  readonly rows: number;
  /** Each index of the table by name. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Bytes on disk of every table, largest first, after a checkpoint. */
export async function readSizes(sql: Sql): Promise<readonly RelationSizes[]> {
  await sql`checkpoint`;
  const tables = await sql<{ table: string; bytes: string }[]>`
    select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as table, sum(pg_table_size(c.oid))::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth') group by 1 order by sum(pg_total_relation_size(c.oid)) desc`;
  const indexes = await sql<{ table: string; index: string; bytes: string }[]>`
    select coalesce(pg_partition_root(i.indrelid), i.indrelid)::regclass::text as table, coalesce(pg_partition_root(i.indexrelid), i.indexrelid)::regclass::text as index,
           sum(pg_relation_size(i.indexrelid))::text as bytes
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth') group by 1, 2 order by 1, 2`;
  return tables.map(({ table, bytes }) => ({
    table,
    rows: Number(bytes),
    indexes: new Map(
      indexes.filter((index) => index.table === table).map((index) => [index.index, Number(index.bytes)] as const),
    ),
  }));
}

/** Prints what grew by a byte a call or more, each index apart. */
export function printGrowth(before: readonly RelationSizes[], after: readonly RelationSizes[], calls: number): void {
  let total = 0;
  for (const { table, rows, indexes } of after) {
    const earlier = before.find((one) => one.table === table);
    const parts = [
      ['rows', rows - (earlier?.rows ?? 0)] as const,
      ...[...indexes].map(([name, bytes]) => [name, bytes - (earlier?.indexes.get(name) ?? 0)] as const),
    ];
    const bytes = parts.reduce((sum, [, grown]) => sum + grown, 0) / calls;
    total += bytes;
    if (bytes < 1) continue;
    const apart = parts.map(([name, grown]) => `${name} ${(grown / calls).toFixed(0)}`).join(', ');
    console.log(`  ${table.padEnd(28)} ${bytes.toFixed(0).padStart(5)} B a call: ${apart}`);
  }
  console.log(
    `  ${'together'.padEnd(28)} ${total.toFixed(0).padStart(5)} B a call, ${(total / 1e3).toFixed(2)} GB a million`,
  );
}
