import { sessionRejected } from './auth/rejected.ts';
import { BAD_GATEWAY, explain, OperationError, readRejection } from './call-operation.ts';
import { loadConfig } from './config.ts';
import { fetchInTime } from './fetch-with-timeout.ts';
import type { Resources } from './resources.ts';
import { getSupabase } from './supabase.ts';

type Route = keyof Resources;

interface Options<Called extends Route> {
  /** In the place of `{id}`. */
  readonly id?: string;
  /** Null: the parameter is left out. */
  readonly query?: Readonly<Record<string, string | null>>;
  readonly body?: Resources[Called]['body'];
}

/**
 * Calls a route of the product API as the signed-in user.
 * @throws OperationError when it is rejected, another Error when the server cannot be reached
 */
export async function fetchResource<Called extends Route>(
  route: Called,
  { id = '', query = {}, body }: Options<Called> = {},
): Promise<Response> {
  const [{ supabaseUrl }, supabase] = await Promise.all([loadConfig(), getSupabase()]);
  const { data } = await supabase.auth.getSession();
  const [method = '', path = ''] = route.split(' ');
  const url = new URL(`/v1${path.replace('{id}', encodeURIComponent(id))}`, supabaseUrl);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  const response = await fetchInTime(url, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 401) sessionRejected();
  if (!response.ok) throw await readRejection(response, 'message');
  return response;
}

/** As `fetchResource`, with the document that the server returns. */
export async function callResource<Called extends Route>(
  route: Called,
  options?: Options<Called>,
): Promise<Resources[Called]['output']> {
  const response = await fetchResource(route, options);
  if (response.status === 204) return undefined;
  // A network with its own sign-in page sends that page.
  return response.json().catch(() => {
    throw new OperationError(BAD_GATEWAY, '');
  });
}

/**
 * As `callResource`, for a route that only reads.
 * @param failed the message when the server failed or was unreachable
 */
export function readResource<Called extends Route>(
  route: Called,
  options: Options<Called>,
  failed: string,
): Promise<Resources[Called]['output']> {
  return explain(callResource(route, options), failed);
}

/** How a list goes on whose pages name the next one, for `infiniteQueryOptions`. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor: next }: { readonly next_cursor: string | null }) => next,
  retry: false,
};
