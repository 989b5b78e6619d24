import type { FieldReader } from '../../request/field-reader.ts';
import { text } from '../../request/kinds.ts';
import { quote } from '../../request/quote.ts';

const CURSOR = /^t1\.([0-9a-z]{1,7})\.([0-9a-z]{1,6})$/;

/** The opaque `next_cursor`: the position in the list, and the fingerprint of its request. */
export function cursorText(offset: number, fingerprint: string): string {
  return btoa(`t1.${fingerprint}.${offset.toString(36)}`)
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** `cursor`: where the next page begins. */
export const cursor = text(
  { code: 'invalid_cursor' },
  { description: 'next_cursor of the previous page, with the same request.' },
);

/** The offset of a cursor. Records `invalid_cursor` for a cursor of another request or an invalid one. */
export function readCursor(fields: FieldReader, said: string | undefined, fingerprint: string): number | undefined {
  if (said === undefined) return undefined;
  const match = CURSOR.exec(decoded(said));
  if (match?.[1] === fingerprint && match[2] !== undefined) return Number.parseInt(match[2], 36);
  fields.issue(
    'invalid_cursor',
    'cursor',
    `cursor ${quote(said)} does not belong to this request.`,
    'Send next_cursor of the previous page, with the same request.',
  );
  return undefined;
}

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
