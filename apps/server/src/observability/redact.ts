const KEY_LIKE = /THE(?:TEST)?[0-9a-f]{15,40}/gi;
/** The secret address of a calendar. */
const FEED_ADDRESS = /\/feeds\/[^\s"?#]+/gi;
/** The secret address of a shared report. */
const SHARED_ADDRESS = /\/shared-reports\/[^\s"?#]+/gi;
const ONE_KEY = /THE(?:TEST)?[0-9a-f]{15}/i;
const ESCAPE = /\\(?:u[0-9a-f]{4}|.)/g;

/** True when a text contains something that looks like an API key, in any case. */
export function holdsKey(text: string): boolean {
  return ONE_KEY.test(text);
}

/** Removes everything that looks like an API key, or the secret address of a calendar or a report, from a text that leaves the server. */
export function withoutKeys(text: string): string {
  return text.replace(KEY_LIKE, 'THE…').replace(FEED_ADDRESS, '/feeds/…').replace(SHARED_ADDRESS, '/shared-reports/…');
}

/**
 * A JSON text for the call log: without the escapes of NUL and lone surrogates, which `json` columns accept but PostgreSQL cannot convert
 * to text. Only for texts made by JSON.stringify that contain no keys.
 */
export function loggable(json: string): string {
  return json.includes('\\u')
    ? json.replace(ESCAPE, (escape) => (escape === '\\u0000' || escape.startsWith('\\ud') ? '\ufffd' : escape))
    : json;
}
