import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { environmentSchema } from './config.ts';
import { SECRET_VARIABLES } from './secrets.ts';
import { telemetrySchema } from './telemetry.ts';

export const CONFIGURATION_FILE = new URL('../../../../docs/configuration.md', import.meta.url);

const INTRODUCTION = `# Configuration

For operators: every environment variable that Theia reads. The server checks all of them at its start and lists every problem.

- A blank value counts as absent. [theia.env.example](../deploy/theia.env.example) is a file to start from.
- A variable marked † holds a secret. It can be given as a file: \`NAME_FILE\` names a file with one line ([secrets](operations/secrets.md)).

<!-- Written by: node apps/server/src/config/write-configuration.ts -->
`;

const OPENTELEMETRY_NOTE =
  'The exporters also read `OTEL_EXPORTER_OTLP_HEADERS`, `…_TIMEOUT`, `…_COMPRESSION`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` as OpenTelemetry defines them.';

interface Variable {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The text of docs/configuration.md. */
export async function configurationText(): Promise<string> {
  const parts = await Promise.all([
    describeVariables('config', environmentSchema),
    describeVariables('telemetry', telemetrySchema),
  ]);
  return `${[INTRODUCTION, ...parts.flat(), OPENTELEMETRY_NOTE].join('\n')}\n`;
}

async function describeVariables(file: string, schema: z.ZodObject): Promise<string[]> {
  const source = await readFile(new URL(`./${file}.ts`, import.meta.url), 'utf8');
  const variables = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties as Record<
    string,
    Variable
  >;
  const lines: string[] = [];
  const described = new Set<string>();
  for (const [, group, description, name] of source.matchAll(
    /^ {2}(?:\/\/ (.+)|\/\*\* (.+) \*\/\n {2}([A-Z][A-Z0-9_]+): )/gm,
  )) {
    if (group !== undefined) lines.push('', `## ${group}`, '');
    const variable = variables[name ?? ''];
    if (description === undefined || name === undefined || variable === undefined) continue;
    described.add(name);
    const secret = (SECRET_VARIABLES as readonly string[]).includes(name) ? ' †' : '';
    lines.push(`- **\`${name}\`**${secret}: ${[description, ...facts(variable)].join(' ')}`);
  }
  const missing = Object.keys(variables).filter((name) => !described.has(name));
  if (missing.length > 0) throw new Error(`${file}.ts: no description of ${missing.join(', ')}`);
  return [...lines.slice(1), ''];
}

function facts({ type, enum: values, default: value, minimum, maximum }: Variable): string[] {
  const range = [
    minimum === undefined ? '' : `from ${minimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`,
  ].filter((part) => part !== '');
  return [
    ...(values === undefined ? [] : [`Values: ${values.map((word) => `\`${word}\``).join(', ')}.`]),
    ...(range.length === 0 ? [] : [`${type === 'integer' ? 'Integer' : 'Number'} ${range.join(' ')}.`]),
    ...(value === undefined || value === '' ? [] : [`Default: \`${value}\`.`]),
  ];
}

if (import.meta.main) await writeFile(CONFIGURATION_FILE, await configurationText());
