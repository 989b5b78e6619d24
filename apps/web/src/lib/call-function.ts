import { getSupabase } from './supabase.ts';

/** What a function of the server answered instead of doing what was asked; the message is the server's own and may be empty. */
export class FunctionError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'FunctionError';
    this.status = status;
  }
}

async function messageIn(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : '';
  } catch {
    return '';
  }
}

/**
 * Calls a function of the server as the signed-in user.
 * @throws FunctionError when it refuses, another Error when it cannot be reached
 */
export async function callFunction<Answer>(name: string, body: Record<string, unknown> | FormData = {}): Promise<Answer | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<Answer>(name, { body });
  if (!error) return data;
  const context: unknown = 'context' in error ? error.context : null;
  if (context instanceof Response) throw new FunctionError(context.status, await messageIn(context));
  throw error;
}
