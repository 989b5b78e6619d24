import type { Transaction } from '../../../database/database.ts';
import type { CallChoice, KeyOrder } from '../../../call-archive/read/moved-calls.ts';
import type { TimeSpan } from '../../../call-archive/read/times.ts';
import type { Condition } from '../grammar/filter.ts';
import type { OrderTerm, TableQuery } from '../grammar/query.ts';
import type { Embedding } from '../grammar/select.ts';
import { boundsOf } from '../statement/condition.ts';
import { ARCHIVE_COLUMNS, NotPushable } from './columns.ts';
import { ALWAYS, numberOf, pushedDown } from './push-down.ts';
import { readValues, type ReadValues } from './read-values.ts';

/** More calls than this are not looked for by their ids. */
const IDS_MAX = 1_000;
const INNER_JOIN = 'isNotNull(paid_by)';

/** The order of the log; without an order, newest first. @throws NotPushable for any other order */
export function keyOrderOf(order: readonly OrderTerm[]): KeyOrder {
  const [first, second] = order;
  if (first === undefined) return { newestFirst: true, highestIdFirst: true };
  if (!isBy('created_at', first)) throw new NotPushable(`The order by ${first.path.column}`);
  if (second !== undefined && !isBy('id', second) && !isBy('created_at', second))
    throw new NotPushable(`The order by ${second.path.column}`);
  const newestFirst = first.descending;
  return { newestFirst, highestIdFirst: second !== undefined && isBy('id', second) ? second.descending : newestFirst };
}

/** An order with the id at its end, as the archive sorts calls of the same instant. */
export function withId(order: readonly OrderTerm[], { newestFirst, highestIdFirst }: KeyOrder): readonly OrderTerm[] {
  const by = (column: string, descending: boolean): OrderTerm => ({
    path: { column, steps: [] },
    descending,
    nulls: null,
  });
  return [by('created_at', newestFirst), by('id', highestIdFirst), ...order.slice(2)];
}

/** The calls of a query in the archive. @throws NotPushable, and PostgreSQL's error for a value that it cannot read */
export async function choiceOf(transaction: Transaction, userId: string, query: TableQuery): Promise<CallChoice> {
  const { conditions } = query;
  const values = await readValues(transaction, userId, conditions);
  return {
    userId,
    span: spanOf(conditions, values),
    conditions: [...conditions.map((condition) => pushedDown(condition, values)), ...innerJoins(query)].filter(
      (condition) => condition !== ALWAYS,
    ),
  };
}

/** The ids by which a query names its calls; null when it does not, or names too many. */
export function idsNamed(conditions: readonly Condition[]): readonly string[] | null {
  for (const condition of conditions) {
    if (condition.kind === 'tree' || condition.negated || condition.path.column !== 'id') continue;
    const { path, test } = condition;
    if (path.steps.length > 0) continue;
    if (test.kind === 'compare' && test.by === 'eq') return [test.value];
    if (test.kind === 'in' && test.values.length <= IDS_MAX) return test.values;
  }
  return null;
}

/** Calls named by their ids, and what the archive can leave out of them. PostgreSQL does the rest. */
export async function namedChoice(
  transaction: Transaction,
  userId: string,
  conditions: readonly Condition[],
  ids: readonly string[],
): Promise<{ readonly choice: CallChoice; readonly ids: readonly string[] }> {
  const idCondition: Condition = {
    kind: 'test',
    path: { column: 'id', steps: [] },
    negated: false,
    test: { kind: 'in', values: ids },
  };
  const bounds = conditions.filter(
    (condition) =>
      condition.kind === 'test' && condition.path.column === 'created_at' && condition.path.steps.length === 0,
  );
  const values = await readValues(transaction, userId, [idCondition, ...bounds]);
  const id = ARCHIVE_COLUMNS.get('id')!;
  return {
    choice: { userId, span: spanOf(bounds, values), conditions: [] },
    ids: [...new Set(ids.map((text) => values.get(id, text)))],
  };
}

/** The span that conditions leave, by the bounds that each row must keep. */
function spanOf(conditions: readonly Condition[], values: ReadValues): TimeSpan {
  const column = ARCHIVE_COLUMNS.get('created_at')!;
  const bounds = boundsOf(conditions).filter((bound) => bound.column === 'created_at');
  const at = (...by: readonly string[]) =>
    bounds.filter((bound) => by.includes(bound.by)).map(({ value }) => numberOf(values.get(column, value)));
  const from = [...at('eq', 'gte'), ...at('gt').map((us) => us + 1n)];
  const until = [...at('lt'), ...at('eq', 'lte').map((us) => us + 1n)];
  return {
    fromUs: from.length === 0 ? null : from.reduce((a, b) => (b > a ? b : a)),
    untilUs: until.length === 0 ? null : until.reduce((a, b) => (b < a ? b : a)),
  };
}

/** A join that leaves out calls without a charge. @throws NotPushable where it depends on more than whether there is one */
function innerJoins({ select, embedded }: TableQuery): readonly string[] {
  const inner = select.filter((item): item is Embedding => item.kind === 'embedding' && item.inner);
  for (const embedding of inner) {
    const name = embedding.alias ?? embedding.relation;
    const choice = embedded.get(name);
    const isPlain =
      (choice === undefined || (choice.conditions.length === 0 && choice.limit === null && choice.offset === 0)) &&
      !embedding.items.some((item) => item.kind === 'embedding' && item.inner);
    if (!isPlain) throw new NotPushable(`The choice of calls by ${name}`);
  }
  return inner.length === 0 ? [] : [INNER_JOIN];
}

function isBy(column: string, { path }: OrderTerm): boolean {
  return path.column === column && path.steps.length === 0;
}
