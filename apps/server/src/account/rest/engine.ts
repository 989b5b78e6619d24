import type { Logger } from 'pino';
import { openConnections } from '../../database/connection/open-connections.ts';
import { IDLE_TIMEOUT_SECONDS, type Sql } from '../../database/database.ts';
import type { KeySecrets } from '../../database/key-secret.ts';
import type { RequestRoles } from '../../database/roles/request-roles.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import type { Caller } from '../../sessions/access.ts';
import { parseQuery, type TableQuery, unsatisfiable } from './grammar/query.ts';
import { type EngineDatabase, inTransaction } from './in-transaction.ts';
import type { ReadAnswers } from './kept-answers.ts';
import { readRow, readRows } from './read-body.ts';
import { type Relation, type Relations, readRelations } from './relations.ts';
import { databaseProblem, RestProblem } from './rest-problem.ts';
import { countSql, Parameters, quoteName, selectSql } from './statement/rows.ts';
import { deleteSql, insertSql, updateSql, type Writing } from './statement/write.ts';

export interface RestEngine {
  /** The connections of table requests. */
  readonly sql: Sql;
  /** Handles a request to `/rest/v1/<table>` as the caller. Row level security and grants decide what the caller sees. */
  fetch(request: Request, caller: Caller): Promise<Response>;
  close(): Promise<void>;
}

export interface RestEngineOptions {
  /** A login role that owns nothing and can only become one of the request roles. */
  readonly authenticatorUrl: string;
  readonly authenticatorPassword: () => Promise<string>;
  readonly roles: RequestRoles;
  readonly keySecrets: KeySecrets;
  readonly poolSize: number;
  readonly logger: Logger;
  /** Reads the responses of calls, which are kept outside their table. */
  readonly readAnswers: ReadAnswers;
}

const VERIFY_MS = 1_000;
/** Above the time that PostgreSQL gives a statement. */
const DESTROY_MS = 15_000;
const METHODS = 'OPTIONS,GET,HEAD,POST,PATCH,DELETE';
const OBJECT = 'application/vnd.pgrst.object+json';
const JSON_TYPES = new Set(['', '*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json']);

/**
 * The part of PostgREST that the product needs (https://docs.postgrest.org/en/v13): reading with filters, trees of conditions, order, windows,
 * counts and one embedded row; insert, update and delete. Names come from the database's own catalogue, values are always parameters, and every statement
 * runs in a transaction as the caller. Anything else is rejected. The call log is read as far as PostgreSQL holds it.
 */
export function openRestEngine({ logger, ...options }: RestEngineOptions): RestEngine {
  const sql = openConnections(options.authenticatorUrl, {
    max: options.poolSize,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
    password: options.authenticatorPassword,
    patience: { verifyMs: VERIFY_MS, destroyMs: DESTROY_MS },
    settings: { application_name: 'theia-rest', TimeZone: 'UTC' },
  });
  const database: EngineDatabase = { sql, ...options };
  let known: Promise<Relations> | null = null;
  const relations = () =>
    (known ??= readRelations(sql, options.roles).catch((error: unknown) => {
      known = null;
      throw error;
    }));

  const respond = async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url);
    const name = decodeURIComponent(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
    const schema = await relations();
    const relation = schema.get(name);
    if (relation === undefined)
      throw new RestProblem(
        404,
        'PGRST205',
        `Could not find the table 'public.${name.slice(0, 100)}' in the schema cache`,
      );
    if (request.method === 'OPTIONS') return new Response(null, { status: 200, headers: { Allow: METHODS } });
    const wanted: Wanted = {
      relations: schema,
      relation,
      query: parseQuery(url.searchParams, request.method === 'GET' ? request.headers.get('range') : null),
      contentType: chooseContentType(request.headers.get('accept')),
      ...readPreferences(request.headers.get('prefer')),
    };
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return read(database, caller, wanted, request.method === 'HEAD');
      case 'POST':
      case 'PATCH':
      case 'DELETE':
        return write(database, caller, wanted, request);
      default:
        throw new RestProblem(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`, { hint: METHODS });
    }
  };

  return {
    sql,
    fetch: async (request, caller) => {
      try {
        return await respond(request, caller);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const problem = error instanceof RestProblem ? error : databaseProblem(error, caller.role);
        if (problem === null) throw error;
        logger.debug({ code: problem.code, message: problem.message }, 'table request rejected');
        return problem.toResponse();
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

interface Wanted {
  readonly relations: Relations;
  readonly relation: Relation;
  readonly query: TableQuery;
  readonly contentType: string;
  /** A write returns the written rows. */
  readonly isReturning: boolean;
  /** A read counts the rows outside its window too. */
  readonly isCounted: boolean;
}

interface Outcome {
  readonly body: string;
  readonly count: number;
  /** All rows of the query; null when they were not requested. */
  readonly total: number | null;
}

const NOTHING: Outcome = { body: '[]', count: 0, total: null };
const BODY = `(select coalesce(json_agg(page), '[]'::json)::text from page)`;

async function read(database: EngineDatabase, caller: Caller, wanted: Wanted, isHead: boolean): Promise<Response> {
  const { relations, relation, query, contentType, isCounted } = wanted;
  const parameters = new Parameters();
  const source = { relation, alias: 'r0' };
  const from = `public.${quoteName(relation.name)}`;
  const page = selectSql(relations, source, from, query, parameters);
  const all = isCounted ? countSql(source, from, query, parameters) : 'null';
  const text = `with page as (${page}) select ${BODY} as body, (select count(*) from page)::int as count, (${all})::int as total`;
  const { body, count, total } = await run(database, caller, 'read only', text, parameters);
  if (total !== null && query.offset > 0 && query.offset >= total)
    throw unsatisfiable(`An offset of ${query.offset} was requested, but there are only ${total} rows.`);
  const content = shape(contentType, await filled(database, caller, parameters, body), count);
  const rows = count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`;
  return new Response(isHead ? null : content, {
    status: total !== null && count < total ? 206 : 200,
    headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Content-Range': `${rows}/${total ?? '*'}` },
  });
}

async function write(database: EngineDatabase, caller: Caller, wanted: Wanted, request: Request): Promise<Response> {
  const { relations, relation, query, contentType, isReturning } = wanted;
  const parameters = new Parameters();
  const source = { relation, alias: 'r0' };
  const change = await changeSql({ relations, source, query, isReturning, parameters }, request);
  // The caller's select reads the rows that the statement returned: row level security has already been applied to them.
  const chosen = { ...query, conditions: [], limit: null, offset: 0 };
  const page = isReturning ? selectSql(relations, source, 'written', chosen, parameters) : 'select 1';
  const text = `with written as (${change}), page as (${page}) select ${isReturning ? BODY : `''`} as body, (select count(*) from written)::int as count, null::int as total`;
  const check = ({ body, count }: Outcome) => void (isReturning && shape(contentType, body, count));
  const { body, count } =
    change === null ? NOTHING : await run(database, caller, 'read write', text, parameters, check);
  const isMade = request.method === 'POST';
  const headers = { 'Content-Range': '*/*' };
  if (!isReturning) return new Response(null, { status: isMade ? 201 : 204, headers });
  return new Response(shape(contentType, await filled(database, caller, parameters, body), count), {
    status: isMade ? 201 : 200,
    headers: { ...headers, 'Content-Type': `${contentType}; charset=utf-8` },
  });
}

/** The changing statement; null when there is nothing to change. */
async function changeSql(writing: Writing, request: Request): Promise<string | null> {
  if (request.method === 'DELETE') return deleteSql(writing);
  if (request.method === 'PATCH') {
    const row = await readRow(request);
    return Object.keys(row).length === 0 ? null : updateSql(writing, row);
  }
  const rows = await readRows(request);
  return rows.length === 0 ? null : insertSql(writing, rows);
}

/** Runs one statement as the caller; an error thrown by `check` rolls it back. */
async function run(
  database: EngineDatabase,
  caller: Caller,
  mode: 'read only' | 'read write',
  text: string,
  { values }: Parameters,
  check: (outcome: Outcome) => void = () => {},
): Promise<Outcome> {
  return inTransaction(database, caller, text, mode, async (transaction) => {
    const [outcome = NOTHING] = await transaction.unsafe<Outcome[]>(text, values);
    check(outcome);
    return outcome;
  });
}

const filled = (database: EngineDatabase, caller: Caller, { answers }: Parameters, body: string): Promise<string> =>
  answers.fill(body, caller.role === 'anon' ? null : caller.userId, database.readAnswers);

/**
 * The first media type of the `Accept` header that can be served.
 * @throws RestProblem PGRST107 (406) when none can be served
 */
function chooseContentType(accept: string | null): string {
  const types = (accept ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim().toLowerCase());
  const type = types.find((one) => one === OBJECT || JSON_TYPES.has(one));
  if (type === undefined)
    throw new RestProblem(
      406,
      'PGRST107',
      `None of these media types are available: ${types.join(', ').slice(0, 200)}`,
      { hint: 'application/json is.' },
    );
  return type === OBJECT ? OBJECT : 'application/json';
}

/** @throws RestProblem PGRST122 for preferences that must be followed or the request fails: none of them is supported */
function readPreferences(prefer: string | null): Pick<Wanted, 'isReturning' | 'isCounted'> {
  const words = (prefer ?? '').split(/[,;]/).map((word) => word.trim());
  if (words.includes('handling=strict') || words.some((word) => word.startsWith('resolution=')))
    throw new RestProblem(400, 'PGRST122', 'Invalid preferences given with handling=strict');
  return {
    isReturning: words.includes('return=representation'),
    isCounted: words.some((word) => /^count=(?:exact|planned|estimated)$/.test(word)),
  };
}

/**
 * Shapes the body as the caller requested. For one object there must be exactly one row.
 * @throws RestProblem PGRST116 (406)
 */
function shape(contentType: string, body: string, count: number): string {
  if (contentType !== OBJECT) return body;
  if (count !== 1)
    throw new RestProblem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    });
  return body.slice(1, -1);
}
