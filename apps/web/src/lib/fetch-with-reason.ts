import { sessionRefused } from './auth/refused.ts';

/** postgrest-js does not retry an error with this code; any other it would retry for 7 s. The screens retry themselves. */
const FINAL = 'ABORT_ERR';
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

/**
 * A fetch whose failures can be explained: a 5xx answer has the server's message as `msg`, where auth-js reads it (it would
 * otherwise show `{}`), a failed connection is reported at once, and a refused session is
 * told to who checks it.
 */
export async function fetchWithReason(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { code: FINAL }) : error;
  });
  if (response.status === 401 && DATA.test(response.url)) sessionRefused();
  return response.status < 500 ? response : Object.assign(response, { msg: await readReason(response) });
}
