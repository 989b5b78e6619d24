import type { Database } from '../database.ts';
import { type DeclaredReference, readReferences } from '../declared-references.ts';

interface Column {
  readonly relation: string;
  readonly isView: boolean;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Read from the comment of a view's column, because PostgreSQL does not know it. */
  readonly isNeverNull: boolean;
  readonly maySelect: boolean;
  readonly mayInsert: boolean;
  readonly mayUpdate: boolean;
}

interface ForeignKey extends DeclaredReference {
  readonly relation: string;
}

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  json: 'Json',
  jsonb: 'Json',
};

/**
 * The type `Database` that supabase-js takes, as TypeScript text: the tables and views a signed-in user may read, and of each the columns
 * that the grants let the user read, insert and update, and the foreign keys by which one is selected with another. A column of a view may be null
 * unless the comment of the view, "Never null: …", names it.
 */
export async function rowTypes({ sql, roles: { authenticated } }: Pick<Database, 'sql' | 'roles'>): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as relation, c.relkind = 'v' as "isView", a.attname as name, t.typname as type,
           c.relkind = 'v' or not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
           coalesce(a.attname = any (string_to_array(split_part(obj_description(c.oid, 'pg_class'), 'Never null: ', 2), ', ')), false) as "isNeverNull",
           has_column_privilege(${authenticated}::name, c.oid, a.attnum, 'SELECT') as "maySelect",
           has_column_privilege(${authenticated}::name, c.oid, a.attnum, 'INSERT') as "mayInsert",
           has_column_privilege(${authenticated}::name, c.oid, a.attnum, 'UPDATE') as "mayUpdate"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and has_any_column_privilege(${authenticated}::name, c.oid, 'SELECT')
    order by c.relname, a.attname`;
  const checkedKeys = await sql<ForeignKey[]>`
    select f.conname as name, f.conrelid::regclass::text as relation, f.confrelid::regclass::text as target,
           array(select a.attname::text from unnest(f.conkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number order by k.place) as columns,
           array(select a.attname::text from unnest(f.confkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number order by k.place) as "targetColumns",
           exists (select 1 from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u') and u.conkey <@ f.conkey) as "isOneToOne"
    from pg_constraint f
    join pg_class r on r.oid = f.conrelid and r.relnamespace = 'public'::regnamespace
    join pg_class t on t.oid = f.confrelid and t.relnamespace = 'public'::regnamespace
    where f.contype = 'f' and f.conparentid = 0 and not r.relispartition and has_any_column_privilege(${authenticated}::name, t.oid, 'SELECT')
    order by f.conname`;
  const commented = await sql<{ relation: string; comment: string | null }[]>`
    select c.relname as relation, obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and obj_description(c.oid, 'pg_class') is not null`;
  const declaredKeys = commented.flatMap(({ relation, comment }) =>
    readReferences(relation, comment).map((reference): ForeignKey => ({ ...reference, relation })),
  );
  const foreignKeys = [...checkedKeys, ...declaredKeys].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const group = (isView: boolean) => {
    const relations = Map.groupBy(
      columns.filter((column) => column.isView === isView),
      (column) => column.relation,
    );
    return [...relations]
      .map(([name, of]) =>
        relationText(
          name,
          of,
          foreignKeys.filter(({ relation }) => relation.replace(/^public\./, '') === name),
        ),
      )
      .join('\n');
  };
  return `// Generated from the migrations by apps/server/src/database/row-types/write-row-types.ts.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
${group(false)}
    };
    Views: {
${group(true)}
    };
    Functions: Record<string, never>;
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
}
`;
}

function relationText(name: string, columns: readonly Column[], foreignKeys: readonly ForeignKey[]): string {
  const row = columns
    .filter((column) => column.maySelect)
    .map((column) => `${column.name}: ${typeScriptType(column)};`);
  const insert = columns
    .filter((column) => column.mayInsert)
    .map((column) => `${column.name}${column.isNullable || column.hasDefault ? '?' : ''}: ${typeScriptType(column)};`);
  const update = columns
    .filter((column) => column.mayUpdate)
    .map((column) => `${column.name}?: ${typeScriptType(column)};`);
  return `      ${name}: {
        Row: ${object(row)};
        Insert: ${object(insert)};
        Update: ${object(update)};
        Relationships: ${relationships(foreignKeys)};
      };`;
}

function relationships(foreignKeys: readonly ForeignKey[]): string {
  if (foreignKeys.length === 0) return '[]';
  const names = (columns: readonly string[]) => `[${columns.map((column) => `'${column}'`).join(', ')}]`;
  return `[\n${foreignKeys
    .map(
      ({ name, columns, isOneToOne, target, targetColumns }) => `          {
            foreignKeyName: '${name}';
            columns: ${names(columns)};
            isOneToOne: ${isOneToOne};
            referencedRelation: '${target.replace(/^public\./, '')}';
            referencedColumns: ${names(targetColumns)};
          },\n`,
    )
    .join('')}        ]`;
}

const object = (lines: readonly string[]) =>
  lines.length === 0 ? 'Record<string, never>' : `{\n${lines.map((line) => `          ${line}`).join('\n')}\n        }`;

function typeScriptType({ type, isNullable, isNeverNull }: Column): string {
  const one = type.startsWith('_') ? `${TYPES[type.slice(1)] ?? 'string'}[]` : (TYPES[type] ?? 'string');
  return isNullable && !isNeverNull ? `${one} | null` : one;
}
