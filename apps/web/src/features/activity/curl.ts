import { isOmitted, isRead, isRecord, type LoggedRequest, queryOf, withoutBearer } from './logged-request.ts';

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
