import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { listFields } from '@theia-astro/endpoints/openapi/parameters';
import { Problem } from '@theia-astro/endpoints/problem';
import { nearest } from '@theia-astro/endpoints/request/nearest';

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

/** Paths that people try for the documents of an API. */
const DOCUMENTS = /^\/(docs?|swagger|redoc|openapi)\b/;
/** What other APIs put before their paths. */
const PREFIXES = /^(\/(api|v\d+|swiss|vedic|western))+(?=\/)/;

/** Finds the paths that an unknown path may mean: without a foreign prefix, by the word of a product, or misspelled. */
export function meantPaths(catalog: readonly Endpoint[]): (path: string) => readonly string[] {
  const words = new Map(
    catalog.flatMap(({ name, path, requestWords }) =>
      [name, path.slice(path.lastIndexOf('/') + 1), ...requestWords].map((word) => [word, path] as const),
    ),
  );
  return (path) => {
    if (DOCUMENTS.test(path)) return ['/documentation', '/reference', '/openapi.json'];
    const word = path.toLowerCase().replace(PREFIXES, '').slice(1).replaceAll(/[/-]/g, '_');
    const found = words.has(word) ? [word] : nearest(word, [...words.keys()]);
    return [...new Set(found.flatMap((one) => words.get(one) ?? []))];
  };
}

/** The problem of an unknown path. @param meant paths that may be meant */
export function notFound(meant: readonly string[] = []): Problem {
  return new Problem({
    code: 'not_found',
    field: null,
    message: 'There is nothing at this path.',
    hint: meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : 'GET /openapi.json lists every path.',
  });
}
