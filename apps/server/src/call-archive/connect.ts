import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ClickHouseServer } from '../config/connection-string.ts';

/** Connections to ClickHouse, opened when a statement needs them and closed when idle. Statements name tables without their database. */
export interface ArchiveLink {
  /**
   * Rows of a select, read whole. 64-bit integers are text, decimals are numbers.
   * @throws ArchiveError
   */
  select<Row>(query: string, deadline?: Deadline): Promise<readonly Row[]>;
  /** Runs any other statement, and waits until it is done. @throws ArchiveError */
  run(statement: string, deadline?: Deadline): Promise<void>;
  /** Writes lines of tab-separated values, and waits until ClickHouse has acknowledged them. After an error some may have been written. @throws ArchiveError */
  insert(table: string, columns: readonly string[], lines: Readable, deadline?: Deadline): Promise<void>;
  close(): Promise<void>;
}

export interface Deadline {
  /** After this the statement is given up. Default: 30,000. */
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
}

/** ClickHouse could not be asked, or refused. The message names no value and no password. */
export class ArchiveError extends Error {
  /** ClickHouse's own code; null: there was no answer. */
  readonly code: number | null;
  constructor(message: string, code: number | null) {
    super(message);
    this.name = 'ArchiveError';
    this.code = code;
  }
}

const DEADLINE_MS = 30_000;
/** Longer than any deadline: the client's own limit counts time without a byte, and optimizing a day sends none. */
const SILENCE_MS = 3_600_000;
const CONNECTIONS = 8;
const TOLD_MAX = 300;

export interface LinkOptions {
  /** Instead of the server's own. */
  readonly database?: string;
  /** Gives up every statement when it is aborted. */
  readonly signal?: AbortSignal;
}

/** Loads the client and prepares connections; nothing is sent yet. */
export async function connectArchive(
  server: ClickHouseServer,
  { database = server.database, signal: ended }: LinkOptions = {},
): Promise<ArchiveLink> {
  const { createClient, ClickHouseError, ClickHouseLogLevel } = await import('@clickhouse/client');
  const client = createClient({
    url: server.origin,
    username: server.user,
    password: server.password,
    database,
    application: 'theia',
    request_timeout: SILENCE_MS,
    max_open_connections: CONNECTIONS,
    log: { level: ClickHouseLogLevel.OFF },
    ...(server.caFile === null ? {} : { tls: { ca_cert: readFileSync(server.caFile) } }),
  });
  /** Runs a statement with its deadline. */
  const ask = async <T>({ deadlineMs = DEADLINE_MS, signal }: Deadline, work: (signal: AbortSignal) => Promise<T>) => {
    const late = AbortSignal.timeout(deadlineMs);
    try {
      return await work(AbortSignal.any([late, ...[signal, ended].filter((other) => other !== undefined)]));
    } catch (error) {
      throw late.aborted
        ? new ArchiveError(`ClickHouse at ${server.origin} gave no answer within ${deadlineMs} ms`, null)
        : (refusal(error instanceof ClickHouseError ? `Code: ${error.code}. ${error.message}` : words(error)) ??
            new ArchiveError(`ClickHouse at ${server.origin} cannot be asked: ${words(error)}`, null));
    }
  };
  return {
    select: <Row>(query: string, deadline: Deadline = {}) =>
      ask(deadline, async (signal) => {
        const found = await client.query({
          query,
          format: 'JSONEachRow',
          abort_signal: signal,
          // Without `wait_end_of_query` an error in the middle would look like the end of the rows.
          clickhouse_settings: { wait_end_of_query: 1, output_format_json_quote_64bit_integers: 1 },
        });
        return found.json<Row>();
      }),
    run: (statement, deadline = {}) =>
      ask(deadline, async (signal) => {
        await client.command({ query: statement, abort_signal: signal, clickhouse_settings: { wait_end_of_query: 1 } });
      }),
    insert: (table, columns, lines, deadline = {}) =>
      ask(deadline, async (signal) => {
        await client.insert({
          table,
          columns: [...columns] as [string, ...string[]],
          values: lines,
          format: 'TabSeparated',
          abort_signal: signal,
          clickhouse_settings: INSERT_SETTINGS,
        });
      }),
    close: () => client.close(),
  };
}

/** Blocks of so many rows and bytes: ClickHouse holds one in memory at a time. */
const INSERT_SETTINGS = {
  wait_end_of_query: 1,
  max_insert_block_size: '65536',
  min_insert_block_size_rows: '262144',
  min_insert_block_size_bytes: '67108864',
} as const;

/** The answer of ClickHouse, when it gave one. What it quotes may be values, and is left out. */
function refusal(answer: string): ArchiveError | null {
  const [, code, text] = /Code: (\d+)\b(?:.*?DB::Exception: |[.,:]\s*)(.*)/.exec(answer) ?? [];
  if (code === undefined || text === undefined) return null;
  const told = text
    .replace(/(['"`]).*\1/, '…')
    .replace(/\bbefore: .*/, 'before …')
    .slice(0, TOLD_MAX);
  return new ArchiveError(`ClickHouse refused a statement (code ${code}): ${told}`, Number(code));
}

const words = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
