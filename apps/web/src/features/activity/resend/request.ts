import { isOmitted, isRead, isRecord, type LoggedRequest, queryOf, withoutBearer } from '../logged-request.ts';

/** A request as it can be sent again, or why it cannot. */
export type Resendable =
  | { readonly request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly fields: Fields } }
  | { readonly reason: string };
export type Fields = Readonly<Record<string, unknown>>;
export type SentRequest = Extract<Resendable, { request: unknown }>['request'];

/** What a logged call asked for, complete; a call of which a part is missing would be another call. */
export function resendable({ method, path, request_payload: payload }: LoggedRequest): Resendable {
  if (method !== 'GET' && method !== 'POST') return { reason: `A ${method} call cannot be sent again from here.` };
  if (isOmitted(payload)) return { reason: 'The request was too large for the log, so it is not known any more.' };
  if (payload === null || payload === undefined)
    return {
      reason: isRead({ method })
        ? 'The fields of the request are older than the log keeps them.'
        : 'The log holds no body of this call: none could be read, or it is older than the log keeps bodies.',
    };
  if (!isRecord(payload)) return { reason: 'The body of this call is no list of fields.' };
  return { request: { method, path, fields: isRead({ method }) ? payload : withoutBearer(payload) } };
}

/** Address and body of a request; null if the address would leave the origin. */
export function targetOf(
  request: SentRequest,
  origin: string,
  isDryRun: boolean,
): { url: string; body: string | null } | null {
  const { method, path, fields: sent } = request;
  const fields = isDryRun ? { ...sent, dry_run: method === 'GET' ? 'true' : true } : sent;
  const query = method === 'GET' ? queryOf(fields) : '';
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  // The key goes with it: a path from the log must not lead elsewhere.
  if (!path.startsWith('/') || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  return { url, body: method === 'POST' ? JSON.stringify(fields) : null };
}
