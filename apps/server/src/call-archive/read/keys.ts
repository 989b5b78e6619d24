import { idLiteral, integerLiteral, uuidLiteral } from '../literals.ts';
import type { Ask } from './ask.ts';
import { DAY_US, daysSql, HOUR_US, spanSql, type TimeSpan } from './times.ts';

/** The place of a call in the log. */
export interface CallKey {
  /** Microseconds since 1970. */
  readonly createdAtUs: bigint;
  readonly id: string;
}

/** A choice of the calls of a user. */
export interface CallChoice {
  readonly userId: string;
  readonly span: TimeSpan;
  /** More conditions in the language of the archive, none of which is ever null. */
  readonly conditions: readonly string[];
}

/**
 * How far the first searches reach. The archive sorts everything that a search finds, so the first ones are narrow; each further one is so wide that
 * years without calls take few searches.
 */
const REACHES_US = [HOUR_US, DAY_US, 8n * DAY_US, 64n * DAY_US] as const;
/** A wider search finds the times alone first: reading and sorting the ids as well takes four times as long. */
const DIRECT_US = DAY_US;
/** So many times are named in a statement: the archive then reads only the blocks with these times. */
const NAMED_MAX = 2_000;

/** The newest `count` calls of a choice; those of the same microsecond by their id. */
export async function newestKeys(ask: Ask, choice: CallChoice, count: number): Promise<readonly CallKey[]> {
  const found: CallKey[] = [];
  for (const span of spansOf(choice.span)) {
    const missing = count - found.length;
    if (missing === 0) break;
    found.push(...(await keysWithin(ask, { ...choice, span }, missing)));
  }
  return found;
}

/**
 * The calls of a choice among those with these ids, in no order. A UUID of version 7 begins with the time at which it was made, so its call is looked for
 * in the days around it first.
 */
export async function keysOfIds(ask: Ask, choice: CallChoice, ids: readonly string[]): Promise<readonly CallKey[]> {
  const found: CallKey[] = [];
  const search = async (conditions: readonly string[], wanted: readonly string[]): Promise<void> => {
    if (wanted.length === 0) return;
    const named = [...choice.conditions, `id in (${wanted.map(idLiteral).join(', ')})`];
    const chosen = chosenSql({ ...choice, conditions: named }, ...conditions);
    found.push(...readKeys(await ask<KeyRow>(`select created_at_us as at, id from calls ${chosen}`)));
  };
  const made = ids.flatMap((id) => {
    const atUs = timeOfId(id);
    return atUs === null ? [] : [{ id, atUs }];
  });
  await search(
    [daysSql(made.flatMap(({ atUs }) => [atUs - DAY_US, atUs, atUs + DAY_US]))],
    made.map(({ id }) => id),
  );
  const known = new Set(found.map(({ id }) => id));
  await search(
    [],
    ids.filter((id) => !known.has(id)),
  );
  return found;
}

/** Columns of the calls with these keys: an expression each; as texts, in no order. */
export async function rowsOfKeys(
  ask: Ask,
  userId: string,
  keys: readonly CallKey[],
  columns: readonly string[],
): Promise<readonly (readonly (string | null)[])[]> {
  if (keys.length === 0) return [];
  const times = keys.map(({ createdAtUs }) => createdAtUs).toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const wanted = keys.map(({ createdAtUs, id }) => `(${integerLiteral(createdAtUs)}, ${idLiteral(id)})`);
  const chosen = chosenSql(
    { userId, span: { fromUs: times[0]!, untilUs: times.at(-1)! + 1n }, conditions: [] },
    `(created_at_us, id) in (${wanted.join(', ')})`,
  );
  const names = columns.map((_, index) => `c${index}`);
  const rows = await ask<Readonly<Record<string, string | null>>>(
    `select ${columns.map((column, index) => `${column} as c${index}`).join(', ')} from calls ${chosen}`,
  );
  return rows.map((row) => names.map((name) => row[name] ?? null));
}

/** The newest `count` calls of a span. */
async function keysWithin(ask: Ask, choice: CallChoice, count: number): Promise<readonly CallKey[]> {
  const { fromUs, untilUs } = choice.span;
  const select = (span: TimeSpan, ...more: readonly string[]) =>
    ask<KeyRow>(
      `select created_at_us as at, id from calls ${chosenSql({ ...choice, span }, ...more)} order by at desc, id desc limit ${integerLiteral(count)}`,
    );
  if (fromUs !== null && untilUs !== null && untilUs - fromUs <= DIRECT_US) return readKeys(await select(choice.span));
  const found = await ask<{ at: string }>(
    `select created_at_us as at from calls ${chosenSql(choice)} order by at desc limit ${integerLiteral(count)}`,
  );
  const times = found.map(({ at }) => BigInt(at));
  const [newest, oldest] = [times[0], times.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const named = times.length > NAMED_MAX ? [] : [`created_at_us in (${times.map(integerLiteral).join(', ')})`];
  return readKeys(await select({ fromUs: oldest, untilUs: newest + 1n }, ...named));
}

/** Parts of a span, the newest first, that together are all of it. */
function spansOf({ fromUs, untilUs }: TimeSpan): readonly TimeSpan[] {
  const spans: TimeSpan[] = [];
  let until = untilUs;
  for (const reachUs of REACHES_US) {
    if (until === null || (fromUs !== null && fromUs >= until)) break;
    const from: bigint = fromUs !== null && until - reachUs < fromUs ? fromUs : until - reachUs;
    spans.push({ fromUs: from, untilUs: until });
    until = from;
  }
  return until === null || fromUs === null || fromUs < until ? [...spans, { fromUs, untilUs: until }] : spans;
}

/** When a UUID of version 7 was made, in microseconds since 1970; null for any other id. */
function timeOfId(id: string): bigint | null {
  return id[14] === '7' ? BigInt(`0x${id.slice(0, 8)}${id.slice(9, 13)}`) * 1000n : null;
}

interface KeyRow {
  readonly at: string;
  readonly id: string;
}

function readKeys(rows: readonly KeyRow[]): readonly CallKey[] {
  return rows.map(({ at, id }) => ({ createdAtUs: BigInt(at), id }));
}

/** The filters first: the archive reads the other columns only of blocks in which something meets them. */
function chosenSql({ userId, span, conditions }: CallChoice, ...more: readonly string[]): string {
  const where = [`user_id = ${uuidLiteral(userId)}`, ...spanSql('created_at_us', span), ...more].join(' and ');
  return `${conditions.length === 0 ? '' : `prewhere ${conditions.join(' and ')} `}where ${where}`;
}
