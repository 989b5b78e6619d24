/** What the log holds of a request. */
export interface LoggedRequest {
  method: string;
  path: string;
  request_payload: unknown;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the note that replaces payloads too large for the log. */
export function isOmitted(payload: unknown): boolean {
  return isRecord(payload) && typeof payload['omitted'] === 'string' && typeof payload['characters'] === 'number';
}

/** True if the fields of a request are in its query string. */
export function isRead({ method }: Pick<LoggedRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The query string of fields, without the question mark. */
export function queryOf(fields: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();
}

/** Fields of a body without the key. */
export function withoutBearer(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'bearer'));
}
