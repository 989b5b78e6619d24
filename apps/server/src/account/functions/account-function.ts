import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { User } from '../access.ts';
import { Problem } from '@theia-astro/endpoints/problem';
import type { z } from 'zod';

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

/** @throws FunctionRefused 400 that names what was not understood */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new FunctionRefused(400, field === '' ? 'The request is not understood' : `${field} is not understood`);
}

const STATUSES = [400, 402, 403, 404, 409, 422, 429] as const;

/** Runs work whose problems are those of the API, and rephrases them as sentences for the owner. @throws FunctionRefused */
export async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const status = STATUSES.find((one) => one === error.status);
    if (status === undefined) throw error;
    throw new FunctionRefused(status, error.message, error.code);
  }
}
