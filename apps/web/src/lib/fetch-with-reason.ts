import { sessionRejected } from './auth/rejected.ts';
import { fetchInTime } from './fetch-with-timeout.ts';

/** postgrest-js does not retry an error with this code; any other it would retry for 7 s. The screens retry themselves. */
const FINAL = 'ABORT_ERR';
/** Answers that postgrest-js would ask for again, for 7 s. */
const ASKED_AGAIN = new Set([503, 520]);
const FINAL_STATUS = 502;
/** Calls that only a valid session may make. */
const DATA = /\/(rest|functions)\/v1\//;
const AUTH = /\/auth\/v1\//;
/** How the auth service responds to an ended session; it rejects for other reasons too. */
const OVER = new Set(['session_not_found', 'user_not_found', 'user_banned', 'bad_jwt']);

async function readTexts(response: Response, ...names: readonly string[]): Promise<readonly string[]> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return [];
  return names.map((name): unknown => Reflect.get(body, name)).filter((text) => typeof text === 'string');
}

async function isSessionRejected(response: Response): Promise<boolean> {
  if (response.status === 401) return DATA.test(response.url);
  if (response.status !== 403 || !AUTH.test(response.url)) return false;
  return (await readTexts(response, 'error_code')).some((code) => OVER.has(code));
}

/** The same failure, which postgrest-js does not retry. The code of a DOMException cannot be set. */
function final(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { name: error.name, code: FINAL });
}

/**
 * A fetch whose failures can be explained: a 5xx answer has the server's message as `msg`, where auth-js reads it (it would
 * otherwise show `{}`); a failed connection, a timeout and an unavailable server are reported immediately, and a rejected session is
 * reported to the code that checks it.
 */
export async function fetchWithReason(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetchInTime(input, init).catch((error: unknown) => {
    throw final(error);
  });
  if (await isSessionRejected(response)) sessionRejected();
  if (response.status < 500) return response;
  const told = ASKED_AGAIN.has(response.status)
    ? new Response(response.body, { status: FINAL_STATUS, headers: response.headers })
    : response;
  return Object.assign(told, { msg: (await readTexts(told, 'msg', 'message', 'error'))[0] ?? '' });
}
