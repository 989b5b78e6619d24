import type { Transaction } from '../../../database/database.ts';
import { boundCondition, boundsOf } from '../statement/condition.ts';
import { instantSql } from '../statement/parameters.ts';
import type { Condition } from '../grammar/filter.ts';
import type { TableQuery } from '../grammar/query.ts';
import type { SelectItem } from '../grammar/select.ts';
import type { Relation, Relations } from '../relations.ts';
import { findRelationship, type Relationship } from '../statement/relationship.ts';
import { CALLS } from './columns.ts';

/** Where the table ends and the archive begins, for a caller who may read calls. */
export interface Border {
  /** Calls before this instant are in the archive. */
  readonly movedUntil: string;
  /** Whose calls the caller may read, by the rule of row level security. */
  readonly userId: string;
}

const CREATED_AT = 'created_at';

/** Reads the border in the caller's transaction, so that it fits what the transaction sees. Null when nothing has moved, or the caller may read nothing. */
export async function readBorder(transaction: Transaction): Promise<Border | null> {
  const [row] = await transaction<{ moved_until: string | null; user_id: string | null }[]>`
    select to_char(auth.calls_moved_until() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moved_until, auth.uid() as user_id`;
  if (row === undefined || row.moved_until === null || row.user_id === null) return null;
  return { movedUntil: row.moved_until, userId: row.user_id };
}

/** True if the conditions clearly leave out everything before the border. */
export function isAfter(conditions: readonly Condition[], movedUntil: string): boolean {
  return boundsOf(conditions).some(
    ({ column, by, value }) =>
      column === CREATED_AT &&
      (by === 'eq' || by === 'gt' || by === 'gte') &&
      instantSql(value) !== null &&
      Date.parse(value) >= Date.parse(movedUntil),
  );
}

/** The part of a query that the table answers. */
export function sinceBorder(query: TableQuery, { movedUntil }: Border): TableQuery {
  const bound = boundCondition({ column: CREATED_AT, by: 'gte', value: movedUntil });
  return { ...query, conditions: [...query.conditions, bound] };
}

/** Whether a read of a relation with these items reads calls. */
export function readsCalls(relations: Relations, relation: Relation, items: readonly SelectItem[]): boolean {
  return relation.name === CALLS || embedsCalls(relations, relation, items);
}

/** Whether calls are embedded in rows, at any depth. */
export function embedsCalls(relations: Relations, relation: Relation, items: readonly SelectItem[]): boolean {
  return items.some((item) => {
    if (item.kind !== 'embedding') return false;
    const found = relationshipOrNull(() => findRelationship(relations, relation, item));
    return found !== null && readsCalls(relations, found.target, item.items);
  });
}

/** The statement itself refuses what cannot be embedded. */
function relationshipOrNull(find: () => Relationship): Relationship | null {
  try {
    return find();
  } catch {
    return null;
  }
}
