import { problemSchema } from '../shared/answer-schemas.ts';
import { HEADERS } from './headers.ts';
import { PARAMETERS } from './parameters.ts';
import { problemResponses } from './problem-responses.ts';
import type { SchemaBook } from './schema-book.ts';

/** `components`, once every operation has written its schemas into the book. */
export function components(book: SchemaBook): Record<string, unknown> {
  book.add(problemSchema);
  return {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'API key: `Authorization: Bearer THE…`. On POST without that header the body field `bearer` is read. Never in the query.',
      },
    },
    parameters: PARAMETERS,
    headers: HEADERS,
    responses: problemResponses(),
    schemas: book.schemas,
  };
}
