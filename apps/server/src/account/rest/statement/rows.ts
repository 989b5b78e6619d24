import type { Condition } from '../grammar/filter.ts';
import type { OrderTerm, RowChoice, TableQuery } from '../grammar/query.ts';
import type { Embedding, SelectedField, SelectItem } from '../grammar/select.ts';
import { isKeptApart } from '../kept-answers.ts';
import type { Relation, Relations } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';
import { boundCondition, boundsOf, whereSql } from './condition.ts';
import { fieldSql, type Parameters, quoteName, requireColumn, type Source } from './parameters.ts';
import { findRelationship } from './relationship.ts';

/** The largest number of rows in an answer, at any depth. */
export const ROWS_MAX = 1_000;

/** The parts of `select … from … where …` for one relation and its embedded relations. */
export interface RowsSql {
  readonly columns: string;
  readonly joins: string;
  readonly where: string;
}

interface Context {
  readonly relations: Relations;
  readonly query: TableQuery;
  readonly parameters: Parameters;
  /** Number of aliases assigned so far. */
  aliases: number;
}

/** Builds the columns, joins and conditions of a request for rows of `source`. */
export function rowsSql(
  relations: Relations,
  source: Source,
  query: TableQuery,
  conditions: readonly Condition[],
  parameters: Parameters,
): RowsSql {
  const context: Context = { relations, query, parameters, aliases: 0 };
  const { columns, joins } = itemsSql(context, source, query.select, '', conditions);
  for (const path of query.embedded.keys()) {
    if (!isEmbedded(query.select, path.split('.'))) {
      throw new RestProblem({
        status: 400,
        code: 'PGRST108',
        message: `'${path}' is not an embedded resource in this request`,
        hint: `Verify that '${path}' is included in the 'select' query parameter.`,
      });
    }
  }
  return { columns, joins, where: clause('where', whereSql(source, conditions, parameters)) };
}

/** ` order by … limit … offset …` */
export function windowSql(
  source: Source,
  choice: Pick<RowChoice, 'order' | 'limit' | 'offset'>,
  parameters: Parameters,
): string {
  const order = choice.order.map((term) => orderSql(source, term, parameters)).join(', ');
  return `${clause('order by', order === '' ? null : order)} limit ${Math.min(choice.limit ?? ROWS_MAX, ROWS_MAX)} offset ${choice.offset}`;
}

/** Columns of the relation that the answer needs, including foreign keys of embedded relations; null: all. */
export function columnsNeeded(
  relations: Relations,
  relation: Relation,
  items: readonly SelectItem[],
): readonly string[] | null {
  if (items.length === 0 || items.some(({ kind }) => kind === 'star')) return null;
  const names = items.flatMap((item) => {
    if (item.kind === 'field') return [requireColumn({ relation, alias: '' }, item.path.column).name];
    return item.kind === 'embedding' ? findRelationship(relations, relation, item).pairs.map(([own]) => own) : [];
  });
  return [...new Set(names)];
}

function itemsSql(
  context: Context,
  source: Source,
  items: readonly SelectItem[],
  path: string,
  conditions: readonly Condition[],
): { columns: string; joins: string } {
  const columns: string[] = [];
  const joins: string[] = [];
  for (const item of items.length === 0 && path === '' ? [{ kind: 'star' } as const] : items) {
    if (item.kind === 'star') columns.push(...starSql(context, source));
    else if (item.kind === 'field' && isWholeAnswer(source, item))
      columns.push(`${context.parameters.answers.sql(source.alias)} as ${quoteName(item.alias ?? item.path.column)}`);
    else if (item.kind === 'field') {
      const { text } = fieldSql(source, item.path, context.parameters);
      const step = item.path.steps.findLast(({ key }) => typeof key === 'string')?.key;
      columns.push(
        `${item.cast === null ? text : `(${text})::${item.cast}`} as ${quoteName(item.alias ?? String(step ?? item.path.column))}`,
      );
    } else {
      const embedded = embeddingSql(context, source, item, path, conditions);
      columns.push(...embedded.columns);
      joins.push(embedded.join);
    }
  }
  return { columns: columns.length === 0 ? 'null' : columns.join(', '), joins: joins.join('') };
}

/** Every column of the source. */
function starSql({ parameters }: Context, { relation, alias }: Source): readonly string[] {
  const names = [...relation.columns.keys()];
  if (!names.some((name) => isKeptApart(relation.name, name))) return [`${alias}.*`];
  return names.map((name) =>
    isKeptApart(relation.name, name)
      ? `${parameters.answers.sql(alias)} as ${quoteName(name)}`
      : `${alias}.${quoteName(name)}`,
  );
}

/** Whether an answer itself is selected, neither cast nor taken apart. */
function isWholeAnswer({ relation }: Source, { path, cast }: SelectedField): boolean {
  return isKeptApart(relation.name, path.column) && path.steps.length === 0 && cast === null;
}

function embeddingSql(
  context: Context,
  source: Source,
  embedding: Embedding,
  path: string,
  outer: readonly Condition[],
): { columns: string[]; join: string } {
  const { relations, query, parameters } = context;
  const relationship = findRelationship(relations, source.relation, embedding);
  if (embedding.spread && relationship.many) {
    throw new RestProblem({
      status: 400,
      code: 'PGRST119',
      message: `A spread operation on '${embedding.relation}' is not possible`,
      hint: 'Only one row can be spread into another.',
    });
  }
  context.aliases += 1;
  const target: Source = { relation: relationship.target, alias: `r${context.aliases}` };
  const partner = `e${context.aliases}`;
  const name = embedding.alias ?? embedding.relation;
  const ownPath = path === '' ? name : `${path}.${name}`;
  const choice = query.embedded.get(ownPath) ?? { conditions: [], order: [], limit: null, offset: 0 };
  // What bounds a column of the outer rows bounds the equal column here as well. PostgreSQL does not conclude that, and would plan every day.
  const bounds = boundsOf(outer).flatMap((bound) =>
    relationship.pairs
      .filter(([own]) => own === bound.column)
      .map(([, theirs]) => boundCondition({ ...bound, column: theirs })),
  );
  const conditions = [...bounds, ...choice.conditions];
  const inside = itemsSql(context, target, embedding.items, ownPath, conditions);
  const joined = relationship.pairs.map(
    ([own, theirs]) => `${target.alias}.${quoteName(theirs)} = ${source.alias}.${quoteName(own)}`,
  );
  const filtered = whereSql(target, conditions, parameters);
  const rows = `select ${inside.columns} from public.${quoteName(target.relation.name)} as ${target.alias}${inside.joins} where ${[...joined, ...(filtered === null ? [] : [filtered])].join(' and ')}${windowSql(target, choice, parameters)}`;
  const shown = embedding.items.length > 0;
  if (!relationship.many) {
    const join = ` ${embedding.inner ? 'join' : 'left join'} lateral (${rows}) as ${partner} on true`;
    if (embedding.spread) return { columns: shown ? [`${partner}.*`] : [], join };
    return { columns: shown ? [`to_json(${partner}) as ${quoteName(name)}`] : [], join };
  }
  const join = ` join lateral (select coalesce(json_agg(${partner}), '[]'::json) as rows, count(*) as count from (${rows}) as ${partner}) as ${partner} on ${embedding.inner ? `${partner}.count > 0` : 'true'}`;
  return { columns: shown ? [`${partner}.rows as ${quoteName(name)}`] : [], join };
}

function orderSql(source: Source, term: OrderTerm, parameters: Parameters): string {
  const nulls = term.nulls === null ? '' : ` nulls ${term.nulls}`;
  return `${fieldSql(source, term.path, parameters).text}${term.descending ? ' desc' : ''}${nulls}`;
}

function isEmbedded(items: readonly SelectItem[], [name, ...deeper]: readonly string[]): boolean {
  if (name === undefined) return true;
  return items.some(
    (item) => item.kind === 'embedding' && (item.alias ?? item.relation) === name && isEmbedded(item.items, deeper),
  );
}

function clause(keyword: string, text: string | null): string {
  return text === null ? '' : ` ${keyword} ${text}`;
}
