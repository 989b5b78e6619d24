import type { TableQuery } from '../grammar/query.ts';
import type { Relation, Relations } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';
import { whereSql } from './condition.ts';
import { type Parameters, quoteName, type Source } from './parameters.ts';
import { columnsNeeded } from './rows.ts';

export type Resolution = 'merge-duplicates' | 'ignore-duplicates';
export type BodyRow = Readonly<Record<string, unknown>>;

/** `insert … returning …`; columns and their types come from the relation, values only from the body, as one JSON parameter. */
export function insertSql(
  relations: Relations,
  relation: Relation,
  query: TableQuery,
  rows: readonly BodyRow[],
  resolution: Resolution | null,
  returning: boolean,
  parameters: Parameters,
): string {
  const names = query.columns ?? sharedKeys(rows);
  const columns = names.map((name) => bodyColumn(relation, name));
  const table = `public.${quoteName(relation.name)}`;
  const tail = `${conflictSql(relation, query, names, resolution)} returning ${returningSql(relations, { relation, alias: 'r0' }, query, returning)}`;
  if (columns.length === 0) {
    if (rows.length !== 1)
      throw new RestProblem({
        status: 400,
        code: 'PGRST102',
        message: 'Rows without any column can only be inserted one by one',
      });
    return `insert into ${table} as r0 default values${tail}`;
  }
  const list = names.map(quoteName).join(', ');
  return `insert into ${table} as r0 (${list}) select ${list} from json_to_recordset(${parameters.add(JSON.stringify(rows))}::json) as body (${columns.join(', ')})${tail}`;
}

/** `update … returning …` of the rows that the query's filters name. */
export function updateSql(
  relations: Relations,
  relation: Relation,
  query: TableQuery,
  row: BodyRow,
  returning: boolean,
  parameters: Parameters,
): string {
  const source: Source = { relation, alias: 'r0' };
  const names = (query.columns ?? Object.keys(row)).filter((name) => Object.hasOwn(row, name));
  const columns = names.map((name) => bodyColumn(relation, name));
  const changes = names.map((name) => `${quoteName(name)} = body.${quoteName(name)}`).join(', ');
  const body = `json_to_record(${parameters.add(JSON.stringify(row))}::json) as body (${columns.join(', ')})`;
  return `update public.${quoteName(relation.name)} as r0 set ${changes} from ${body} where ${requiredFilters(source, query, 'UPDATE', parameters)} returning ${returningSql(relations, source, query, returning)}`;
}

/** `delete … returning …` of the rows that the query's filters name. */
export function deleteSql(
  relations: Relations,
  relation: Relation,
  query: TableQuery,
  returning: boolean,
  parameters: Parameters,
): string {
  const source: Source = { relation, alias: 'r0' };
  return `delete from public.${quoteName(relation.name)} as r0 where ${requiredFilters(source, query, 'DELETE', parameters)} returning ${returningSql(relations, source, query, returning)}`;
}

function requiredFilters(
  source: Source,
  query: TableQuery,
  statement: 'UPDATE' | 'DELETE',
  parameters: Parameters,
): string {
  const where = whereSql(source, query.conditions, parameters);
  if (where === null)
    throw new RestProblem({
      status: 400,
      code: '21000',
      message: `${statement} requires a WHERE clause`,
      hint: 'Name the rows by a filter.',
    });
  return where;
}

function returningSql(relations: Relations, source: Source, query: TableQuery, returning: boolean): string {
  if (!returning) return '1';
  const names = columnsNeeded(relations, source.relation, query.select);
  if (names === null) return `${source.alias}.*`;
  return names.length === 0 ? '1' : names.map((name) => `${source.alias}.${quoteName(name)}`).join(', ');
}

function conflictSql(
  relation: Relation,
  query: TableQuery,
  names: readonly string[],
  resolution: Resolution | null,
): string {
  if (resolution === null) return '';
  const target = query.onConflict ?? relation.primaryKey;
  for (const name of target) bodyColumn(relation, name);
  if (target.length === 0) return resolution === 'ignore-duplicates' ? ' on conflict do nothing' : '';
  const on = ` on conflict (${target.map(quoteName).join(', ')})`;
  return resolution === 'ignore-duplicates' || names.length === 0
    ? `${on} do nothing`
    : `${on} do update set ${names.map((name) => `${quoteName(name)} = excluded.${quoteName(name)}`).join(', ')}`;
}

function sharedKeys(rows: readonly BodyRow[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    const own = Object.keys(row);
    if (own.length !== keys.length || !own.every((key) => keys.includes(key)))
      throw new RestProblem({ status: 400, code: 'PGRST102', message: 'All object keys must match' });
  }
  return keys;
}

function bodyColumn(relation: Relation, name: string): string {
  const column = relation.columns.get(name);
  if (column === undefined)
    throw new RestProblem({
      status: 400,
      code: 'PGRST204',
      message: `Could not find the '${name.slice(0, 100)}' column of '${relation.name}' in the schema cache`,
    });
  return `${quoteName(column.name)} ${column.type}`;
}
