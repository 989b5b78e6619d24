import { addressOf, type Fields } from './address.ts';
import { python, shell, typescript } from './literals.ts';

export const CODE_LANGUAGES = [
  { value: 'curl', label: 'cURL' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'python', label: 'Python' },
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]['value'];

/** The input of code samples. */
export interface CodeCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Fields;
  /** Needs no key. */
  readonly open: boolean;
  /** Its method of the published clients; absent where they have none. */
  readonly client?:
    | {
        readonly typescript: string;
        readonly python: string;
        /** Fields that have another name in Python. */
        readonly renamed?: Readonly<Record<string, string>>;
      }
    | undefined;
  readonly origin: string;
  /** Null: the code reads it from the environment, as `THEIA_KEY`. */
  readonly apiKey: string | null;
}

const NAME = /^[a-zA-Z]\w*$/;

function curl({ method, path, open, fields, origin, apiKey }: CodeCall): string {
  const key = apiKey === null ? '"Authorization: Bearer $THEIA_KEY"' : shell(`Authorization: Bearer ${apiKey}`);
  return [
    `curl ${shell(origin + addressOf(method, path, fields))}`,
    ...(open ? [] : [`-H ${key}`]),
    ...(method === 'POST'
      ? [`-H 'Content-Type: application/json'`, `-d ${shell(JSON.stringify(fields, null, 2).replaceAll('\n', '\n  '))}`]
      : []),
  ].join(' \\\n  ');
}

function inTypescript(call: CodeCall): string {
  const { method, path, open, client, fields, origin, apiKey } = call;
  const key = apiKey === null ? 'process.env.THEIA_KEY' : JSON.stringify(apiKey);
  if (client !== undefined) {
    const options = [`baseUrl: ${JSON.stringify(origin)}`, ...(open ? [] : [`apiKey: ${key}`])].join(', ');
    const input = Object.keys(fields).length === 0 ? '' : typescript(fields, 0);
    return `import { Theia } from "@theia-astro/client";

const theia = new Theia({ ${options} });
const answer = await theia.${client.typescript}(${input});
console.log(answer);`;
  }
  const bearer = apiKey === null ? '`Bearer ${process.env.THEIA_KEY}`' : JSON.stringify(`Bearer ${apiKey}`);
  const options = [
    ...(method === 'GET' ? [] : ['  method: "POST",']),
    ...(open && method === 'GET' ? [] : ['  headers: {']),
    ...(open ? [] : [`    Authorization: ${bearer},`]),
    ...(method === 'GET' ? [] : ['    "Content-Type": "application/json",']),
    ...(open && method === 'GET' ? [] : ['  },']),
    ...(method === 'GET' ? [] : [`  body: JSON.stringify(${typescript(fields, 1)}),`]),
  ];
  return `const response = await fetch(${JSON.stringify(origin + addressOf(method, path, fields))}${options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`});
if (!response.ok) throw new Error(await response.text());
console.log(await response.text());`;
}

function inPython(call: CodeCall): string {
  const { method, path, open, client, fields, origin, apiKey } = call;
  const key = apiKey === null ? 'os.environ["THEIA_KEY"]' : JSON.stringify(apiKey);
  const os = open || apiKey !== null ? '' : 'import os\n\n';
  if (client !== undefined && Object.keys(fields).every((name) => NAME.test(name))) {
    const given = Object.entries(fields).map(
      ([name, value]) => `    ${client.renamed?.[name] ?? name}=${python(value, 1)},\n`,
    );
    return `${os}from theia_astro_client import Theia

theia = Theia(${JSON.stringify(origin)}${open ? '' : `, ${key}`})
answer = theia.${client.python}(${given.length === 0 ? '' : `\n${given.join('')}`})
print(answer)`;
  }
  const bearer = apiKey === null ? `f"Bearer {os.environ['THEIA_KEY']}"` : JSON.stringify(`Bearer ${apiKey}`);
  const given = [
    JSON.stringify(origin + addressOf(method, path, fields)),
    ...(open ? [] : [`headers={"Authorization": ${bearer}}`]),
    ...(method === 'GET' ? [] : [`json=${python(fields, 1)}`]),
    'timeout=30',
  ];
  return `${os}import httpx

response = httpx.${method.toLowerCase()}(
${given.map((one) => `    ${one},\n`).join('')})
response.raise_for_status()
print(response.text)`;
}

const WRITERS: Readonly<Record<CodeLanguage, (call: CodeCall) => string>> = {
  curl,
  typescript: inTypescript,
  python: inPython,
};

/** A call as code that runs as it is, once `THEIA_KEY` is set. TypeScript and Python use the published clients where these have the product. */
export function codeOf(language: CodeLanguage, call: CodeCall): string {
  return WRITERS[language](call);
}
