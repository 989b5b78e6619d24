/** Quotes any text as one word for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface LoggedRequest {
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

/** The logged request as a command that sends it again with the user's key. */
export function toCurl(request: LoggedRequest, origin: string, apiKey: string): string {
  const payload = isOmitted(request.request_payload) ? null : request.request_payload;
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const query =
    isGet && isRecord(payload)
      ? new URLSearchParams(
          Object.entries(payload).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        ).toString()
      : '';
  const lines = [
    `curl ${request.method === 'HEAD' ? '--head ' : ''}${quoted(`${origin}${request.path}${query ? `?${query}` : ''}`)}`,
    `-H ${quoted(`Authorization: Bearer ${apiKey}`)}`,
  ];
  if (!isGet) {
    const body = isRecord(payload)
      ? Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'bearer'))
      : payload;
    lines.push(`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(body ?? {}, null, 2))}`);
  }
  return lines.join(' \\\n  ');
}
