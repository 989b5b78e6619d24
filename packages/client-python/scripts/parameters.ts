import { propertiesOf, resolve, type Schema } from '../../client/scripts/document.ts';
import { variantSchema } from '../../client/scripts/products.ts';
import { includeName } from './declarations.ts';
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

export const OPTIONS = ['timeout: float | None = None', 'retries: int | None = None'];
export const KEY_OPTION = 'idempotency_key: str | None = None';
const OPTION_TEXTS: Readonly<Record<string, string>> = {
  dry_run: 'With True nothing is computed, charged or logged: the answer is the price.',
  timeout: 'Longest time without an answer in one attempt, seconds.',
  retries: 'How often the call is tried again if it failed in passing.',
  idempotency_key:
    'Under which the service keeps the answer for 24 hours, so that a repetition gets the same answer and is not charged. Every call gets its own; give one to repeat a call safely from another process. 1 to 255 printable ASCII characters.',
};

/** The options of a call as parameters, with what they mean. */
export function optionParameters(options: readonly string[]): readonly Parameter[] {
  return options.map((option) => {
    const name = option.split(':')[0]!;
    return { name, wire: name, type: '', isRequired: false, text: OPTION_TEXTS[name]! };
  });
}

/** The parameters of a request, or of several that one method takes. */
export function parametersOf(requests: readonly string[]): readonly Parameter[] {
  const found = new Map<string, { types: string[]; required: number; text: string }>();
  for (const request of requests)
    for (const [wire, { schema, required }] of propertiesOf(variantSchema(request))) {
      const place = within({ owner: request, isAsked: true, nested: [] }, wire);
      const type =
        wire === 'include' ? `Sequence[${includeName(request)}]` : typeText(narrowed(request, wire, schema), place);
      const one = found.get(wire) ?? {
        types: [],
        required: 0,
        text: description(schema) || description(resolve(schema)),
      };
      found.set(wire, { ...one, types: [...one.types, type], required: one.required + Number(required) });
    }
  return [...found].map(([wire, { types, required, text }]) => {
    const name = pythonName(wire);
    if (name in OPTION_TEXTS) throw new Error(`${requests.join(', ')} has a field with the name of an option: ${name}`);
    return { name, wire, type: union(types), isRequired: required === requests.length, text };
  });
}

/** Where another request has a `system` of its own, this one is that of the other system. */
function narrowed(request: string, property: string, schema: Schema): Schema {
  return property === 'system' && request.startsWith('Western') ? { ...schema, const: 'western' } : schema;
}

/** A parameter as it is declared, or with a narrower type. `required` has no default. */
export function declared(
  { name, type, isRequired }: Parameter,
  narrowed?: { readonly type: string; readonly default?: string },
): string {
  if (narrowed !== undefined)
    return `${name}: ${narrowed.type}${narrowed.default === undefined ? '' : ` = ${narrowed.default}`}`;
  return isRequired ? `${name}: ${type}` : `${name}: ${union([type, 'None'])} = None`;
}
