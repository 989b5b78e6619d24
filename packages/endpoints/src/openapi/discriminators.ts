import type { JsonSchema } from './schema-book.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;
const PREFIX = '#/components/schemas/';

/** The schemas, with a `discriminator` on each union of components that has one: a property that is always there and has other values in each branch. */
export function discriminate(schemas: Schemas): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withDiscriminator(schema, schemas)]),
  );
}

function withDiscriminator(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const branches = branchesOf(schema);
  const names = branches.map(({ $ref }) => $ref).filter((one) => typeof one === 'string');
  if (branches.length < 2 || names.length < branches.length) return schema;
  const decided = names.map((name) => ({ name, values: decidingValues({ $ref: name }, schemas) }));
  const propertyName = [...(decided[0]?.values.keys() ?? [])].find((property) => {
    const values = decided.flatMap((one) => one.values.get(property) ?? []);
    return decided.every((one) => one.values.has(property)) && new Set(values).size === values.length;
  });
  if (propertyName === undefined) return schema;
  const mapping = decided.flatMap(({ name, values }) =>
    (values.get(propertyName) ?? []).map((value): [string, string] => [value, name]),
  );
  return { ...schema, discriminator: { propertyName, mapping: Object.fromEntries(mapping) } };
}

/** The required properties that can only be certain texts, with these texts. Of a union, those that all branches have. */
function decidingValues(schema: JsonSchema, schemas: Schemas): ReadonlyMap<string, readonly string[]> {
  const { $ref } = schema;
  if (typeof $ref === 'string') return decidingValues(schemas[$ref.slice(PREFIX.length)] ?? {}, schemas);
  const [first, ...others] = branchesOf(schema).map((one) => decidingValues(one, schemas));
  const shared = [...(first ?? [])]
    .filter(([name]) => others.every((one) => one.has(name)))
    .map(([name, values]): [string, readonly string[]] => [
      name,
      [...new Set([...values, ...others.flatMap((one) => one.get(name) ?? [])])],
    ]);
  const required = (schema['required'] ?? []) as readonly string[];
  const own = Object.entries((schema['properties'] ?? {}) as Schemas)
    .filter(([name]) => required.includes(name))
    .map(([name, property]): [string, readonly unknown[]] => [name, valuesOf(property)])
    .filter((entry): entry is [string, readonly string[]] => entry[1].length > 0 && entry[1].every(isText));
  const parents = ((schema['allOf'] ?? []) as readonly JsonSchema[]).flatMap((one) => [
    ...decidingValues(one, schemas),
  ]);
  return new Map([...parents, ...shared, ...own]);
}

function valuesOf(property: JsonSchema): readonly unknown[] {
  return property['const'] !== undefined ? [property['const']] : ((property['enum'] ?? []) as readonly unknown[]);
}

function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  return (schema['oneOf'] ?? schema['anyOf'] ?? []) as readonly JsonSchema[];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
