import type { JsonObject, Method } from './operations.ts';

export type Language = 'curl' | 'python' | 'typescript' | 'java';

export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'curl', label: 'cURL' },
  { value: 'python', label: 'Python' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'java', label: 'Java' },
];

export interface SampleCall {
  method: Method;
  origin: string;
  path: string;
  input: JsonObject;
  /** Null where no key is needed. */
  apiKey: string | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Path and query of a call. */
export function buildAddress({ method, path, input }: Pick<SampleCall, 'method' | 'path' | 'input'>): string {
  const query =
    method === 'GET'
      ? new URLSearchParams(Object.entries(input).map(([name, value]) => [name, text(value)]))
          .toString()
          .replaceAll('%2C', ',')
          .replaceAll('%3A', ':')
      : '';
  return query ? `${path}?${query}` : path;
}

const indented = (code: string, spaces: number) => code.replaceAll('\n', `\n${' '.repeat(spaces)}`);
const shell = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

function python(value: unknown, depth: number): string {
  const inner = '    '.repeat(depth + 1);
  const end = '    '.repeat(depth);
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? `[${value.map((item) => python(item, 0)).join(', ')}]`
      : `[\n${value.map((item) => `${inner}${python(item, depth + 1)},\n`).join('')}${end}]`;
  if (typeof value === 'object')
    return `{\n${Object.entries(value)
      .map(([name, item]) => `${inner}${JSON.stringify(name)}: ${python(item, depth + 1)},\n`)
      .join('')}${end}}`;
  return JSON.stringify(value);
}

const writers: Record<Language, (call: SampleCall) => string> = {
  curl: (call) =>
    [
      `curl ${shell(call.origin + buildAddress(call))}`,
      ...(call.apiKey === null ? [] : [`-H ${shell(`Authorization: Bearer ${call.apiKey}`)}`]),
      ...(call.method === 'POST'
        ? [`-H 'Content-Type: application/json'`, `-d ${shell(indented(JSON.stringify(call.input, null, 2), 2))}`]
        : []),
    ].join(' \\\n  '),

  python: (call) => {
    const headers = [
      ...(call.apiKey === null ? [] : [`"Authorization": "Bearer ${call.apiKey}"`]),
      ...(call.method === 'POST' ? ['"Content-Type": "application/json"'] : []),
    ];
    return `import json
import urllib.request

request = urllib.request.Request(
    ${JSON.stringify(call.origin + buildAddress(call))},${call.method === 'POST' ? `\n    data=json.dumps(${python(call.input, 1)}).encode(),` : ''}${headers.length > 0 ? `\n    headers={${headers.join(', ')}},` : ''}
)
with urllib.request.urlopen(request, timeout=10) as response:
    answer = json.load(response)
print(json.dumps(answer, indent=2))`;
  },

  typescript: (call) => {
    const headers = [
      ...(call.apiKey === null ? [] : [`Authorization: 'Bearer ${call.apiKey}'`]),
      ...(call.method === 'POST' ? ["'Content-Type': 'application/json'"] : []),
    ];
    const options = [
      ...(call.method === 'POST' ? ["  method: 'POST',"] : []),
      ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
      ...(call.method === 'POST'
        ? [`  body: JSON.stringify(${indented(JSON.stringify(call.input, null, 2), 2)}),`]
        : []),
    ];
    return `const response = await fetch('${call.origin}${buildAddress(call).replaceAll("'", '%27')}'${options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`;
  },

  java: (call) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Call {
  public static void main(String[] args) throws Exception {${
    call.method === 'POST'
      ? `
    var body = """
        ${indented(JSON.stringify(call.input, null, 2).replaceAll('\\', '\\\\'), 8)}""";`
      : ''
  }
    var request = HttpRequest.newBuilder(URI.create(${JSON.stringify(call.origin + buildAddress(call))}))${
      call.apiKey === null
        ? ''
        : `
        .header("Authorization", "Bearer ${call.apiKey}")`
    }${
      call.method === 'POST'
        ? `
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))`
        : ''
    }
        .build();
    var response = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.body());
  }
}`,
};

/** A complete program for a call in a language: it runs as printed, with only the standard library. */
export function sampleCode(language: Language, call: SampleCall): string {
  return writers[language](call);
}
