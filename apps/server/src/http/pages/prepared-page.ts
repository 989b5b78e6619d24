import { entityTag } from '../../compute/entity-tag.ts';
import { preparedCopies } from '../../encoding/prepared-copies.ts';
import type { ApiAnswer } from '../connection/api-request.ts';

/** A JSON page with the same text for everyone (`/openapi.json`, example answers), so its tag and its compressed copies are made once. */
export function preparedPage(text: string): () => ApiAnswer {
  const etag = entityTag(text);
  const copies = preparedCopies(Buffer.from(text));
  return () => ({
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300', etag },
    body: text,
    copies,
  });
}
