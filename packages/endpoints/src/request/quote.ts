const KEY_LIKE = /THE(?:TEST)?[0-9a-f]{15,40}/gi;
const LONGEST = 60;

/** A caller's text made safe to repeat: no API key, no control characters, at most 60 characters. */
export function safeText(text: string): string {
  const clean = text.slice(0, 2000).replace(KEY_LIKE, 'THE…').replace(/\p{C}/gu, ' ').toWellFormed();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST).toWellFormed()}…` : clean;
}

/** How a faulty value is shown in a message. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `'${safeText(value)}'`;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return String(value);
}

/** JSON type in words, for "must be …, got …". */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
