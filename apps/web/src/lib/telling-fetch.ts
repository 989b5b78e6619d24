/** postgrest-js leaves an error with this code alone; after any other it would ask again for 7 s without a word. The screens ask again themselves. */
const FINAL = 'ABORT_ERR';

async function wordsIn(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return '';
  const told: unknown = Reflect.get(body, 'msg') ?? Reflect.get(body, 'message') ?? Reflect.get(body, 'error');
  return typeof told === 'string' ? told : '';
}

/**
 * A fetch that lets a screen tell what went wrong: a broken answer (5xx) carries the server's own sentence as `msg`, or none, where auth-js reads it
 * (it would say `{}`), and a connection that failed is reported at once.
 */
export async function tellingFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { code: FINAL }) : error;
  });
  return response.status < 500 ? response : Object.assign(response, { msg: await wordsIn(response) });
}
