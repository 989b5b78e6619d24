import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Database, Sql } from '../database/database.ts';

/** One operator command: `theia <words> <arguments> [options]`. Fails by throwing. */
export interface Command {
  readonly words: string;
  /** Names of the arguments, in order; all are required. */
  readonly takes: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  /** The options as shown in the help. */
  readonly optionsUsage: string;
  readonly summary: string;
  run(call: CommandCall): Promise<void>;
}

export interface CommandCall {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly environment: NodeJS.ProcessEnv;
  readonly workingDirectory: string;
  print(line: string): void;
  config(): Config;
  /** Connects beside a running server, or starts the embedded database while the command runs. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/** The command failed; the message is for the operator. Exit code 1. */
export class CommandFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFailed';
  }
}

/** The command line was not valid. Exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Reads a text option, or null. */
export function textOption(call: CommandCall, name: string): string | null {
  const value = call.options[name];
  return typeof value === 'string' ? value : null;
}

/** Formats rows as aligned columns with headings. Control characters of a cell are escaped. */
export function textTable(heads: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(visibleText));
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Control characters of terminals (C0, DEL, C1), other line ends, and what reverses the direction of text. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of somebody else for the operator’s terminal: characters that would steer it are written as `\u001b`. In JSON they mean the same so. */
function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The same for lines, whose ends and tabs stay. */
export function visibleLines(text: string): string {
  return text.replace(/[^\n\t]+/g, visibleText);
}

// oxlint-disable-next-line no-control-regex -- control characters are rejected
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A text for the status page. @throws UsageError when it is empty, too long, or holds control characters */
export function readPublicText(what: string, text: string, charactersMax: number): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new UsageError(`${what} is empty`);
  if (trimmed.length > charactersMax) throw new UsageError(`${what} has more than ${charactersMax} characters`);
  if (CONTROL.test(trimmed)) throw new UsageError(`${what} holds line breaks or other control characters`);
  return trimmed;
}

/** Reads the number of an incident or of a maintenance window. @throws UsageError */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is not a number; "list" shows them`);
  return Number(text);
}

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})Z?$/;

/** Reads a time in UTC, to the minute: `2026-11-23 04:00` or `2026-11-23T04:00Z`. @throws UsageError */
export function readUtc(text: string): Date {
  const [, day, minute] = TIME.exec(text) ?? [];
  const time = new Date(`${day}T${minute}:00.000Z`);
  if (day === undefined || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== day)
    throw new UsageError(`"${text}" is not a time in UTC, such as "2026-11-23 04:00"`);
  return time;
}

/** `2026-11-23 04:00` in UTC. */
export function utcText(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * Finds the id of the user with this address; upper and lower case are equal.
 * @throws CommandFailed
 */
export async function findUser(sql: Sql, email: string): Promise<string> {
  const [user] = await sql<
    { id: string }[]
  >`select id from auth.users where lower(email) = lower(${email}) and deleted_at is null`;
  if (user === undefined) throw new CommandFailed(`There is no user ${email}`);
  return user.id;
}
