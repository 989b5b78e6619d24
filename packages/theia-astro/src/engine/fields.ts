import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type JsonSchema, SchemaBook } from '@theia-astro/endpoints/openapi/schema-book';

/** A field of a request, as it is published. */
export interface Field {
  /** `birth_date`, `settings.house_system`. */
  readonly path: string;
  /** `map`: values by any name. `objects`: a list of objects. */
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'objects' | 'object' | 'map';
  readonly description: string;
  /** The words it takes; empty when it takes others. */
  readonly choices: readonly string[];
  readonly isAlias: boolean;
}

const known = new WeakMap<Endpoint, ReadonlyMap<string, Field>>();

/** The fields of a product's request by their paths, those of objects inside it too. */
export function fieldsOf(product: Endpoint): ReadonlyMap<string, Field> {
  let fields = known.get(product);
  if (fields === undefined) {
    const book = new SchemaBook();
    fields = new Map();
    collect(book, book.add(product.requestSchema), '', fields as Map<string, Field>);
    known.set(product, fields);
  }
  return fields;
}

/** The parts that an answer of a product can have, by name. */
export function partsOf(product: Endpoint): ReadonlySet<string> {
  const book = new SchemaBook();
  return new Set(
    branchesOf(book, book.add(product.responseSchema)).flatMap(({ properties }) =>
      Object.keys((properties ?? {}) as JsonSchema),
    ),
  );
}

function collect(book: SchemaBook, schema: JsonSchema, prefix: string, fields: Map<string, Field>): void {
  for (const branch of branchesOf(book, schema))
    for (const [name, property] of Object.entries((branch['properties'] ?? {}) as Record<string, JsonSchema>)) {
      const path = `${prefix}${name}`;
      const field = fieldOf(book, path, property);
      const earlier = fields.get(path);
      fields.set(path, earlier === undefined ? field : together(earlier, field));
      if (field.kind === 'object') collect(book, property, `${path}.`, fields);
    }
}

/** A field that two kinds of a request have takes what either takes. */
function together(one: Field, other: Field): Field {
  return { ...one, choices: [...new Set([...one.choices, ...other.choices])] };
}

/** The alternatives and parts of a schema, references followed. */
function branchesOf(book: SchemaBook, schema: JsonSchema): readonly JsonSchema[] {
  const json = book.resolve(schema);
  const parts = [json['anyOf'], json['oneOf'], json['allOf']].flatMap((list) => (list ?? []) as readonly JsonSchema[]);
  return parts.length === 0 ? [json] : [json, ...parts.flatMap((part) => branchesOf(book, part))];
}

function fieldOf(book: SchemaBook, path: string, schema: JsonSchema): Field {
  const branches = branchesOf(book, schema);
  const items = branches.flatMap(({ items }) => (items === undefined ? [] : branchesOf(book, items as JsonSchema)));
  const types = new Set(branches.map(({ type }) => type));
  const description = String(schema['description'] ?? book.resolve(schema)['description'] ?? '');
  return {
    path,
    kind: branches.some(({ properties }) => properties !== undefined)
      ? 'object'
      : branches.some(({ additionalProperties }) => typeof additionalProperties === 'object')
        ? 'map'
        : types.has('array')
          ? items.some(({ properties }) => properties !== undefined)
            ? 'objects'
            : 'list'
          : types.has('string')
            ? 'text'
            : types.has('boolean')
              ? 'boolean'
              : types.has('number') || types.has('integer')
                ? 'number'
                : 'text',
    description,
    choices: [...branches, ...items].flatMap(({ enum: words, const: word }) =>
      (words === undefined ? [word] : (words as readonly unknown[])).filter((one) => one != null).map(String),
    ),
    isAlias: description.startsWith('Alias of '),
  };
}
