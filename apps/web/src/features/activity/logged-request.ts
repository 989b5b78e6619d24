/** What the log holds of a request. */
export interface LoggedRequest {
  method: string;
  path: string;
  request_payload: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the note that replaces payloads too large for the log. */
export function isOmitted(payload: unknown): boolean {
  return isRecord(payload) && typeof payload['omitted'] === 'string' && typeof payload['characters'] === 'number';
}

/** True if the fields of a request are in its query string. */
function isRead({ method }: Pick<LoggedRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The query string of fields, without the question mark. */
function queryOf(fields: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();
}

/** Fields of a body without the key. */
function withoutBearer(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'bearer'));
}

/** Quotes any text as one word for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The logged request as a command that sends it again with the user's key. */
export function toCurl(request: LoggedRequest, origin: string, apiKey: string): string {
  const payload = isOmitted(request.request_payload) ? null : request.request_payload;
  const isGet = isRead(request);
  const query = isGet && isRecord(payload) ? queryOf(payload) : '';
  const lines = [
    `curl ${request.method === 'HEAD' ? '--head ' : ''}${quoted(`${origin}${request.path}${query ? `?${query}` : ''}`)}`,
    `-H ${quoted(`Authorization: Bearer ${apiKey}`)}`,
  ];
  if (!isGet) {
    const body = isRecord(payload) ? withoutBearer(payload) : payload;
    lines.push(`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(body ?? {}, null, 2))}`);
  }
  return lines.join(' \\\n  ');
}

/** A request as it can be sent again, or why it cannot. */
type Resendable =
  | { readonly request: { readonly method: 'GET' | 'POST'; readonly path: string; readonly fields: Fields } }
  | { readonly reason: string };
type Fields = Readonly<Record<string, unknown>>;
export type SentRequest = Extract<Resendable, { request: unknown }>['request'];

/** What a logged call asked for, complete; a call of which a part is missing would be another call. */
export function resendable({ method, path, request_payload: payload }: LoggedRequest): Resendable {
  if (method !== 'GET' && method !== 'POST') return { reason: `A ${method} call cannot be sent again from here.` };
  if (isOmitted(payload)) return { reason: 'The request was too large for the log, so it is not known any more.' };
  if (payload === null || payload === undefined)
    return {
      reason: isRead({ method })
        ? 'The fields of the request are older than the log keeps them.'
        : 'The log holds no body of this call: none could be read, or it is older than the log keeps bodies.',
    };
  if (!isRecord(payload)) return { reason: 'The body of this call is no list of fields.' };
  return { request: { method, path, fields: isRead({ method }) ? payload : withoutBearer(payload) } };
}

/** Address and body of a request; null if the address would leave the origin. */
export function targetOf(
  request: SentRequest,
  origin: string,
  isDryRun: boolean,
): { url: string; body: string | null } | null {
  const { method, path, fields: sent } = request;
  const fields = isDryRun ? { ...sent, dry_run: method === 'GET' ? 'true' : true } : sent;
  const query = method === 'GET' ? queryOf(fields) : '';
  const url = `${origin}${path}${query === '' ? '' : `?${query}`}`;
  // The key goes with it: a path from the log must not lead elsewhere.
  if (!path.startsWith('/') || !URL.canParse(url) || new URL(url).origin !== origin) return null;
  return { url, body: method === 'POST' ? JSON.stringify(fields) : null };
}
