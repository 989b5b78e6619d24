import type { Endpoint } from '../endpoint.ts';
import { type Issue, Problem } from '../problem.ts';
import type { JsonSchema } from './schema-book.ts';

type Json = Record<string, unknown>;

/** `… or send utc.` at the end of a hint: what replaces the missing field. */
const REPLACEMENT = /\bor send (.+)\.$/;
/** The path before a field name: `person_a.`. */
const PATH = /[\w[\]]+\./g;

function faultsOf(endpoint: Endpoint, request: Json): readonly Issue[] {
  try {
    endpoint.parse(request, endpoint.example.nowMs);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.issues;
    throw error;
  }
}

/** A value of the example without the fields of its objects, which are added as they turn out to be required. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  return typeof value === 'object' && value !== null ? {} : value;
}

/** Copies the value at a path (`people[0].birth_date`) from the example. False where the example has none. */
function fill(request: Json, example: Json, path: string): boolean {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop() ?? '';
  let [to, from]: [Json | undefined, Json | undefined] = [request, example];
  for (const step of steps) [to, from] = [to?.[step] as Json | undefined, from?.[step] as Json | undefined];
  if (to === undefined || from?.[last] === undefined || to[last] !== undefined) return false;
  to[last] = bare(from[last]);
  return true;
}

/**
 * The required fields of a product by path (`people.birth_date`), each with what may be sent in its place, else ''. Asks the parser: an empty
 * request is completed from the example until nothing is missing.
 */
export function requiredFields(endpoint: Endpoint): ReadonlyMap<string, string> {
  const { required } = completed(endpoint);
  // An instant has a time of day.
  const instant = { utc: '1990-06-15T18:30:00Z' };
  if (required.has('birth_time') && !completed(endpoint, instant).required.has('birth_time'))
    required.set('birth_time', 'utc');
  return required;
}

/** A request that lacks nothing, and the fields that `given` lacked. */
function completed(
  endpoint: Endpoint,
  given: Json = {},
): { readonly required: Map<string, string>; readonly request: Json } {
  const required = new Map<string, string>();
  const request: Json = { ...given };
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { code, field, hint = '' } of faultsOf(endpoint, request)) {
      if (code !== 'missing_field' || field === null) continue;
      required.set(field.replaceAll(/\[\d+\]/g, ''), REPLACEMENT.exec(hint)?.[1]?.replaceAll(PATH, '') ?? '');
      hasGrown = fill(request, endpoint.example.request, field) || hasGrown;
    }
  }
  return { required, request };
}

const KIND = 'kind';
const RANGE: readonly string[] = ['from', 'to'];

/**
 * What JSON Schema can only say in a way that generators of clients misread: `x-required` names the required fields of a request, each with the fields
 * that replace it, and `x-together` the optional fields that need each other. What depends on a `kind` is not in it.
 */
export function requirementsOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.dispatch !== undefined) return {};
  const required = requiredFields(endpoint);
  const own = [...required].filter(([path]) => !path.includes('.') && (path === KIND || !required.has(KIND)));
  const together = RANGE.every((name) => !required.has(name)) && needsBothEnds(endpoint);
  return {
    ...(own.length === 0
      ? {}
      : { 'x-required': Object.fromEntries(own.map(([name, other]) => [name, other.split(' and ').filter(Boolean)])) }),
    ...(together ? { 'x-together': RANGE } : {}),
  };
}

function needsBothEnds(endpoint: Endpoint): boolean {
  const { request } = completed(endpoint);
  return faultsOf(endpoint, { ...request, from: '2024-01-01' }).some(
    ({ code, field }) => code === 'missing_field' && field === 'to',
  );
}
