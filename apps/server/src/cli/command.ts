import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

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
