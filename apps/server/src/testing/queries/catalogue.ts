import type { Sql } from '../../database/database.ts';
import { readTree, type Tree } from './node-tree.ts';

export interface Relation {
  readonly name: string;
  /** By the number of the column. */
  readonly notNull: ReadonlyMap<string, boolean>;
  /** The only texts that a check constraint allows in a column, by its number. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The parse tree of a view; null for a table. */
  readonly definition: Tree;
}

export interface Routine {
  readonly name: string;
  readonly isOurs: boolean;
  /** True if null arguments give a null result (strict). */
  readonly isStrict: boolean;
}

/** PostgreSQL's data about tables, views and functions, by the oids in its parse trees. */
export interface Catalogue {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly routines: ReadonlyMap<string, Routine>;
}

export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const columns = await sql<
    { relation: string; name: string; number: string; not_null: boolean; definition: string | null }[]
  >`
    select c.oid::text as relation, c.oid::regclass::text as name, a.attnum::text as number, a.attnotnull as not_null, r.ev_action::text as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
    where c.relkind in ('r', 'p', 'v') and not a.attisdropped`;
  const checks = await sql<{ relation: string; number: string; check: string }[]>`
    select conrelid::text as relation, conkey[1]::text as number, pg_get_constraintdef(oid) as check
    from pg_constraint where contype = 'c' and cardinality(conkey) = 1`;
  const routines = await sql<{ id: string; name: string; is_ours: boolean; is_strict: boolean }[]>`
    select oid::text as id, proname as name, pronamespace <> 'pg_catalog'::regnamespace as is_ours, proisstrict as is_strict from pg_proc`;
  return {
    relations: new Map(
      [...Map.groupBy(columns, ({ relation }) => relation)].map(([id, of]) => [
        id,
        {
          name: of[0]!.name,
          notNull: new Map(of.map(({ number, not_null }) => [number, not_null])),
          texts: new Map(checks.filter(({ relation }) => relation === id).flatMap(allowedTexts)),
          definition: of[0]!.definition === null ? null : readTree(of[0]!.definition),
        },
      ]),
    ),
    routines: new Map(
      routines.map(({ id, name, is_ours, is_strict }) => [id, { name, isOurs: is_ours, isStrict: is_strict }]),
    ),
  };
}

/** `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))`, and the same of the items of a list. */
function allowedTexts({ number, check }: { number: string; check: string }): [string, readonly string[]][] {
  const list = /^CHECK \(\(\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)?\)\)$/.exec(check)?.[1];
  if (list === undefined) return [];
  return [[number, [...list.matchAll(/'([^']*)'::text/g)].map(([, text]) => text!)]];
}
