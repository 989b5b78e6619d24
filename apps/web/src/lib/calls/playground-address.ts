import { paths } from '../paths.ts';

/** A call as the playground takes it. */
export interface PlaygroundCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const MARK = '#request=';
/** Longer addresses are cut by some programs that pass links on. */
const ADDRESS_MAX = 30_000;
/** Fields that no link may hold. */
const SECRET = 'bearer';

function encoded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decoded(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0),
  );
}

/**
 * The address that opens the playground with a request. The request is in the fragment, which browsers never send: births stay out of every log. A key in the
 * fields is left out. Null: the request is too long for an address.
 */
export function playgroundAddress({ method, path, fields }: PlaygroundCall): string | null {
  const { [SECRET]: _, ...rest } = fields;
  const address = `${paths.playground}${MARK}${encoded(JSON.stringify({ method, path, fields: rest }))}`;
  return address.length > ADDRESS_MAX ? null : address;
}

/** Whether a fragment holds a request. */
export const holdsCall = (fragment: string): boolean => fragment.startsWith(MARK);

/** Reads the request in the fragment of an address; null: it cannot be read. */
export function readPlaygroundCall(fragment: string): PlaygroundCall | null {
  if (!holdsCall(fragment)) return null;
  try {
    const call: unknown = JSON.parse(decoded(fragment.slice(MARK.length)));
    if (typeof call !== 'object' || call === null) return null;
    const { method, path, fields } = call as Record<string, unknown>;
    if ((method !== 'GET' && method !== 'POST') || typeof path !== 'string') return null;
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null;
    const { [SECRET]: _, ...rest } = fields as Record<string, unknown>;
    return { method, path, fields: rest };
  } catch {
    return null;
  }
}
