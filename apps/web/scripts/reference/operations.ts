import type { ApiResponse, Header, OpenApiDocument, Parameter, RawOperation, Schema } from './document.ts';
import type { ErrorEntry, HeaderEntry, Method } from '../../src/features/reference/model.ts';
import { DEFAULT_RESPONSE, OTHER_PROBLEMS, PROBLEM_HEADERS } from '@theia-astro/endpoints/openapi/problem-responses';
import { namedValues } from './schema.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** An answer to a call that succeeded. */
export interface Answer {
  status: number;
  description: string;
  /** Null where it is no JSON. */
  schema: Schema | null;
  mediaTypes: readonly string[];
  headers: readonly HeaderEntry[];
}

export interface Operation {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  /** True if it needs no key. */
  open: boolean;
  hasBody: boolean;
  /** Its input: a JSON body, or the parameters in path and query. */
  request: Schema | null;
  otherBodies: readonly string[];
  /** Request headers besides the key. */
  headers: readonly HeaderEntry[];
  tag: string;
  example: JsonObject;
  answers: readonly Answer[];
  errors: readonly ErrorEntry[];
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

/** Path and query as an object schema, so that they can be shown like a body. */
function parameterSchema(parameters: readonly Parameter[]): Schema | null {
  const query = parameters.filter((parameter) => /^(path|query)$/.test(parameter.in ?? '') && parameter.name);
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

/** An example query: what it takes of the body of the POST on the same path, else the required parameters, else the first parameter with an example. */
function queryExample(parameters: readonly Parameter[], twin: JsonObject | null): JsonObject {
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const names = new Set(asked.map(({ name }) => name));
  if (twin)
    return Object.fromEntries(Object.entries(twin).filter(([name, value]) => names.has(name) && !isObject(value)));
  const query = asked.filter((parameter) => parameter.example !== undefined);
  const required = query.filter((parameter) => parameter.required);
  return Object.fromEntries(
    (required.length > 0 ? required : query.slice(0, 1)).map(({ name = '', example }) => [name, example]),
  );
}

function bodyExample(raw: RawOperation | undefined): JsonObject | null {
  const example = raw?.requestBody?.content?.[JSON_TYPE]?.example;
  return isObject(example) ? example : null;
}

function readHeaders(document: OpenApiDocument, given: Readonly<Record<string, Header>>): HeaderEntry[] {
  return Object.entries(given).map(([name, header]) => {
    const shared =
      header.$ref === undefined ? header : document.components.headers?.[header.$ref.split('/').at(-1) ?? ''];
    return { name, description: shared?.description ?? '' };
  });
}

function resolveResponse(document: OpenApiDocument, given: ApiResponse): ApiResponse {
  return given.$ref ? (document.components.responses?.[given.$ref.split('/').at(-1) ?? ''] ?? given) : given;
}

/** Errors of calls with a body only. */
const BODY_STATUSES: readonly number[] = [409, 413, 415];
/** Errors of calls with a key only. */
const KEY_STATUSES: readonly number[] = [401, 402, 403];

/** The problems that the `default` response of the operation covers. */
function readOthers(raw: RawOperation): readonly ErrorEntry[] {
  if (raw.responses['default'] === undefined) return [];
  return OTHER_PROBLEMS.filter(
    ({ status }) =>
      (raw.requestBody !== undefined || !BODY_STATUSES.includes(status)) &&
      (raw.security?.length !== 0 || !KEY_STATUSES.includes(status)),
  );
}

function readErrors(document: OpenApiDocument, raw: RawOperation): ErrorEntry[] {
  const listed = Object.entries(raw.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, given]) => {
      const response = resolveResponse(document, given);
      const parts = response.content?.[PROBLEM_TYPE]?.schema?.allOf ?? [];
      const code = parts.map((part) => part.properties?.['code']).find((schema) => schema !== undefined);
      return {
        status: Number(status),
        description: (response.description ?? '').replace(/\s*Codes?:.*$/s, ''),
        codes: code ? namedValues(document, code).map(String) : [],
      };
    });
  return [...listed, ...readOthers(raw)].toSorted((a, b) => a.status - b.status);
}

/** Whether it can be asked what it would cost. */
const isProduct = ({ responses }: RawOperation): boolean => responses['200']?.content?.[DRY_RUN_TYPE] !== undefined;

/** Headers of all responses: the document lists them at the response that any operation may give. */
function commonHeaders(document: OpenApiDocument, raw: RawOperation): Readonly<Record<string, Header>> {
  const isHad = (name: string): boolean =>
    !PROBLEM_HEADERS.includes(name) &&
    ((isProduct(raw) && raw.security?.length !== 0) || !name.endsWith('-Usd')) &&
    ((isProduct(raw) && raw.requestBody !== undefined) || name !== 'Idempotency-Replayed');
  const listed = document.components.responses?.[DEFAULT_RESPONSE]?.headers ?? {};
  return Object.fromEntries(Object.entries(listed).filter(([name]) => isHad(name)));
}

/** What an operation answers when it succeeds, by status. */
function readAnswers(document: OpenApiDocument, raw: RawOperation): Answer[] {
  return Object.entries(raw.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, given]) => {
      const response = resolveResponse(document, given);
      const content = response.content ?? {};
      return {
        status: Number(status),
        description: response.description ?? '',
        schema: content[JSON_TYPE]?.schema ?? null,
        mediaTypes: Object.keys(content).filter((type) => type !== DRY_RUN_TYPE),
        headers: readHeaders(document, { ...commonHeaders(document, raw), ...response.headers }),
      };
    });
}

/** Forms of the body beside JSON, in words. */
function otherBodies(raw: RawOperation): string[] {
  return Object.entries(raw.requestBody?.content ?? {})
    .filter(([type]) => type !== JSON_TYPE)
    .map(([type, { schema }]) => (schema?.description === undefined ? type : `${type}: ${schema.description}`));
}

const METHODS: readonly string[] = ['GET', 'POST', 'DELETE'] satisfies Method[];
const isMethod = (word: string): word is Method => METHODS.includes(word);

/** Every operation of the document, in document order. @throws for a method that the reference cannot show */
export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, raw]): Operation => {
      const method = name.toUpperCase();
      if (!isMethod(method)) throw new Error(`The reference cannot show ${method} ${path}`);
      const parameters = readParameters(document, raw);
      const body = raw.requestBody?.content?.[JSON_TYPE]?.schema ?? null;
      return {
        id: raw.operationId,
        method,
        path,
        summary: raw.summary,
        description: raw.description ?? '',
        open: raw.security?.length === 0,
        hasBody: body !== null,
        request: body ?? parameterSchema(parameters),
        otherBodies: otherBodies(raw),
        headers: parameters
          .filter((parameter) => parameter.in === 'header')
          .map(({ name: header = '', description = '' }) => ({ name: header, description })),
        tag: raw.tags[0] ?? '',
        example: body === null ? queryExample(parameters, bodyExample(methods['post'])) : (bodyExample(raw) ?? {}),
        answers: readAnswers(document, raw),
        errors: readErrors(document, raw),
      };
    }),
  );
}
