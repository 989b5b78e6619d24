import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { User } from '../access.ts';

/** A function of the signed-in user: one folder, one line in the registry, called as `POST /functions/v1/<name>` with a JSON body. */
export interface AccountFunction {
  readonly name: string;
  /** Takes a form with files instead of JSON (`multipart/form-data`), of at most so many bytes; `body` is its `FormData`. */
  readonly formBytesMax?: number;
  /** Returns the value to send as JSON; refuses by throwing `FunctionRefused`. */
  handle(call: FunctionCall): Promise<Readonly<Record<string, unknown>>>;
}

export interface FunctionCall {
  readonly user: User;
  /** The parsed JSON body, `{}` when none was sent; the `FormData` of a function that takes a form. */
  readonly body: unknown;
  readonly sql: Sql;
  readonly logger: Logger;
}

/** A refusal that the caller may read: the status and a sentence. */
export class FunctionRefused extends Error {
  readonly status: 400 | 402 | 403 | 404 | 409 | 415 | 422 | 429;
  /** A code for programs, where the caller can act on it. */
  readonly code: string | null;
  constructor(status: FunctionRefused['status'], message: string, code: string | null = null) {
    super(message);
    this.name = 'FunctionRefused';
    this.status = status;
    this.code = code;
  }
}
