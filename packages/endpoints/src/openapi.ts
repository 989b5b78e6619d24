import { z } from 'zod';
import { catalog } from './catalog.ts';
import { type Endpoint, productsOf } from './endpoint.ts';
import { fieldGroups } from './field-groups.ts';
import { components, type Paths, shareParameters } from './openapi/shared-fields.ts';
import { describeComponents } from './openapi/describe-properties.ts';
import { DOCUMENT_ORIGIN, describeOperation, TAGS } from './openapi/operation.ts';
import { jobPaths, jobSubmission } from './jobs/job-paths.ts';
import { keptSubmission, reportPaths } from './reports/report-paths.ts';
import { feedPaths, subscriptionPaths } from './subscriptions/subscription-paths.ts';
import { deliveredEvents, webhookPaths } from './webhooks/webhook-paths.ts';
import { SchemaBook } from './openapi/schema-book.ts';
import { referToExamples } from './openapi/shared-examples.ts';
import { SERVICE_PATHS } from './openapi/service-paths.ts';
import { API_VERSION } from './wire/meta.ts';

const DESCRIPTION = [
  'Western and Vedic astrology on Swiss Ephemeris. Every path also exists under `/v1`.',
  'Angles are decimal degrees, instants ISO-8601 UTC. Enum values are read in any letter case, except house-system letters, and written in lower case. Numbers and booleans may be sent as text, lists as comma-separated text.',
  'With `fields`, an answer has what was chosen, and of what its schema requires only `product`, `meta` and `warnings`.',
  'Unknown response fields must be ignored; values may be added to enums, never renamed. Only 2xx answers are charged.',
  'The response `Problem`, the `default` of all operations, lists the headers that answers of all operations have.',
  'Errors are RFC 9457 problem documents that list every fault of the request in the order its fields were sent. Beside what operations list, a path that is not there is 404 `not_found`, and a method a path does not have 405 `method_not_allowed` with `Allow`.',
  'Places: GeoNames, CC BY 4.0.',
].join('\n\n');

let built: Record<string, unknown> | null = null;

/** The document of `buildOpenApi`, built once per process. */
export function openApiDocument(): Readonly<Record<string, unknown>> {
  return (built ??= buildOpenApi());
}

/** The OpenAPI 3.1 document of the product API, derived from the catalogue. Pure: the same catalogue gives the same document. */
export function buildOpenApi(): Record<string, unknown> {
  const book = new SchemaBook();
  const operations: Record<string, Paths[string]> = {};
  for (const endpoint of catalog.toReversed()) {
    if (endpoint.methods.includes('POST')) nameWithBranches(book, endpoint, 'Request', endpoint.requestSchema);
    nameWithBranches(book, endpoint, 'Answer', endpoint.responseSchema);
  }
  for (const endpoint of catalog) {
    operations[endpoint.path] = Object.fromEntries(
      endpoint.methods.map((method) => {
        const operation = describeOperation(endpoint, method, book);
        const submission = endpoint.batch !== undefined ? jobSubmission : canBeKept(endpoint) ? keptSubmission : null;
        return [method.toLowerCase(), submission?.(operation, book) ?? operation];
      }),
    );
  }
  const jobs = jobPaths(book);
  const reports = catalog.some(canBeKept) ? reportPaths(book) : {};
  const webhooks = webhookPaths(book);
  const feeds = feedPaths(book);
  const subscriptions = subscriptionPaths(book);
  const delivered = deliveredEvents(book);
  const groups = [...fieldGroups.schemas.map((schema) => book.keepNamed(schema)), ...fieldGroups.components];
  const { paths: products, parameters } = shareParameters(operations);
  const shared = components(book, parameters, groups);
  const paths = { ...products, ...reports, ...jobs, ...webhooks, ...subscriptions, ...feeds, ...SERVICE_PATHS };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Theia',
      version: API_VERSION,
      summary: 'Astrology calculations, Western and Vedic',
      description: DESCRIPTION,
      contact: { name: 'Theia', url: `${DOCUMENT_ORIGIN}/contact` },
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [
      { url: '/', description: 'This server' },
      { url: '/v1', description: 'Alias of every path' },
    ],
    tags: TAGS,
    security: [{ bearer: [] }],
    paths: referToExamples(describeComponents(paths), shared.examples),
    webhooks: referToExamples(delivered, shared.examples),
    components: shared,
  };
}

/** Names a schema of an endpoint, and the branches of a union: by the product that one chooses, or by its system. */
function nameWithBranches(
  book: SchemaBook,
  { name, dispatch }: Endpoint,
  kind: 'Request' | 'Answer',
  schema: z.ZodType,
): void {
  const whole = `${pascal(name)}${kind}`;
  const branches = schema instanceof z.ZodUnion ? schema.options : [];
  for (const [index, branch] of branches.entries())
    if (branch instanceof z.ZodType)
      book.name(`${pascal(branchWord(branch, dispatch?.products[index]))}${whole}`, branch);
  book.name(whole, schema);
}

function branchWord(branch: z.ZodType, product: Endpoint | undefined): string {
  if (product !== undefined) return product.name;
  const system: unknown = branch instanceof z.ZodObject ? branch.shape['system'] : undefined;
  return system instanceof z.ZodLiteral && system.value === 'vedic' ? 'vedic' : 'western';
}

function canBeKept(endpoint: Endpoint): boolean {
  return productsOf(endpoint).some(({ kept }) => kept !== undefined);
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
