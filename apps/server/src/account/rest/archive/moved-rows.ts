import type { MovedRow } from '../../../call-archive/read/moved-calls.ts';
import { isoOf } from '../../../call-archive/read/times.ts';
import type { Condition } from '../grammar/filter.ts';
import type { TableQuery } from '../grammar/query.ts';
import { isKeptApart } from '../kept-answers.ts';
import type { RowsFrom } from '../read-table.ts';
import type { Relation, Relations } from '../relations.ts';
import { quoteName } from '../statement/parameters.ts';
import { columnsNeeded } from '../statement/rows.ts';
import { ARCHIVE_COLUMNS } from './columns.ts';

/** Rows of moved calls: of each column that a statement needs, the values as texts. */
export interface MovedRows {
  readonly count: number;
  readonly columns: ReadonlyMap<string, readonly (string | null)[]>;
}

/** Columns of the log as the archive is asked for them. */
export function archiveExpressions(names: readonly string[]): readonly string[] {
  return names.map((name) => ARCHIVE_COLUMNS.get(name)!.text);
}

/** Rows of the archive with these columns. */
export function movedRowsOf(names: readonly string[], rows: readonly MovedRow[]): MovedRows {
  const valueOf = (name: string, text: string | null): string | null =>
    name === 'created_at' && text !== null ? isoOf(BigInt(text)) : text;
  return {
    count: rows.length,
    columns: new Map(names.map((name, index) => [name, rows.map((row) => valueOf(name, row[index] ?? null))] as const)),
  };
}

/**
 * The columns that a query shows, filters and orders by, as far as the archive has them: payloads are read only where they are asked for. An answer
 * needs the columns that name it.
 */
export function archiveColumnsNeeded(relations: Relations, relation: Relation, query: TableQuery): readonly string[] {
  const shown = columnsNeeded(relations, relation, query.select) ?? [...relation.columns.keys()];
  const names = new Set([
    ...shown,
    ...query.conditions.flatMap(columnsOf),
    ...query.order.map(({ path }) => path.column),
    ...(shown.some((name) => isKeptApart(relation.name, name)) ? ['response_crc32'] : []),
    'id',
    'created_at',
  ]);
  return [...names].filter((name) => ARCHIVE_COLUMNS.has(name));
}

/**
 * Moved rows in place of their table, with the table's columns and types: ` from (…) as r0`. Columns that were not read are null, and nothing asks
 * for them. JSON stays the text that it was.
 */
export function fromMovedRows(relation: Relation, rows: MovedRows): RowsFrom {
  return (parameters) => {
    const read = [...rows.columns];
    const values = read.map(
      ([name, texts]) => `${parameters.add(arrayText(texts))}::${relation.columns.get(name)!.type}[]`,
    );
    const columns = [...relation.columns.values()].map(({ name, type }) => {
      const place = read.findIndex(([column]) => column === name);
      return `${place === -1 ? 'null' : `m.c${place}`}::${type} as ${quoteName(name)}`;
    });
    return `(select ${columns.join(', ')} from unnest(${values.join(', ')}) as m (${read.map((_, place) => `c${place}`).join(', ')}))`;
  };
}

/** The rows of the table from an instant on, and moved ones. */
export function fromBoth(relation: Relation, since: string, rows: MovedRows): RowsFrom {
  const names = [...relation.columns.keys()].map(quoteName).join(', ');
  return (parameters) =>
    `(select ${names} from public.${quoteName(relation.name)} where created_at >= '${since}'::timestamptz union all select * from ${fromMovedRows(relation, rows)(parameters)} as moved)`;
}

function columnsOf(condition: Condition): readonly string[] {
  return condition.kind === 'tree' ? condition.conditions.flatMap(columnsOf) : [condition.path.column];
}

/** Texts as PostgreSQL writes an array of them. */
function arrayText(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'null' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`;
}
