import type { Logger } from 'pino';
import type { OpenMovedCalls } from '../../call-archive/read/moved-calls.ts';
import { openConnections } from '../../database/connection/open-connections.ts';
import { IDLE_TIMEOUT_SECONDS, type Sql } from '../../database/database.ts';
import { isUnavailable } from '../../metering/database-failure.ts';
import type { KeySecrets } from '../../database/key-secret.ts';
import type { RequestRoles } from '../../database/roles/request-roles.ts';
import type { Caller } from '../access.ts';
import { embedsCalls } from './archive/border.ts';
import { databaseProblem, RestProblem, unreadable } from './rest-problem.ts';
import { type EngineDatabase, inTransaction, userIdOf } from './in-transaction.ts';
import type { ReadAnswers } from './kept-answers.ts';
import { parseQuery, type TableQuery } from './grammar/query.ts';
import { parsePreferences, type Preferences } from './prefer.ts';
import { read } from './read.ts';
import { readRow, readRows } from './read-body.ts';
import { type Relation, type Relations, readRelations } from './relations.ts';
import { bodySql, type Representation, chooseRepresentation, shape } from './representation.ts';
import { readWindow } from './row-range.ts';
import { Parameters, type Source } from './statement/parameters.ts';
import { rowsSql, windowSql } from './statement/rows.ts';
import { deleteSql, insertSql, updateSql } from './statement/write.ts';

export interface RestEngine {
  /** The connections of table requests. */
  readonly sql: Sql;
  /** Answers a request to `/rest/v1/<table>` as the caller. Row level security and grants decide what the caller sees. */
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
  /** Reads the answers of calls, which are kept outside their table. */
  readonly readAnswers: ReadAnswers;
  /** Reads the calls that have moved to the archive; null, the default: there is none. */
  readonly movedCalls?: OpenMovedCalls | null;
}

const VERIFY_MS = 1_000;
/** Above the time that PostgreSQL gives a statement. */
const DESTROY_MS = 15_000;
const METHODS = 'OPTIONS,GET,HEAD,POST,PATCH,DELETE';

interface Statement {
  readonly text: string;
  readonly parameters: Parameters;
}

interface Outcome {
  readonly body: string;
  readonly count: number;
}

/**
 * The part of PostgREST that the product needs (https://docs.postgrest.org/en/v13): reading with filters, trees of conditions, order, windows, counts,
 * JSON paths and embedded tables; insert, upsert, update and delete. Names come from the database's own catalogue, values are always
 * parameters, and every statement runs in a transaction as the caller.
 */
export function openRestEngine(options: RestEngineOptions): RestEngine {
  const sql = openConnections(options.authenticatorUrl, {
    max: options.poolSize,
    idleTimeoutSeconds: IDLE_TIMEOUT_SECONDS,
    password: options.authenticatorPassword,
    patience: { verifyMs: VERIFY_MS, destroyMs: DESTROY_MS },
    settings: {
      application_name: 'theia-rest',
      TimeZone: 'UTC',
    },
  });
  const database: EngineDatabase = {
    sql,
    roles: options.roles,
    keySecrets: options.keySecrets,
    readAnswers: options.readAnswers,
    movedCalls: options.movedCalls ?? null,
  };
  let known: Promise<Relations> | null = null;
  const relations = () =>
    (known ??= readRelations(sql, options.roles).catch((error: unknown) => {
      known = null;
      throw error;
    }));

  const answer = async (request: Request, caller: Caller): Promise<Response> => {
    const url = new URL(request.url);
    const name = decodeURIComponent(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
    const schema = await relations();
    const relation = schema.get(name);
    if (relation === undefined)
      throw new RestProblem({
        status: 404,
        code: 'PGRST205',
        message: `Could not find the table 'public.${name.slice(0, 100)}' in the schema cache`,
      });
    if (request.method === 'OPTIONS') return new Response(null, { status: 200, headers: { Allow: METHODS } });
    const query = parseQuery(url.searchParams);
    const preferences = parsePreferences(request.headers.get('prefer'));
    const representation = chooseRepresentation(request.headers.get('accept'));
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return read(database, caller, schema, {
          relation,
          query: { ...query, ...readWindow(query, request.headers.get('range')) },
          representation,
          preferences,
          headOnly: request.method === 'HEAD',
        });
      case 'POST':
      case 'PATCH':
      case 'DELETE':
        return write(database, caller, schema, relation, query, request, representation, preferences);
      default:
        throw new RestProblem({
          status: 405,
          code: 'PGRST117',
          message: `Unsupported HTTP method: ${request.method}`,
          hint: METHODS,
        });
    }
  };

  return {
    sql,
    fetch: async (request, caller) => {
      try {
        return await answer(request, caller);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const problem = error instanceof RestProblem ? error : databaseProblem(error, caller.role);
        if (problem === null) throw error;
        options.logger.debug({ code: problem.fields.code, message: problem.fields.message }, 'table request refused');
        return problem.toResponse();
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

async function write(
  database: EngineDatabase,
  caller: Caller,
  relations: Relations,
  relation: Relation,
  query: TableQuery,
  request: Request,
  representation: Representation,
  preferences: Preferences,
): Promise<Response> {
  const parameters = new Parameters();
  const returning = preferences.representation;
  const change = await changeSql(relations, relation, query, request, preferences, parameters);
  const made = request.method === 'POST';
  if (returning && database.movedCalls !== null && embedsCalls(relations, relation, query.select))
    throw unreadable('"select" parameter', 'calls cannot be embedded in written rows');
  if (change === null) return written(made, returning, { body: '[]', count: 0 }, representation, preferences);
  // The caller's select reads the rows that the statement returned: row level security has already been applied to them.
  const page = returning ? pageOfWritten(relations, relation, query, parameters) : 'select 1 as one from written';
  const text = `with written as (${change}), page as (${page}) select ${returning ? bodySql(representation) : `''`} as body, (select count(*) from written)::int as count`;
  const check = (outcome: Outcome) => {
    if (preferences.maxAffected !== null && outcome.count > preferences.maxAffected) {
      throw new RestProblem({
        status: 400,
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: `The query affects ${outcome.count} rows`,
      });
    }
    if (returning) shape(representation, outcome.body, outcome.count);
  };
  return written(
    made,
    returning,
    await run(
      database,
      caller,
      { text, parameters },
      { stripNulls: representation.stripNulls, bodyNeeded: returning },
      check,
    ),
    representation,
    preferences,
  );
}

async function changeSql(
  relations: Relations,
  relation: Relation,
  query: TableQuery,
  request: Request,
  preferences: Preferences,
  parameters: Parameters,
): Promise<string | null> {
  if (request.method === 'DELETE') return deleteSql(relations, relation, query, preferences.representation, parameters);
  if (request.method === 'PATCH') {
    const row = await readRow(request);
    return Object.keys(row).length === 0
      ? null
      : updateSql(relations, relation, query, row, preferences.representation, parameters);
  }
  const rows = await readRows(request);
  return rows.length === 0
    ? null
    : insertSql(relations, relation, query, rows, preferences.resolution, preferences.representation, parameters);
}

function pageOfWritten(relations: Relations, relation: Relation, query: TableQuery, parameters: Parameters): string {
  const source: Source = { relation, alias: 'r0' };
  const rows = rowsSql(relations, source, query, [], parameters);
  return `select ${rows.columns} from written as r0${rows.joins}${rows.where}${windowSql(source, { order: query.order, limit: null, offset: 0 }, parameters)}`;
}

function written(
  made: boolean,
  returning: boolean,
  { body, count }: Outcome,
  representation: Representation,
  preferences: Preferences,
): Response {
  const headers = new Headers({ 'Content-Range': `*/${preferences.count === null ? '*' : count}` });
  if (!returning) return new Response(null, { status: made ? 201 : 204, headers });
  headers.set('Content-Type', representation.contentType);
  return new Response(shape(representation, body, count), { status: made ? 201 : 200, headers });
}

/** Runs one statement as the caller; an error thrown by `check` rolls it back. Answers are filled in after the transaction. */
async function run(
  database: EngineDatabase,
  caller: Caller,
  { text, parameters }: Statement,
  wanted: { readonly stripNulls: boolean; readonly bodyNeeded: boolean },
  check: (outcome: Outcome) => void,
): Promise<Outcome> {
  const outcome = await inTransaction(database, caller, text, 'read write', async (transaction) => {
    const [row] = await transaction.unsafe<Outcome[]>(text, parameters.values);
    const made = { body: row!.body, count: row!.count };
    check(made);
    return made;
  });
  if (!wanted.bodyNeeded) return outcome;
  const body = await parameters.answers.fill(outcome.body, userIdOf(caller), wanted.stripNulls, database.readAnswers);
  return { ...outcome, body };
}
