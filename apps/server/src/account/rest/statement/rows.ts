import { type Condition, IS_VALUES, OPERATORS, type Test } from '../grammar/filter.ts';
import type { OrderTerm, SelectItem, TableQuery } from '../grammar/query.ts';
import { AnswerMarks, isKeptApart, keptApartProblem } from '../kept-answers.ts';
import type { Column, Relation, Relations } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';

/** The largest number of rows in a response. */
const ROWS_MAX = 1_000;
const INSTANT_TYPE = 'timestamp with time zone';
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** The values of one statement. Its text contains only their numbers, never the values; instants are the exception. */
export class Parameters {
  /** The places of kept responses in its result. */
  readonly answers = new AnswerMarks();
  readonly values: string[] = [];

  /** Adds a value and returns its placeholder: `$3::text`. */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }
}

/** A relation and its alias in one statement. */
export interface Source {
  readonly relation: Relation;
  readonly alias: string;
}

/** Quotes a name for PostgreSQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `select … from … where … order by … limit … offset …`, where `from` has the alias of the source. */
export function selectSql(
  relations: Relations,
  source: Source,
  from: string,
  query: TableQuery,
  parameters: Parameters,
): string {
  const { columns, joins } = itemsSql(relations, source, query.select, parameters);
  const where = whereSql(source, query.conditions, parameters);
  const order = query.order.map((term) => orderSql(source, term)).join(', ');
  const limit = Math.min(query.limit ?? ROWS_MAX, ROWS_MAX);
  return `select ${columns} from ${from} as ${source.alias}${joins}${clause('where', where)}${clause('order by', order)} limit ${limit} offset ${query.offset}`;
}

/** `select count(*) from … where …`: the rows of a query in all its windows. */
export function countSql(source: Source, from: string, query: TableQuery, parameters: Parameters): string {
  return `select count(*) from ${from} as ${source.alias}${clause('where', whereSql(source, query.conditions, parameters))}`;
}

/** Conditions joined by `and`; empty where there are none. */
export function whereSql(source: Source, conditions: readonly Condition[], parameters: Parameters): string {
  return conditions.map((condition) => conditionSql(source, condition, parameters)).join(' and ');
}

/** Columns of the relation that the response needs, including foreign keys of embedded rows; null: all. */
export function columnsNeeded(
  relations: Relations,
  { relation }: Source,
  items: readonly SelectItem[],
): readonly string[] | null {
  if (items.length === 0 || items.some(({ kind }) => kind === 'star')) return null;
  const names = items.flatMap((item) => {
    if (item.kind === 'star') return [];
    if (item.kind === 'column') return [requireColumn(relation, item.column).name];
    return findRelationship(relations, relation, item.relation).pairs.map(([own]) => own);
  });
  return [...new Set(names)];
}

function itemsSql(
  relations: Relations,
  source: Source,
  items: readonly SelectItem[],
  parameters: Parameters,
): { readonly columns: string; readonly joins: string } {
  const columns: string[] = [];
  const joins: string[] = [];
  const columnSql = (name: string, alias: string) =>
    `${isKeptApart(source.relation.name, name) ? parameters.answers.sql(source.alias) : `${source.alias}.${quoteName(name)}`} as ${quoteName(alias)}`;
  for (const item of items.length === 0 ? [{ kind: 'star' } as const] : items) {
    if (item.kind === 'star') columns.push(...[...source.relation.columns.keys()].map((name) => columnSql(name, name)));
    else if (item.kind === 'column')
      columns.push(columnSql(requireColumn(source.relation, item.column).name, item.alias));
    else {
      const { target, pairs } = findRelationship(relations, source.relation, item.relation);
      const own: Source = { relation: target, alias: `${source.alias}_${joins.length}` };
      const inside = itemsSql(relations, own, item.items, parameters);
      const joined = pairs.map(
        ([mine, theirs]) => `${own.alias}.${quoteName(theirs)} = ${source.alias}.${quoteName(mine)}`,
      );
      const row = `${own.alias}_row`;
      joins.push(
        ` left join lateral (select ${inside.columns} from public.${quoteName(target.name)} as ${own.alias}${inside.joins} where ${joined.join(' and ')} limit 1) as ${row} on true`,
      );
      columns.push(`to_json(${row}) as ${quoteName(item.alias)}`);
    }
  }
  return { columns: columns.join(', '), joins: joins.join('') };
}

function conditionSql(source: Source, condition: Condition, parameters: Parameters): string {
  const inner =
    condition.kind === 'tree'
      ? condition.conditions.map((branch) => conditionSql(source, branch, parameters)).join(` ${condition.join} `)
      : testSql(source, filteredColumn(source, condition.column), condition.test, parameters);
  return condition.negated ? `(not (${inner}))` : `(${inner})`;
}

function testSql({ alias }: Source, column: Column, test: Test, parameters: Parameters): string {
  const text = `${alias}.${quoteName(column.name)}`;
  // Without its modifier, so that a value to compare with keeps all its digits: `numeric(12,4)`.
  const type = column.type.replace(/\(\d+(,\d+)?\)/, '');
  const typed = (value: string) => `${parameters.add(value)}::${type}`;
  switch (test.by) {
    case 'is':
      return `${text} ${IS_VALUES[test.value]}`;
    case 'in':
      return test.values.length === 0 ? 'false' : `${text} in (${test.values.map(typed).join(', ')})`;
    case 'like':
    case 'ilike':
      return `${text}::text ${OPERATORS[test.by]} ${parameters.add(test.value.replaceAll('*', '%'))}`;
    default:
      // With a constant, PostgreSQL plans only the days in question; a parameter is converted after planning.
      return type === INSTANT_TYPE && INSTANT.test(test.value)
        ? `${text} ${OPERATORS[test.by]} '${test.value}'::timestamptz`
        : `${text} ${OPERATORS[test.by]} ${typed(test.value)}`;
  }
}

function orderSql(source: Source, { column, descending, nulls }: OrderTerm): string {
  const { name } = filteredColumn(source, column);
  return `${source.alias}.${quoteName(name)}${descending ? ' desc' : ''}${nulls === null ? '' : ` nulls ${nulls}`}`;
}

function filteredColumn({ relation }: Source, name: string): Column {
  if (isKeptApart(relation.name, name)) throw keptApartProblem(name);
  return requireColumn(relation, name);
}

/** @throws RestProblem 42703, like PostgreSQL, when the column does not exist */
function requireColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (column === undefined) throw new RestProblem(400, '42703', `column ${relation.name}.${name} does not exist`);
  return column;
}

/** The row of `target` that relates to a row, by pairs of equal columns. */
interface Relationship {
  readonly target: Relation;
  readonly pairs: readonly (readonly [own: string, targets: string])[];
}

/**
 * Finds the relationship to the one row that a foreign key names, or whose foreign key, which is unique, names this row.
 * @throws RestProblem PGRST200
 */
function findRelationship(relations: Relations, from: Relation, name: string): Relationship {
  const target = relations.get(name);
  const towards = from.foreignKeys.find((foreignKey) => foreignKey.target === name);
  const back = target?.foreignKeys.find(({ target: named, isOneToOne }) => named === from.name && isOneToOne);
  const pairs =
    towards?.columns.map((column, index) => [column, towards.targetColumns[index] ?? ''] as const) ??
    back?.columns.map((column, index) => [back.targetColumns[index] ?? '', column] as const);
  if (target === undefined || pairs === undefined)
    throw new RestProblem(
      400,
      'PGRST200',
      `Could not find a relationship between '${from.name}' and '${name}' in the schema cache`,
      { hint: 'Only one row that is joined by a foreign key can be embedded.' },
    );
  return { target, pairs };
}

function clause(keyword: string, text: string): string {
  return text === '' ? '' : ` ${keyword} ${text}`;
}
