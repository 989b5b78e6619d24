import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { type JsonSchema, SchemaBook } from '@theia-astro/endpoints/openapi/schema-book';

/** Settings that a conversation asks for; the others can be sent too. */
const SETTINGS_SHOWN = ['house_system', 'ayanamsa', 'node', 'orb_scale'];
const PERSON_SHOWN = ['birth_date', 'birth_time', 'location', 'gender'];
/** Longer defaults are lists that the reference has. */
const DEFAULT_LENGTH_MAX = 60;
/** Longer lists of choices stand in a resource. */
const CHOICES_MAX = 26;
const FACTS = ['type', 'enum', 'items', 'anyOf', 'const'];

/** The schema of a tool's arguments: the named fields of the product's own request, without references. */
export function toolSchema(endpoint: Endpoint, fields: readonly string[]): JsonSchema {
  const book = new SchemaBook();
  const whole = firstObject(book.add(endpoint.requestSchema), book);
  const properties = (whole['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (whole['required'] ?? []) as readonly string[];
  for (const field of fields)
    if (properties[field] === undefined) throw new TypeError(`${endpoint.path} has no ${field}`);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, described(field, properties[field]!, book)])),
    required: fields.filter((field) => required.includes(field)),
  };
}

/** A request has several forms; a tool shows the first. */
function firstObject(schema: JsonSchema, book: SchemaBook): JsonSchema {
  const json = book.resolve(schema);
  const [first] = (json['anyOf'] ?? []) as readonly JsonSchema[];
  return first === undefined ? json : firstObject(first, book);
}

function described(name: string, schema: JsonSchema, book: SchemaBook): JsonSchema {
  const json: JsonSchema = {
    ...book.resolve(schema),
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
  };
  const shown = name === 'settings' ? SETTINGS_SHOWN : name.startsWith('person_') ? PERSON_SHOWN : null;
  const properties = json['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
  if (shown === null || properties === undefined) return plain(json, book);
  return {
    type: 'object',
    description:
      name === 'settings' ? 'How to compute; all settings: resource theia://settings.' : 'Birth data of one person.',
    properties: Object.fromEntries(
      shown.flatMap((field) =>
        properties[field] === undefined ? [] : [[field, described('', properties[field], book)]],
      ),
    ),
  };
}

/** The first sentence; what is behind it stands in the reference. */
function shortened(description: unknown): string | undefined {
  if (typeof description !== 'string') return undefined;
  const byDefault = /Default: [^.]*\./.exec(description)?.[0];
  const first = description.split(/(?<=\.) /)[0] ?? '';
  return [
    ...new Set([first, ...(byDefault === undefined || byDefault.length > DEFAULT_LENGTH_MAX ? [] : [byDefault])]),
  ].join(' ');
}

/** What a model needs of a schema. */
function plain(json: JsonSchema, book: SchemaBook): JsonSchema {
  const items = json['items'] as JsonSchema | undefined;
  const branches = json['anyOf'] as readonly JsonSchema[] | undefined;
  const isTold = (fact: string): boolean =>
    json[fact] !== undefined && !(fact === 'enum' && Array.isArray(json[fact]) && json[fact].length > CHOICES_MAX);
  const kept = Object.fromEntries(FACTS.filter(isTold).map((fact) => [fact, json[fact]]));
  const description = shortened(json['description']);
  return {
    ...kept,
    ...(description === undefined ? {} : { description }),
    ...(items === undefined ? {} : { items: plain(book.resolve(items), book) }),
    ...(branches === undefined ? {} : { anyOf: branches.map((branch) => plain(book.resolve(branch), book)) }),
  };
}
