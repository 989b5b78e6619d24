import { z } from 'zod';
import { openApiDocument } from '../openapi.ts';
import { type RandomAnswer, randomAnswers, type Sample, type Services } from './random-answers.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalculationContext, Endpoint } from '../endpoint.ts';

type Json = Readonly<Record<string, unknown>>;

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}

/** What came of checking answers against the document. */
interface Checked {
  readonly answers: number;
  readonly problems: number;
  /** By path, how many were answered. */
  readonly byPath: ReadonlyMap<string, number>;
  /** What does not fit, each with its call. */
  readonly faults: readonly string[];
}

/** The schema of the document for an answer in a media type; undefined where the document has none. */
function publishedSchema(
  document: Json,
  { endpoint, status }: Pick<RandomAnswer, 'endpoint' | 'status'>,
  mediaType: string,
): Json | undefined {
  const { paths, components } = document as {
    paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
    components: { responses: Record<string, Response> };
  };
  const [operation] = Object.values(paths[endpoint.path] ?? {});
  const found = operation?.responses[status] ?? operation?.responses['default'];
  const response = found?.$ref === undefined ? found : components.responses[found.$ref.split('/').at(-1)!];
  return response?.content?.[mediaType]?.schema;
}

/**
 * Answers of calls at random, and problems, checked against the schemas as the OpenAPI document has them. `node bench/answers.ts 4000 1` checks many; a
 * seeded sample runs with the tests.
 */
export function checkAnswers(services: Services, sample: Sample): Checked {
  const document = openApiDocument();
  const validate = validators(document);
  const byPath = new Map<string, number>();
  const faults: string[] = [];
  let answers = 0;
  let problems = 0;
  for (const one of randomAnswers(services, sample)) {
    const { endpoint, call, status, body, other } = one;
    if (status === 200) answers += 1;
    else problems += 1;
    if (status === 200) byPath.set(endpoint.path, (byPath.get(endpoint.path) ?? 0) + 1);
    const forms: [string, unknown][] = [[status === 200 ? 'application/json' : 'application/problem+json', body]];
    if (other !== null) forms.push([other.mediaType, other.text]);
    for (const [mediaType, value] of forms) {
      const schema = publishedSchema(document, one, mediaType);
      const fault = schema === undefined ? 'is not in the document' : validate(schema, value);
      if (fault !== null) faults.push(`${endpoint.path} ${status} ${mediaType}: ${fault} ${JSON.stringify(call)}`);
    }
  }
  return { answers, problems, byPath, faults };
}

/** Checks a value by a schema of the document: null when it fits, else what does not. */
function validators(document: Json): (schema: Json, value: unknown) => string | null {
  const asDefs = (json: unknown): Json =>
    JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', '#/$defs/')) as Json;
  const $defs = asDefs((document['components'] as Json)['schemas']);
  const made = new Map<string, z.ZodType>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validator =
      made.get(key) ?? z.fromJSONSchema({ $defs, ...asDefs(schema) } as Parameters<typeof z.fromJSONSchema>[0]);
    made.set(key, validator);
    const { error } = validator.safeParse(value);
    return error === undefined ? null : z.prettifyError(error).replaceAll('\n', ' ').slice(0, 600);
  };
}

/** A number, not a part of a word or of a longer number. */
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** What separates the parts of dates, times and offsets. */
const SEPARATOR = /(?<=\d)[-/:T]|Z\b|-(?=\d\d:\d\d)/g;

/** The numbers of a text that another text does not have, each as it is written. Dates and times are several numbers. */
export function numbersNotIn(text: string, source: string): readonly string[] {
  const known = new Set(numbers(source));
  return [...new Set(numbers(text))].filter((one) => !known.has(one));
}

function numbers(text: string): readonly string[] {
  return text.replace(SEPARATOR, ' ').match(NUMBER) ?? [];
}

type Request = Readonly<Record<string, unknown>>;

const nowMs = Date.UTC(2026, 0, 1);

/** What is tested about the answers of a product. */
interface Described {
  /** Requests, named after what is special about them; undefined fields are left out. */
  readonly requests: Readonly<Record<string, Request>>;
  /** The largest default answers allowed, in bytes, with their requests. */
  readonly sizes: readonly { readonly request: Request; readonly bytes: number }[];
}

/** Tests that answers match the published schema exactly, and that default answers are compact. */
export function describeAnswers<Parsed>(
  endpoint: Endpoint<Parsed>,
  services: Pick<CalculationContext, 'ephemeris' | 'places'>,
  { requests, sizes }: Described,
): void {
  const context: CalculationContext = { ...services, nowMs, account: null };
  const answer = (request: Request): unknown => {
    const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    return endpoint.calculate(context, endpoint.parse(given, nowMs));
  };
  describe(`an answer of ${endpoint.name} matches its schema exactly`, () => {
    for (const [name, request] of Object.entries(requests)) {
      it(name, () => {
        const found = answer(request);
        assert.deepEqual(endpoint.responseSchema.parse(found), found);
      });
    }
  });
  describe(`a default answer of ${endpoint.name} is compact`, () => {
    for (const { request, bytes } of sizes) {
      it(`at most ${bytes} bytes for ${JSON.stringify(request)}`, () => {
        const found = Buffer.byteLength(JSON.stringify(answer(request)));
        assert.ok(found <= bytes, `${found} bytes`);
      });
    }
  });
}
