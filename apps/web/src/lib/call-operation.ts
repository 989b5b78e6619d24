import type { FunctionInvokeOptions } from '@supabase/supabase-js';
import type { InputOf, OperationName, OutputOf } from '@theia-astro/server/rules/operations/catalog';
import { rejectionText } from './error-message.ts';
import { readLimit } from './fetch-with-timeout.ts';
import { getSupabase } from './supabase.ts';

/** The status of a gateway that got no usable response. */
export const BAD_GATEWAY = 502;

/** An operation that the server rejected. The message is the server's own and may be empty. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly status: number;
  /** The server's error code, if it sent one. */
  readonly code: string;
  constructor(status: number, message: string, code = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The error of a response, whose text is the field `error` of an operation, and `message` of a problem of the product API. */
export async function readRejection(response: Response, text: 'error' | 'message'): Promise<OperationError> {
  const body: unknown = await response.json().catch(() => null);
  const textOf = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
    return typeof value === 'string' ? value : '';
  };
  return new OperationError(response.status, textOf(text), textOf('code'));
}

/**
 * Calls an operation of the account as the signed-in user.
 * @throws OperationError when it is rejected, another Error when the server cannot be reached
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  return invoke(name, { body: input });
}

/**
 * Calls an operation that only reads, with the timeout of a read.
 * @param failed the message when the server failed or was unreachable. Without it, errors are thrown as `callOperation` does
 */
export async function readOperation<Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  failed?: string,
): Promise<OutputOf<Name>> {
  const read = invoke<OutputOf<Name>>(name, { body: input, signal: readLimit() });
  return failed === undefined ? read : explain(read, failed);
}

/** Replaces the message of a failed read, unless the server rejected it with one. */
export function explain<Result>(read: Promise<Result>, failed: string): Promise<Result> {
  return read.catch((error: unknown) => {
    throw new Error(rejectionText(error, failed), { cause: error });
  });
}

async function invoke<Result>(name: string, options: Omit<FunctionInvokeOptions, 'body'> & { body: unknown }) {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Result>(name, options as FunctionInvokeOptions);
  if (!error) {
    // A network with its own sign-in page sends that page.
    if (typeof data !== 'object' || data === null) throw new OperationError(BAD_GATEWAY, '');
    return data;
  }
  const context: unknown = 'context' in error ? error.context : null;
  if (context instanceof Response) throw await readRejection(context, 'error');
  throw error;
}
