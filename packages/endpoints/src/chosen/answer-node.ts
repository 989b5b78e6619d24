import type { z } from 'zod';
import { SchemaBook, type JsonSchema } from '../openapi/schema-book.ts';

const ANGLE_UNITS: ReadonlySet<unknown> = new Set(['degrees', 'degrees per day']);
/** Coordinates of places are what the caller or the atlas said, not results. */
const PLACE_FIELDS = ['latitude', 'longitude', 'country_code'] as const;

/**
 * A place in the answers of a product, as their schema describes it: what all its forms (`anyOf`, `allOf`, lists) have there together. Lists are
 * passed through: the node of `cusps` is that of a cusp.
 */
export class AnswerNode {
  readonly #book: SchemaBook;
  readonly #forms: readonly JsonSchema[];
  readonly #children = new Map<string, AnswerNode | null>();
  #each: AnswerNode | null | undefined;

  constructor(book: SchemaBook, schemas: readonly JsonSchema[]) {
    this.#book = book;
    this.#forms = schemas.flatMap((schema) => forms(book, schema));
  }

  /** The field of an object; null where no form has it. */
  field(name: string): AnswerNode | null {
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const found = this.#forms.flatMap((form) => {
      const properties = propertiesOf(form);
      return Object.hasOwn(properties, name) ? [withUnitOf(form, properties[name]!)] : [];
    });
    const child = found.length === 0 ? null : new AnswerNode(this.#book, found);
    this.#children.set(name, child);
    return child;
  }

  /** What stands under every key of a map, such as the points by their ids; null where there is no map. */
  get each(): AnswerNode | null {
    if (this.#each === undefined) {
      const values = this.#forms.flatMap((form) => mapValues(form)?.map((value) => withUnitOf(form, value)) ?? []);
      this.#each = values.length === 0 ? null : new AnswerNode(this.#book, values);
    }
    return this.#each;
  }

  get fieldNames(): readonly string[] {
    return [...new Set(this.#forms.flatMap((form) => Object.keys(propertiesOf(form))))];
  }

  /** Whether a field may be absent: some form lacks it or does not require it. The keys of a map are no fields in this sense. */
  isOptional(name: string): boolean {
    const objects = this.#forms.filter((form) => Object.keys(propertiesOf(form)).length > 0);
    return objects.some(
      (form) => mapValues(form) === null && !((form['required'] ?? []) as readonly string[]).includes(name),
    );
  }

  /** Whether a number here is an angle or its change, in degrees or degrees a day. */
  get isAngle(): boolean {
    return this.#forms.some((form) => ANGLE_UNITS.has(form['x-unit']));
  }

  /** Whether this is a place on Earth. */
  get isPlace(): boolean {
    return this.#forms.some((form) => PLACE_FIELDS.every((name) => Object.hasOwn(propertiesOf(form), name)));
  }
}

/** The root of the answers of a product. */
export function answerRoot(responseSchema: z.ZodType): AnswerNode {
  const book = new SchemaBook();
  return new AnswerNode(book, [book.add(responseSchema)]);
}

/** The schemas that a value may have, references followed; a unit passes from a list to its items and from a name to what it refers to. */
function forms(book: SchemaBook, schema: JsonSchema): readonly JsonSchema[] {
  const resolved = book.resolve(schema);
  const unit = schema['x-unit'] ?? resolved['x-unit'];
  const json = unit === undefined ? resolved : { ...resolved, 'x-unit': unit };
  const within = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (json[key] ?? []) as readonly JsonSchema[]);
  const items = [
    ...(typeof json['items'] === 'object' && json['items'] !== null ? [json['items'] as JsonSchema] : []),
    ...((json['prefixItems'] ?? []) as readonly JsonSchema[]),
  ];
  const inner = [...within, ...items].map((one) => withUnitOf(json, one));
  const own = inner.length === 0 || json['properties'] !== undefined ? [json] : [];
  return [...own, ...inner.flatMap((one) => forms(book, one))];
}

function withUnitOf(outer: JsonSchema, inner: JsonSchema): JsonSchema {
  return outer['x-unit'] === undefined || inner['x-unit'] !== undefined
    ? inner
    : { ...inner, 'x-unit': outer['x-unit'] };
}

function propertiesOf(form: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (form['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

/** The values of a map: of an object whose keys are open, or whose fields are all alike. */
function mapValues(form: JsonSchema): readonly JsonSchema[] | null {
  const properties = Object.values(propertiesOf(form));
  const open = form['additionalProperties'];
  const [first, second] = properties;
  if (typeof open === 'object' && open !== null && Object.keys(open).length > 0)
    return [open as JsonSchema, ...properties];
  if (first === undefined || second === undefined) return null;
  return properties.every((one) => kind(one) === kind(first)) ? [first] : null;
}

/** A schema without what is said about this field alone. */
function kind(schema: JsonSchema): string {
  const { description: _, examples: __, ...rest } = schema;
  return JSON.stringify(rest);
}
