import type { Language } from '../../src/features/reference/model.ts';
import { SAMPLE_KEY } from '../../src/components/sample-code/sample-key.ts';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { python, shell, typescript } from '../../src/lib/calls/literals.ts';
import type { JsonObject, Operation } from './operations.ts';

export interface SampleCall extends Pick<Operation, 'method' | 'path' | 'open' | 'hasBody'> {
  readonly input: JsonObject;
  /** The method of the published client; null where it has none. */
  readonly clientMethod: string | null;
  /** What is printed of the answer. */
  readonly prints: 'json' | 'text' | 'status';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const asQuery = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(',') : text(value));

/** Path and query of a call. */
export function buildAddress({ method, path, input }: Pick<SampleCall, 'method' | 'path' | 'input'>): string {
  const query =
    method === 'GET'
      ? new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, asQuery(value)]))
          .toString()
          .replaceAll('%2C', ',')
          .replaceAll('%3A', ':')
      : '';
  return query ? `${path}?${query}` : path;
}

const indented = (code: string, spaces: number) => code.replaceAll('\n', `\n${' '.repeat(spaces)}`);
const url = (call: SampleCall) => BUILT_ORIGIN + buildAddress(call);

/** Without a method of the client: the runtime's own fetch. */
function fetchSample(call: SampleCall): string {
  const headers = [
    ...(call.open ? [] : [`    Authorization: "Bearer ${SAMPLE_KEY}",\n`]),
    ...(call.hasBody ? ['    "Content-Type": "application/json",\n'] : []),
    ...(call.method === 'POST' ? ['    "Idempotency-Key": crypto.randomUUID(),\n'] : []),
  ];
  const options = [
    ...(call.method === 'GET' ? [] : [`  method: "${call.method}",\n`]),
    ...(headers.length > 0 ? [`  headers: {\n${headers.join('')}  },\n`] : []),
    ...(call.hasBody ? [`  body: JSON.stringify(${typescript(call.input, 1)}),\n`] : []),
  ];
  return `const response = await fetch(${JSON.stringify(url(call))}${options.length > 0 ? `, {\n${options.join('')}}` : ''});
if (!response.ok) throw new Error(await response.text());
console.log(${{ json: 'await response.json()', text: 'await response.text()', status: 'response.status' }[call.prints]});`;
}

function clientSample(call: SampleCall, clientMethod: string): string {
  const options = `{ baseUrl: ${JSON.stringify(BUILT_ORIGIN)}${call.open ? '' : `, apiKey: ${JSON.stringify(SAMPLE_KEY)}`} }`;
  const id = call.path.includes('/ID') ? ['"ID"'] : [];
  const input = Object.keys(call.input).length === 0 ? [] : [typescript(call.input, 0)];
  const asked = `await theia.${clientMethod}(${[...id, ...input].join(', ')});`;
  return `import { Theia } from "@theia-astro/client";

const theia = new Theia(${options});
${call.prints === 'status' ? asked : `const answer = ${asked}\nconsole.log(answer);`}`;
}

const writers: Record<Language, (call: SampleCall) => string> = {
  curl: (call) =>
    [
      `curl ${shell(url(call))}`,
      ...(call.open ? [] : [`-H ${shell(`Authorization: Bearer ${SAMPLE_KEY}`)}`]),
      ...(call.method === 'GET' || call.hasBody ? [] : [`-X ${call.method}`]),
      ...(call.hasBody
        ? [`-H 'Content-Type: application/json'`, `-d ${shell(indented(JSON.stringify(call.input, null, 2), 2))}`]
        : []),
    ].join(' \\\n  '),

  typescript: (call) => (call.clientMethod === null ? fetchSample(call) : clientSample(call, call.clientMethod)),

  python: (call) => {
    const fields = Object.keys(call.input).length > 0;
    const query = Object.fromEntries(Object.entries(call.input).map(([name, value]) => [name, asQuery(value)]));
    const args = [
      JSON.stringify(BUILT_ORIGIN + call.path),
      ...(call.open ? [] : [`headers={"Authorization": "Bearer ${SAMPLE_KEY}"}`]),
      ...(call.method === 'GET' && fields ? [`params=${python(query, 1)}`] : []),
      ...(call.hasBody ? [`json=${python(call.input, 1)}`] : []),
      'timeout=30',
    ];
    return `import httpx

response = httpx.${call.method.toLowerCase()}(
${args.map((arg) => `    ${arg},\n`).join('')})
response.raise_for_status()
print(${{ json: 'response.json()', text: 'response.text', status: 'response.status_code' }[call.prints]})`;
  },

  java: (call) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Call {
  public static void main(String[] args) throws Exception {${
    call.hasBody
      ? `
    var body = """
        ${indented(JSON.stringify(call.input, null, 2).replaceAll('\\', '\\\\'), 8)}""";`
      : ''
  }
    var request = HttpRequest.newBuilder(URI.create(${JSON.stringify(url(call))}))${
      call.open
        ? ''
        : `
        .header("Authorization", "Bearer ${SAMPLE_KEY}")`
    }${
      call.hasBody
        ? `
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))`
        : { GET: '', POST: '\n        .POST(HttpRequest.BodyPublishers.noBody())', DELETE: '\n        .DELETE()' }[
            call.method
          ]
    }
        .build();
    var response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`,
};

/** A complete program for a call in a language, with placeholders for the address of the installation and the key. It runs as printed once they are replaced. */
export function sampleCode(language: Language, call: SampleCall): string {
  return writers[language](call);
}
