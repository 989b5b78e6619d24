import { readFileSync } from 'node:fs';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly 'x-unit'?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly const?: string | number | boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Operation {
  /** The required fields of the request, each with the fields that replace it. */
  readonly 'x-required'?: Readonly<Record<string, readonly string[]>>;
  /** The optional fields that need each other. */
  readonly 'x-together'?: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** The committed OpenAPI document, without the other names of fields: what the clients are generated from. */
export const document = withoutAliases(
  JSON.parse(readFileSync(new URL('../../endpoints/openapi.json', import.meta.url), 'utf8')),
) as OpenApi;

/** A client has one name for each field. */
function withoutAliases(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((one) => !isAlias(one)).map(withoutAliases);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !isAlias(value) && !isOption(name, value))
      .map(([name, value]) => [name, withoutAliases(value)]),
  );
}

/** Of a call, not of its request. */
function isOption(name: string, schema: unknown): boolean {
  return name === 'dry_run' && typeof schema === 'object' && schema !== null && !('const' in schema);
}

function isAlias(node: unknown): boolean {
  const description: unknown =
    typeof node === 'object' && node !== null && 'description' in node ? node.description : '';
  return typeof description === 'string' && /^Alias of \w+\.$/.test(description);
}

/** `#/components/schemas/Point` → `Point`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The schema that a name stands for. @throws Error when the document has none */
export function schemaNamed(name: string): Schema {
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`The OpenAPI document has no schema ${name}`);
  return schema;
}

export function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : schemaNamed(refName(schema.$ref));
}

/** Every property of an object schema, those it shares with others included. */
export function propertiesOf(
  schema: Schema,
): ReadonlyMap<string, { readonly schema: Schema; readonly required: boolean }> {
  const { allOf = [], properties = {}, required = [] } = resolve(schema);
  const found = new Map(allOf.flatMap((part) => [...propertiesOf(part)]));
  for (const [name, property] of Object.entries(properties))
    found.set(name, { schema: property, required: required.includes(name) || found.get(name)?.required === true });
  return found;
}

/** Names of all schemas that these refer to, directly or not, themselves included. */
export function reachable(roots: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') enter(refName(value));
      else visit(value);
    }
  };
  const enter = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    visit(schemaNamed(name));
  };
  for (const name of roots) enter(name);
  return seen;
}
