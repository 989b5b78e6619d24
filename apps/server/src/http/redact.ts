const KEY_LIKE = /THE[0-9a-f]{15,40}/g;
const ESCAPE = /\\(?:u[0-9a-f]{4}|.)/g;

/** A text that leaves the server, free of anything that looks like an API key. */
export function withoutKeys(text: string): string {
  return text.includes('THE') ? text.replace(KEY_LIKE, 'THE…') : text;
}

/**
 * A JSON text for the call log: without keys, and without the escapes of NUL and lone surrogates, which `json` columns take but
 * PostgreSQL cannot turn into text. Only for texts made by JSON.stringify.
 */
export function loggable(json: string): string {
  const clean = json.includes('\\u') ? json.replace(ESCAPE, (escape) => (escape === '\\u0000' || escape.startsWith('\\ud') ? '\ufffd' : escape)) : json;
  return withoutKeys(clean);
}
