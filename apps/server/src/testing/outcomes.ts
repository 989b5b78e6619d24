import assert from 'node:assert/strict';

/** What supabase-js reports of a call. */
type ClientResult = { readonly error: { readonly code?: string | undefined } | null };
/** A response of the account side, read. */
export type CallResult = { readonly status: number; readonly body: Record<string, unknown> };

/** The call of a supabase-js client reported no error. */
export async function assertWorked(result: PromiseLike<ClientResult>, message?: string): Promise<void> {
  assert.equal((await result).error, null, message);
}

/** The call was rejected with this error code. */
export async function assertRejected(
  result: PromiseLike<ClientResult | CallResult>,
  code: string,
  message?: string,
): Promise<void> {
  const known = await result;
  assert.equal('body' in known ? known.body['error_code'] : known.error?.code, code, message);
}

/** The response has this status. */
export async function assertStatus(
  response: PromiseLike<{ readonly status: number }> | { readonly status: number },
  status: number,
  message?: string,
): Promise<void> {
  assert.equal((await response).status, status, message);
}
