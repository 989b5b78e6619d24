import type { Sql } from '../../database/database.ts';
import { type DeclaredReference, readReferences } from '../../database/declared-references.ts';
import type { RequestRoles } from '../../database/roles/request-roles.ts';

export interface Column {
  readonly name: string;
  /** PostgreSQL's type name, with its modifier: `numeric(12,4)`. */
  readonly type: string;
}

/** A table or view of `public` that is visible through the table interface. */
export interface Relation {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly foreignKeys: readonly DeclaredReference[];
}

export type Relations = ReadonlyMap<string, Relation>;

interface RelationRow {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly foreign_keys: readonly DeclaredReference[];
  readonly comment: string | null;
}

/** Reads the relations of `public` on which a visitor or a signed-in user has any right. Partitions are left out: they are reached through their parent. */
export async function readRelations(sql: Sql, { anon, authenticated }: RequestRoles): Promise<Relations> {
  const rows = await sql<RelationRow[]>`
    select c.relname as name,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]'::json) as columns,
      coalesce((select json_agg(json_build_object('name', f.conname, 'target', t.relname,
          'columns', (select json_agg(a.attname order by k.n) from unnest(f.conkey) with ordinality as k (attnum, n)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum),
          'isOneToOne', exists (select from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u') and u.conkey <@ f.conkey),
          'targetColumns', (select json_agg(a.attname order by k.n) from unnest(f.confkey) with ordinality as k (attnum, n)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum)) order by f.conname)
        from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0 and t.relnamespace = c.relnamespace), '[]'::json) as foreign_keys,
      obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and (has_any_column_privilege(${authenticated}::name, c.oid, 'select, insert, update') or has_table_privilege(${authenticated}::name, c.oid, 'delete')
        or has_any_column_privilege(${anon}::name, c.oid, 'select, insert, update') or has_table_privilege(${anon}::name, c.oid, 'delete'))`;
  return new Map(
    rows.map((row) => [
      row.name,
      {
        name: row.name,
        columns: new Map(row.columns.map((column) => [column.name, column])),
        foreignKeys: [...row.foreign_keys, ...readReferences(row.name, row.comment)],
      },
    ]),
  );
}
