import { problemSchema } from '../wire/problem.ts';
import { HEADERS, headerRefs } from './headers.ts';
import { callOptionsSchema, PARAMETERS } from './parameters.ts';
import { problemResponses } from './problem-responses.ts';
import { dryRunSchema } from './dry-run.ts';
import type { SchemaBook } from './schema-book.ts';
import { shareFields } from './shared-fields.ts';

const NOT_MODIFIED = {
  description: 'Unchanged since the ETag in If-None-Match.',
  headers: headerRefs(['ETag']),
};

/** `components`, once every operation has written its schemas into the book. */
export function components(
  book: SchemaBook,
  queryParameters: Readonly<Record<string, unknown>>,
  groupNames: readonly string[],
): Record<string, unknown> {
  book.add(problemSchema);
  book.add(dryRunSchema);
  book.add(callOptionsSchema);
  return {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'API key: `Authorization: Bearer THE…`. On POST without that header the body field `bearer` is read. Never in the query.',
      },
    },
    parameters: { ...PARAMETERS, ...queryParameters },
    headers: HEADERS,
    responses: { NotModified: NOT_MODIFIED, ...problemResponses() },
    schemas: shareFields(book.schemas, groupNames),
  };
}
