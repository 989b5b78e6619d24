import { sessionRefused } from './auth/refused.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** postgrest-js does not retry an error with this code; any other it would retry for 7 s. The screens retry themselves. */
const FINAL = 'ABORT_ERR';
/** Answers that postgrest-js would ask for again, for 7 s. */
const ASKED_AGAIN = new Set([503, 520]);
const FINAL_STATUS = 502;
/** Calls that only a valid session may make; the auth service answers 401 for other reasons too. */
const DATA = /\/(rest|functions)\/v1\//;

async function readReason(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return '';
  const told: unknown = Reflect.get(body, 'msg') ?? Reflect.get(body, 'message') ?? Reflect.get(body, 'error');
  return typeof told === 'string' ? told : '';
}

/** The same failure, which postgrest-js does not retry. The code of a DOMException cannot be set. */
function final(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.assign(new Error(error.message, { cause: error }), { name: error.name, code: FINAL });
}

/**
 * A fetch whose failures can be explained: a 5xx answer has the server's message as `msg`, where auth-js reads it (it would
 * otherwise show `{}`); a failed connection, an answer that does not come in time and a server that is not available are reported at once, and a refused session is
 * told to who checks it.
 */
export async function fetchWithReason(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetchInTime(input, init).catch((error: unknown) => {
    throw final(error);
  });
  if (response.status === 401 && DATA.test(response.url)) sessionRefused();
  if (response.status < 500) return response;
  const told = ASKED_AGAIN.has(response.status)
    ? new Response(response.body, { status: FINAL_STATUS, headers: response.headers })
    : response;
  return Object.assign(told, { msg: await readReason(told) });
}
