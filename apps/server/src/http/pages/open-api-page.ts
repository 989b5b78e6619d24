import { entityTag } from '../../compute/entity-tag.ts';
import { preparedCopies } from '../../encoding/prepared-copies.ts';
import type { ApiAnswer } from '../connection/api-request.ts';

/** `/openapi.json`: the same text for everyone, so its tag and its compressed copies are made once. */
export interface OpenApiPage {
  answer(): ApiAnswer;
}

export function openApiPage(text: string): OpenApiPage {
  const etag = entityTag(text);
  const copies = preparedCopies(Buffer.from(text));
  return {
    answer: () => ({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag },
      body: text,
      copies,
    }),
  };
}
