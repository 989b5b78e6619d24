import { propertiesOf, type Schema } from '../../client/scripts/document.ts';
import { variantSchema } from '../../client/scripts/products.ts';
import { pythonName } from './python-names.ts';
import { description, typeText, union, within } from './python-types.ts';

/** A parameter of a method. */
export interface Parameter {
  readonly name: string;
  readonly wire: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** The options of a call, which are no fields of its request. */
const OPTIONS = new Set(['dry_run', 'timeout', 'retries', 'idempotency_key', 'id']);

/** The parameters of a request, or of several that one method takes. */
export function parametersOf(requests: readonly string[]): readonly Parameter[] {
  const found = new Map<string, { types: string[]; required: number; text: string }>();
  for (const request of requests)
    for (const [wire, { schema, required }] of propertiesOf(variantSchema(request))) {
      const place = within({ owner: request, isAsked: true, nested: [] }, wire);
      const type = wire === 'include' ? includeName(request) : typeText(narrowed(request, wire, schema), place);
      const one = found.get(wire) ?? {
        types: [],
        required: 0,
        text: description(schema),
      };
      found.set(wire, { ...one, types: [...one.types, type], required: one.required + Number(required) });
    }
  return [...found].map(([wire, { types, required, text }]) => {
    const name = pythonName(wire);
    if (OPTIONS.has(name)) throw new Error(`${requests.join(', ')} has a field with the name of an option: ${name}`);
    const type = wire === 'include' ? `Sequence[${union(types)}]` : union(types);
    return { name, wire, type, isRequired: required === requests.length, text };
  });
}

/** The name of the words that `include` of a request takes. */
export function includeName(request: string): string {
  return request.replace(/Request$/, 'Include');
}

/** Where another request has a `system` of its own, this one is that of the other system. */
function narrowed(request: string, property: string, schema: Schema): Schema {
  return property === 'system' && request.startsWith('Western') ? { ...schema, const: 'western' } : schema;
}
