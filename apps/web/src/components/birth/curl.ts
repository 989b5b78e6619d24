/** The command for a terminal that sends a request for a natal chart. */
export function curlOf(origin: string, apiKey: string, request: Readonly<Record<string, string | number>>): string {
  const body = JSON.stringify(request, null, 2).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${origin}/swiss/natal \\`,
    `  -H "Authorization: Bearer ${apiKey}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${body}'`,
  ].join('\n');
}
