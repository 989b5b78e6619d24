import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { listFields } from '@theia-astro/endpoints/openapi/parameters';
import { Problem } from '@theia-astro/endpoints/problem';

export interface Route {
  readonly endpoint: Endpoint;
  readonly path: string;
  /** Value of the Allow header. */
  readonly allow: string;
  /** Query names that are lists. */
  readonly queryLists: ReadonlySet<string>;
}

/** Finds the endpoint of a path; `/v1` before any path means the same path. */
export type FindRoute = (path: string) => Route | undefined;

export function routeTable(catalog: readonly Endpoint[]): FindRoute {
  const routes = new Map<string, Route>();
  for (const endpoint of catalog) {
    if (routes.has(endpoint.path)) throw new Error(`two endpoints claim ${endpoint.path}`);
    routes.set(endpoint.path, {
      endpoint,
      path: endpoint.path,
      allow: allowed(endpoint.methods),
      queryLists: endpoint.methods.includes('GET') ? listFields(endpoint.requestSchema) : new Set(),
    });
  }
  return (path) => routes.get(withoutAlias(path));
}

/** `/v1/x` → `/x`. */
export function withoutAlias(path: string): string {
  return path.startsWith('/v1/') ? path.slice(3) : path;
}

function allowed(methods: readonly string[]): string {
  return [
    ...(methods.includes('GET') ? ['GET', 'HEAD'] : []),
    ...(methods.includes('POST') ? ['POST'] : []),
    'OPTIONS',
  ].join(', ');
}

/** The endpoint's input for a request's method, or null when the path does not accept the method. HEAD is parsed as GET. */
export function inputMethod(route: Route, method: string): 'GET' | 'POST' | null {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return route.endpoint.methods.find((offered) => offered === wanted) ?? null;
}

export function notFound(): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is nothing at this path.',
    hint: 'GET /openapi.json lists every path.',
  });
}
