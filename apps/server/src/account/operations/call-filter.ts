import { idLiteral, integerLiteral, textLiteral } from '../../call-archive/literals.ts';
import type { CallChoice } from '../../call-archive/read/moved-calls.ts';
import { usOf } from '../../call-archive/read/times.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import type { CallFilter } from '../../rules/operations/calls.ts';

/** The last call of a page. */
export interface CallPlace {
  readonly created_at: string;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Conditions on the calls `l` of a user for which there is an index. */
export function indexedConditions(sql: Sql | Transaction, userId: string, { outcome, product }: CallFilter) {
  const isFree = product === 'free';
  return sql`l.user_id = ${userId}
    ${outcome === 'failed' ? sql`and (l.response_status < 200 or l.response_status > 299)` : sql``}
    ${outcome === 'success' || isFree ? sql`and l.response_status >= 200 and l.response_status <= 299` : sql``}
    ${isFree ? sql`and l.report_tier is null` : sql``}
    ${product != null && !isFree ? sql`and l.report_tier = ${product}` : sql``}`;
}

/** The other conditions, which are checked for each call `l`. */
export function otherConditions(sql: Sql | Transaction, { code, key, slower_ms: slowerMs, search }: CallFilter) {
  const pattern = search ? patternOf(search) : null;
  return sql`true
    ${code == null ? sql`` : sql`and l.response_status = ${code}`}
    ${key == null ? sql`` : sql`and l.api_key_id = ${key}`}
    ${slowerMs == null ? sql`` : sql`and l.processing_time_ms > ${slowerMs}::numeric`}
    ${
      search && pattern !== null
        ? sql`and (l.request_id = ${search} or l.id::text = lower(${search}) or l.path ilike ${pattern} or l.error_message ilike ${pattern})`
        : sql``
    }`;
}

/** The same calls in the archive. None of its conditions is ever null. */
export function archiveChoice(userId: string, filter: CallFilter, after: CallPlace | null): CallChoice {
  const { from, until, outcome, code, product, key, slower_ms: slowerMs, search } = filter;
  const isFree = product === 'free';
  const afterUs = after === null ? null : usOf(after.created_at);
  const ends = [...(until == null ? [] : [usOf(until)]), ...(afterUs === null ? [] : [afterUs + 1n])];
  const untilUs = ends.length === 0 ? null : ends.reduce((first, end) => (end < first ? end : first));
  const optional: readonly (string | false)[] = [
    outcome === 'failed' && '(response_status < 200 or response_status > 299)',
    (outcome === 'success' || isFree) && '(response_status >= 200 and response_status <= 299)',
    isFree && 'isNull(report_tier)',
    product != null && !isFree && equals('report_tier', textLiteral(product)),
    code != null && `response_status = ${integerLiteral(code)}`,
    key != null &&
      `(isNotNull(api_key_id) and toString(assumeNotNull(api_key_id)) = ${textLiteral(key.toLowerCase())})`,
    slowerMs != null && `processing_time_ms > toDecimal64('${(Math.floor(slowerMs * 1000) / 1000).toFixed(3)}', 3)`,
    Boolean(search) && archiveSearch(search ?? ''),
    after !== null &&
      `(created_at_us < ${integerLiteral(afterUs ?? 0n)} or (created_at_us = ${integerLiteral(afterUs ?? 0n)} and id < ${idLiteral(after.id)}))`,
  ];
  return {
    userId,
    span: { fromUs: from == null ? null : usOf(from), untilUs },
    conditions: optional.filter((condition) => condition !== false),
  };
}

const equals = (column: string, literal: string) => `(isNotNull(${column}) and assumeNotNull(${column}) = ${literal})`;

/** As `ilike` with the collation C: only ASCII letters match in upper and lower case. */
function archiveSearch(search: string): string {
  const pattern = textLiteral(patternOf(search).replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()));
  return `(${[
    `request_id = ${textLiteral(search)}`,
    ...(UUID.test(search) ? [`id = ${idLiteral(search)}`] : []),
    `lower(path) like ${pattern}`,
    `(isNotNull(error_message) and lower(assumeNotNull(error_message)) like ${pattern})`,
  ].join(' or ')})`;
}

/** A pattern for `like` that matches the text anywhere. */
function patternOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, (char) => `\\${char}`).replaceAll('*', '%')}%`;
}
