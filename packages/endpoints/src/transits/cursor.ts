import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';

const CURSOR = /^t1\.([0-9a-z]{1,7})\.([0-9a-z]{1,6})$/;

/** The opaque `next_cursor`: the place in the list, and the mark of the request it belongs to. */
export function cursorText(offset: number, fingerprint: string): string {
  return btoa(`t1.${fingerprint}.${offset.toString(36)}`)
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The offset of `cursor`. Records `invalid_cursor` for a cursor of another request or of nobody. */
export function readCursor(fields: FieldReader, fingerprint: string): number | undefined {
  const text = fields.text('cursor', { code: 'invalid_cursor' });
  if (text === undefined) return undefined;
  const match = CURSOR.exec(decoded(text));
  if (match?.[1] === fingerprint && match[2] !== undefined) return Number.parseInt(match[2], 36);
  fields.issue(
    'invalid_cursor',
    'cursor',
    `cursor ${quote(text)} does not belong to this request.`,
    'Send next_cursor of the page before, with the same request.',
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
