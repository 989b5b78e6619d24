import type { TableQuery } from '../grammar/query.ts';
import type { Relation, Relations } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';
import { columnsNeeded, type Parameters, quoteName, type Source, whereSql } from './rows.ts';

export type BodyRow = Readonly<Record<string, unknown>>;

/** The parts of a statement that writes rows of a relation. */
export interface Writing {
  readonly relations: Relations;
  readonly source: Source;
  readonly query: TableQuery;
  /** True if the columns of the query's `select` are returned. */
  readonly isReturning: boolean;
  readonly parameters: Parameters;
}

/** `insert … returning …`; columns and their types come from the relation, values only from the body, as one JSON parameter. */
export function insertSql(writing: Writing, rows: readonly BodyRow[]): string {
  const { source, query, parameters } = writing;
  const names = query.columns ?? sharedKeys(rows);
  const columns = names.map((name) => bodyColumn(source.relation, name));
  const into = `insert into ${tableSql(source)}`;
  if (columns.length === 0) {
    if (rows.length !== 1)
      throw new RestProblem(400, 'PGRST102', 'Rows without any column can only be inserted one by one');
    return `${into} default values${returningSql(writing)}`;
  }
  const list = names.map(quoteName).join(', ');
  return `${into} (${list}) select ${list} from json_to_recordset(${parameters.add(JSON.stringify(rows))}::json) as body (${columns.join(', ')})${returningSql(writing)}`;
}

/** `update … returning …` of the rows that the query's filters name. */
export function updateSql(writing: Writing, row: BodyRow): string {
  const { source, query, parameters } = writing;
  const names = (query.columns ?? Object.keys(row)).filter((name) => Object.hasOwn(row, name));
  const columns = names.map((name) => bodyColumn(source.relation, name));
  const changes = names.map((name) => `${quoteName(name)} = body.${quoteName(name)}`).join(', ');
  const body = `json_to_record(${parameters.add(JSON.stringify(row))}::json) as body (${columns.join(', ')})`;
  return `update ${tableSql(source)} set ${changes} from ${body} where ${requiredFilters(writing, 'UPDATE')}${returningSql(writing)}`;
}

/** `delete … returning …` of the rows that the query's filters name. */
export function deleteSql(writing: Writing): string {
  return `delete from ${tableSql(writing.source)} where ${requiredFilters(writing, 'DELETE')}${returningSql(writing)}`;
}

const tableSql = ({ relation, alias }: Source) => `public.${quoteName(relation.name)} as ${alias}`;

function requiredFilters({ source, query, parameters }: Writing, statement: 'UPDATE' | 'DELETE'): string {
  const where = whereSql(source, query.conditions, parameters);
  if (where === '')
    throw new RestProblem(400, '21000', `${statement} requires a WHERE clause`, { hint: 'Name the rows by a filter.' });
  return where;
}

function returningSql({ relations, source, query, isReturning }: Writing): string {
  if (!isReturning) return ' returning 1';
  const names = columnsNeeded(relations, source, query.select);
  return ` returning ${names === null ? `${source.alias}.*` : names.map((name) => `${source.alias}.${quoteName(name)}`).join(', ')}`;
}

function sharedKeys(rows: readonly BodyRow[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {});
  for (const row of rows) {
    const own = Object.keys(row);
    if (own.length !== keys.length || !own.every((key) => keys.includes(key)))
      throw new RestProblem(400, 'PGRST102', 'All object keys must match');
  }
  return keys;
}

function bodyColumn(relation: Relation, name: string): string {
  const column = relation.columns.get(name);
  if (column === undefined)
    throw new RestProblem(
      400,
      'PGRST204',
      `Could not find the '${name.slice(0, 100)}' column of '${relation.name}' in the schema cache`,
    );
  return `${quoteName(column.name)} ${column.type}`;
}
