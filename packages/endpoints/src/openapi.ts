import { catalog } from './catalog.ts';
import { components } from './openapi/components.ts';
import { operationOf } from './openapi/operation.ts';
import { SchemaBook } from './openapi/schema-book.ts';
import { SERVICE_PATHS } from './openapi/service-paths.ts';
import { API_VERSION } from './shared/meta.ts';

const DESCRIPTION = [
  'Western and Vedic astrology on Swiss Ephemeris. Every path also exists under `/v1`.',
  'Angles are decimal degrees, instants ISO-8601 UTC. Enum values are read in any letter case, except house-system letters, and written in lower case.',
  'Unknown response fields must be ignored; values may be added to enums, never renamed. Only 2xx answers are charged.',
  'Errors are RFC 9457 problem documents that list every fault of the request in the order its fields were sent.',
  'Places: GeoNames, CC BY 4.0.',
].join('\n\n');

/** The OpenAPI 3.1 document of the product API, derived from the catalogue. Pure: the same catalogue gives the same document. */
export function buildOpenApi(): Record<string, unknown> {
  const book = new SchemaBook();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of catalog.toReversed()) {
    book.name(`${pascal(endpoint.name)}Request`, endpoint.requestSchema);
    book.name(`${pascal(endpoint.name)}Answer`, endpoint.responseSchema);
  }
  for (const endpoint of catalog) {
    paths[endpoint.path] = Object.fromEntries(
      endpoint.methods.map((method) => [method.toLowerCase(), operationOf(endpoint, method, book)]),
    );
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Theia',
      version: API_VERSION,
      summary: 'Astrology calculations, Western and Vedic',
      description: DESCRIPTION,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [
      { url: '/', description: 'This server' },
      { url: '/v1', description: 'Alias of every path' },
    ],
    security: [{ bearer: [] }],
    paths: { ...paths, ...SERVICE_PATHS },
    components: components(book),
  };
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
