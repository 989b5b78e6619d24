import { join } from 'node:path';
import type { Sql } from '../database.ts';

export const ROW_TYPES_FILE = join(import.meta.dirname, '../../../../web/src/lib/database-types.ts');

interface Column {
  readonly relation: string;
  readonly isView: boolean;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly maySelect: boolean;
  readonly mayInsert: boolean;
  readonly mayUpdate: boolean;
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
 * that the grants let the user read, insert and update. Columns of a view may always be null: PostgreSQL does not know better.
 */
export async function rowTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as relation, c.relkind = 'v' as "isView", a.attname as name, t.typname as type,
           c.relkind = 'v' or not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
           has_column_privilege('authenticated', c.oid, a.attnum, 'SELECT') as "maySelect",
           has_column_privilege('authenticated', c.oid, a.attnum, 'INSERT') as "mayInsert",
           has_column_privilege('authenticated', c.oid, a.attnum, 'UPDATE') as "mayUpdate"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and has_any_column_privilege('authenticated', c.oid, 'SELECT')
    order by c.relname, a.attname`;
  const group = (isView: boolean) => {
    const relations = Map.groupBy(
      columns.filter((column) => column.isView === isView),
      (column) => column.relation,
    );
    return [...relations].map(([name, of]) => relationText(name, of)).join('\n');
  };
  return `// Written by apps/server/src/database/row-types/write-row-types.ts from the migrations. Do not edit.
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

function relationText(name: string, columns: readonly Column[]): string {
  const row = columns.filter((column) => column.maySelect).map((column) => `${column.name}: ${typeOf(column)};`);
  const insert = columns
    .filter((column) => column.mayInsert)
    .map((column) => `${column.name}${column.isNullable || column.hasDefault ? '?' : ''}: ${typeOf(column)};`);
  const update = columns.filter((column) => column.mayUpdate).map((column) => `${column.name}?: ${typeOf(column)};`);
  return `      ${name}: {
        Row: ${object(row)};
        Insert: ${object(insert)};
        Update: ${object(update)};
        Relationships: [];
      };`;
}

const object = (lines: readonly string[]) =>
  lines.length === 0 ? 'Record<string, never>' : `{\n${lines.map((line) => `          ${line}`).join('\n')}\n        }`;

function typeOf({ type, isNullable }: Column): string {
  const one = type.startsWith('_') ? `${TYPES[type.slice(1)] ?? 'string'}[]` : (TYPES[type] ?? 'string');
  return isNullable ? `${one} | null` : one;
}
