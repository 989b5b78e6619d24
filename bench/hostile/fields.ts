import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { z } from 'zod';

/** The field names of a product in its published schema, and the values listed for them. */
export interface KnownFields {
  readonly names: readonly string[];
  readonly settings: readonly string[];
  readonly valuesOf: ReadonlyMap<string, readonly string[]>;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads the fields of every product of the catalogue, by path. */
export function readCatalogFields(): ReadonlyMap<string, KnownFields> {
  return new Map(catalog.map((endpoint) => [endpoint.path, readFields(endpoint)]));
}

function readFields(endpoint: Endpoint): KnownFields {
  const names = new Set<string>();
  const settings = new Set<string>();
  const values = new Map<string, Set<string>>();
  const document = z.toJSONSchema(endpoint.requestSchema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const walk = (node: unknown, name: string, inSettings: boolean): void => {
    if (Array.isArray(node)) {
      for (const member of node) walk(member, name, inSettings);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as Json;
    const named = typeof $ref === 'string' ? document.$defs?.[$ref.replace('#/$defs/', '')] : undefined;
    const schema: Json = { ...(named as Json | undefined), ...(node as Json) };
    for (const listed of [schema['enum'], schema['const'] === undefined ? [] : [schema['const']]]) {
      if (Array.isArray(listed) && name !== '')
        for (const value of listed) getOrAddSet(values, name).add(JSON.stringify(value));
    }
    const properties = schema['properties'];
    if (typeof properties === 'object' && properties !== null) {
      for (const [property, inner] of Object.entries(properties)) {
        (inSettings ? settings : names).add(property);
        walk(inner, property, inSettings || property === 'settings');
      }
    }
    for (const part of ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'prefixItems'])
      walk(schema[part], name, inSettings);
  };
  walk(document, '', false);
  return {
    names: [...names],
    settings: [...settings],
    valuesOf: new Map([...values].map(([name, listed]) => [name, [...listed]])),
  };
}

function getOrAddSet(map: Map<string, Set<string>>, name: string): Set<string> {
  const known = map.get(name) ?? new Set<string>();
  map.set(name, known);
  return known;
}
