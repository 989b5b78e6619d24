import type { ApiResponse, MediaType, OpenApiDocument, Parameter, RawOperation, Schema } from './document.ts';
import { namedValues } from './schema.ts';

export type Method = 'GET' | 'POST';
export type JsonObject = Readonly<Record<string, unknown>>;

export interface ErrorAnswer {
  status: string;
  description: string;
  codes: readonly string[];
}

export interface Operation {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  /** True if it needs no key. */
  open: boolean;
  /** Its input: a JSON body, or the query. */
  request: Schema | null;
  /** Request headers besides the key. */
  headers: readonly Parameter[];
  example: JsonObject;
  answer: Schema | null;
  answerExample: unknown;
  mediaTypes: readonly string[];
  errors: readonly ErrorAnswer[];
}

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';
const DRY_RUN_TYPE = 'application/vnd.theia.dry-run+json';

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readParameters(document: OpenApiDocument, raw: RawOperation): Parameter[] {
  return (raw.parameters ?? []).map((parameter) =>
    parameter.$ref ? (document.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] ?? {}) : parameter,
  );
}

/** The query as an object schema, so that it can be shown like a body. */
function querySchema(parameters: readonly Parameter[]): Schema | null {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.name);
  if (query.length === 0) return null;
  return {
    type: 'object',
    properties: Object.fromEntries(
      query.map(({ name = '', description, schema, example }) => [
        name,
        {
          ...schema,
          ...(description ? { description } : {}),
          ...(example === undefined ? {} : { examples: [example] }),
        },
      ]),
    ),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  };
}

/** An example query: from the body of the POST on the same path, else the required parameters, else the first parameter with an example. */
function queryExample(parameters: readonly Parameter[], twin: JsonObject | null): JsonObject {
  if (twin)
    return Object.fromEntries(
      Object.entries(twin)
        .filter(([, value]) => !isObject(value))
        .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    );
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  const required = query.filter((parameter) => parameter.required);
  return Object.fromEntries(
    (required.length > 0 ? required : query.slice(0, 1)).map(({ name = '', example }) => [name, example]),
  );
}

function bodyExample(raw: RawOperation | undefined): JsonObject | null {
  const example = raw?.requestBody?.content?.[JSON_TYPE]?.example;
  return isObject(example) ? example : null;
}

/** The example of an answer. Examples shared by several operations are in the components. */
function answerExample(document: OpenApiDocument, content: MediaType | undefined): unknown {
  const [given] = Object.values(content?.examples ?? {});
  const name = given?.$ref?.split('/').at(-1);
  return name === undefined ? given?.value : document.components.examples?.[name]?.value;
}

function readErrors(document: OpenApiDocument, responses: Readonly<Record<string, ApiResponse>>): ErrorAnswer[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, given]) => {
      const response = given.$ref
        ? (document.components.responses?.[given.$ref.split('/').at(-1) ?? ''] ?? given)
        : given;
      const parts = response.content?.[PROBLEM_TYPE]?.schema?.allOf ?? [];
      const code = parts.map((part) => part.properties?.['code']).find((schema) => schema !== undefined);
      return {
        status,
        description: (response.description ?? '').replace(/\s*Codes?:.*$/s, ''),
        codes: code ? namedValues(document, code).map(String) : [],
      };
    });
}

/** Every operation of the document that has an address of its own, in document order: what is done with one job is told with the list of jobs. */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, raw]): Operation[] => {
      if (path.includes('{')) return [];
      const method = name.toUpperCase();
      if (method !== 'GET' && method !== 'POST') return [];
      const parameters = readParameters(document, raw);
      const success = raw.responses['200']?.content ?? {};
      return [
        {
          id: raw.operationId,
          method,
          path,
          summary: raw.summary,
          description: raw.description ?? '',
          open: raw.security?.length === 0,
          request:
            method === 'POST' ? (raw.requestBody?.content?.[JSON_TYPE]?.schema ?? null) : querySchema(parameters),
          headers: parameters.filter((parameter) => parameter.in === 'header'),
          example:
            method === 'POST' ? (bodyExample(raw) ?? {}) : queryExample(parameters, bodyExample(methods['post'])),
          answer: success[JSON_TYPE]?.schema ?? null,
          answerExample: answerExample(document, success[JSON_TYPE]),
          mediaTypes: Object.keys(success).filter((type) => type !== DRY_RUN_TYPE),
          errors: readErrors(document, raw.responses),
        },
      ];
    }),
  );
}
