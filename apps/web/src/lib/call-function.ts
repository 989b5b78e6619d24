import type { FunctionInvokeOptions } from '@supabase/supabase-js';
import { readLimit } from './fetch-with-timeout.ts';
import { getSupabase } from './supabase.ts';

/** The status of a gateway that got no usable answer. */
const NOT_OURS = 502;

/** The refusal of a server function; the message is the server's own and may be empty. */
export class FunctionError extends Error {
  readonly status: number;
  /** The server's error code, if it sent one. */
  readonly code: string;
  constructor(status: number, message: string, code = '') {
    super(message);
    this.name = 'FunctionError';
    this.status = status;
    this.code = code;
  }
}

async function readRefusal(response: Response): Promise<FunctionError> {
  const body: unknown = await response.json().catch(() => null);
  const textOrNull = (name: string) => {
    const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
    return typeof text === 'string' ? text : '';
  };
  return new FunctionError(response.status, textOrNull('error'), textOrNull('code'));
}

/**
 * Calls a function of the server as the signed-in user.
 * @throws FunctionError when the server rejects the call, another Error when it cannot be reached
 */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown> | FormData = {},
): Promise<Answer | null> {
  return invoke(name, { body });
}

/** Calls a function that only reads, so its answer is not waited for longer than that of any read. Throws as `callFunction` does. */
export async function readFunction<Answer>(name: string, body: Record<string, unknown> = {}): Promise<Answer | null> {
  return invoke(name, { body, signal: readLimit() });
}

async function invoke<Answer>(name: string, options: FunctionInvokeOptions): Promise<Answer | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Answer>(name, options);
  if (!error) {
    // A network that asks for a sign-in of its own answers with a page.
    if (typeof data === 'string') throw new FunctionError(NOT_OURS, '');
    return data;
  }
  const context: unknown = 'context' in error ? error.context : null;
  if (context instanceof Response) throw await readRefusal(context);
  throw error;
}
