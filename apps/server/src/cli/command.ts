import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** One command of the operator: `theia <words> <arguments> [options]`. Fails by throwing. */
export interface Command {
  readonly words: string;
  /** Names of the arguments, in order; all are required. */
  readonly takes: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  /** How the options are written, for the help. */
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
  /** Beside a running server, or with the embedded database started for the moment of the command. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/** What went wrong, in words for the operator; exit code 1. */
export class CommandFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFailed';
  }
}

/** The command was not written as it must be; exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The value of a text option, or null. */
export function textOption(call: CommandCall, name: string): string | null {
  const value = call.options[name];
  return typeof value === 'string' ? value : null;
}
