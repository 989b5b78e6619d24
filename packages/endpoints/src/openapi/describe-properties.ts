import descriptions from './descriptions.json' with { type: 'json' };
import type { JsonSchema } from './schema-book.ts';

const TEXTS: Readonly<Record<string, string>> = descriptions;
/** Examples are data, whatever their fields are called. */
const DATA: readonly string[] = ['example', 'examples'];

/** Components, each the owner of its properties: what `descriptions.json` says of one of them is its description where it has neither a `$ref` nor one of its own. */
export function describeComponents(components: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(components).map(([name, one]) => [name, withText(described(one, name), TEXTS[name])]),
  );
}

/** The key of the description of a property: `owner.property`, `owner.*` or `property`, the first there is. The owner is the property, or else the component, that holds it. */
export function descriptionKey(owner: string, name: string): string | undefined {
  return [`${owner}.${name}`, `${owner}.*`, name].find((key) => Object.hasOwn(TEXTS, key));
}

function described(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => described(one, owner));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (DATA.includes(key)) return [key, one];
      return [key, key === 'properties' && isObject(one) ? describedEach(one, owner) : described(one, owner)];
    }),
  );
}

function describedEach(properties: JsonSchema, owner: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, withDescription(described(schema, name), owner, name)]),
  );
}

function withDescription(schema: unknown, owner: string, name: string): unknown {
  const key = descriptionKey(owner, name);
  return key === undefined ? schema : withText(schema, TEXTS[key]);
}

function withText(schema: unknown, description: string | undefined): unknown {
  if (description === undefined || !isObject(schema)) return schema;
  const isDone = schema['$ref'] !== undefined || schema['description'] !== undefined;
  return isDone ? schema : { ...schema, description };
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
