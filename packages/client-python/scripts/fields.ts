import { propertiesOf, type Schema, refName } from '../../client/scripts/document.ts';
import { requirementOf, variantSchema, type ClientProduct, products } from '../../client/scripts/products.ts';
import { pythonName, description, typeText, union, within, classBody, pascal } from './python-types.ts';
import { type PageWay, pageWays } from './page-ways.ts';

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
    for (const [wire, { schema, required: isInSchema }] of propertiesOf(variantSchema(request))) {
      const required = isInSchema || requirementOf(request)?.fields.includes(wire) === true;
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

/** A typed dict of the keyword arguments of a method, or of a group of fields that several methods share. */
export interface FieldsClass {
  readonly name: string;
  readonly parents: readonly string[];
  readonly fields: readonly Parameter[];
}

/** The typed dict of what a product is asked with. */
export function fieldsName({ path }: ClientProduct): string {
  return `${pascal(path.replace(/.*\//, ''))}Fields`;
}

/** The fields that the iteration over pages takes too. Null where there is none. */
export function pagedFieldsName(product: ClientProduct): string | null {
  return pageWays(product).length === 0 ? null : fieldsName(product).replace(/Fields$/, 'PageFields');
}

/** The fields of a product that a way to iterate over pages leaves out, or takes otherwise. */
export function ownPageFields(product: ClientProduct): ReadonlySet<string> {
  return new Set(pageWays(product).flatMap(({ required, left }: PageWay) => [...required, ...left]));
}

/** All typed dicts of keyword arguments. */
export function fieldsClasses(): readonly FieldsClass[] {
  const groups = new Map<string, FieldsClass>();
  const classes = products
    .filter(({ path, variants }) => path !== '/batch' && variants.length > 0)
    .flatMap((product) => classesOf(product, groups));
  return [...groups.values(), ...classes];
}

function classesOf(product: ClientProduct, groups: Map<string, FieldsClass>): readonly FieldsClass[] {
  const all = parametersOf(product.variants.map(({ request }) => request));
  const paged = pagedFieldsName(product);
  const name = fieldsName(product);
  if (paged === null) return [{ name, ...shared(product, all, groups) }];
  const own = ownPageFields(product);
  return [
    {
      name: paged,
      ...shared(
        product,
        all.filter(({ wire }) => !own.has(wire)),
        groups,
      ),
    },
    { name, parents: [paged], fields: all.filter(({ wire }) => own.has(wire)) },
  ];
}

/** Takes the fields that are those of a group from it. */
function shared(
  { variants }: ClientProduct,
  fields: readonly Parameter[],
  groups: Map<string, FieldsClass>,
): Pick<FieldsClass, 'parents' | 'fields'> {
  const parents: string[] = [];
  const taken = new Set<string>();
  const texts = new Map(fields.map((one) => [one.wire, `${one.type} ${one.isRequired}`]));
  for (const { $ref } of variants.flatMap(({ request }) => variantSchema(request).allOf ?? [])) {
    const group = refName($ref!);
    const own = parametersOf([group]);
    const fits = own.every(
      ({ wire, type, isRequired }) => texts.get(wire) === `${type} ${isRequired}` && !taken.has(wire),
    );
    if (!fits) continue;
    for (const { wire } of own) taken.add(wire);
    const name = `${group}Fields`;
    groups.set(name, { name, parents: [], fields: own });
    parents.push(name);
  }
  return { parents, fields: fields.filter(({ wire }) => !taken.has(wire)) };
}

/** A typed dict as Python text. */
export function fieldsText({ name, parents, fields }: FieldsClass): string {
  const lines = fields.map(({ name: field, type, isRequired, text }) => ({
    text: `${field}: ${isRequired ? `Required[${type}]` : union([type, 'None'])}`,
    about: text,
  }));
  const heritage = parents.length === 0 ? 'TypedDict' : parents.join(', ');
  return `class ${name}(${heritage}, total=False)${classBody('', lines)}`;
}
