import { getSupabase } from './supabase.ts';

/** What a function of the server answered instead of doing what was asked; the message is the server's own and may be empty. */
export class FunctionError extends Error {
  readonly status: number;
  /** The server's word for programs, where it has one. */
  readonly code: string;
  constructor(status: number, message: string, code = '') {
    super(message);
    this.name = 'FunctionError';
    this.status = status;
    this.code = code;
  }
}

async function refusalOf(response: Response): Promise<FunctionError> {
  const body: unknown = await response.json().catch(() => null);
  const textOf = (name: string) => {
    const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
    return typeof text === 'string' ? text : '';
  };
  return new FunctionError(response.status, textOf('error'), textOf('code'));
}

/**
 * Calls a function of the server as the signed-in user.
 * @throws FunctionError when it refuses, another Error when it cannot be reached
 */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown> | FormData = {},
): Promise<Answer | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Answer>(name, { body });
  if (!error) return data;
  const context: unknown = 'context' in error ? error.context : null;
  if (context instanceof Response) throw await refusalOf(context);
  throw error;
}
