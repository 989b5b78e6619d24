const NESTING_MAX = 20;

/** True if PostgreSQL can store the text: it stores neither U+0000 nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** True if every text in a JSON value can be stored, and the value is nested at most twenty levels deep. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= NESTING_MAX) return false;
  return Object.entries(value).every(([name, member]) => isStorableText(name) && isStorable(member, depth + 1));
}

/** True if a URL can be decoded: no U+0000 in any part, and a path whose escapes are valid UTF-8. A URL cannot contain half a surrogate pair. */
export function isReadableAddress(url: string): boolean {
  if (url.includes('%00')) return false;
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}
