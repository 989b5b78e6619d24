const KEY_LIKE = /THE[0-9a-f]{15,40}/gi;
const ONE_KEY = /THE[0-9a-f]{15}/i;
const ESCAPE = /\\(?:u[0-9a-f]{4}|.)/g;

/** True when something in a text looks like an API key, in whatever case it is written. */
export function holdsKey(text: string): boolean {
  return ONE_KEY.test(text);
}

/** A text that leaves the server, free of anything that looks like an API key. */
export function withoutKeys(text: string): string {
  return text.replace(KEY_LIKE, 'THE…');
}

/**
 * A JSON text for the call log: without the escapes of NUL and lone surrogates, which `json` columns take but PostgreSQL cannot turn into
 * text. Only for texts made by JSON.stringify, and free of keys already.
 */
export function loggable(json: string): string {
  return json.includes('\\u')
    ? json.replace(ESCAPE, (escape) => (escape === '\\u0000' || escape.startsWith('\\ud') ? '\ufffd' : escape))
    : json;
}
