import { loadConfig } from '../config.ts';
import { fetchWithReason } from '../fetch-with-reason.ts';
import { getSupabase } from '../supabase.ts';

/** The rejection by the auth service, with its message and its error code. */
export class AuthCallError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'AuthCallError';
    this.status = status;
    this.code = code;
  }
}

/**
 * A call of the auth service that supabase-js has no method for, as the signed-in user.
 * @throws AuthCallError when the server rejects the call, another Error when it cannot be reached
 */
export async function callAuth<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const [{ supabaseUrl, supabasePublishableKey }, supabase] = await Promise.all([loadConfig(), getSupabase()]);
  const { data } = await supabase.auth.getSession();
  const response = await fetchWithReason(`${supabaseUrl}/auth/v1${path}`, {
    method,
    headers: {
      apikey: supabasePublishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { error_code: code = '', msg = '' } = answer as { error_code?: string; msg?: string };
  throw new AuthCallError(response.status, code, msg);
}
