import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';

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
  const required = new Map<string, string>();
  const request: Json = {};
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { code, field, hint = '' } of faultsOf(endpoint, request)) {
      if (code !== 'missing_field' || field === null) continue;
      required.set(field.replaceAll(/\[\d+\]/g, ''), REPLACEMENT.exec(hint)?.[1]?.replaceAll(PATH, '') ?? '');
      hasGrown = fill(request, endpoint.example.request, field) || hasGrown;
    }
  }
  return required;
}
