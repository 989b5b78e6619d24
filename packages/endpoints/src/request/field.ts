import { z } from 'zod';
import type { FieldReader } from './field-reader.ts';

/** What is published about a field in addition to its type. */
export interface Facts {
  /** Name of the type as an OpenAPI component. */
  readonly id?: string;
  readonly description?: string;
  /** The default; it is shown in the description. */
  readonly byDefault?: string | number | boolean | readonly (string | number)[];
  readonly unit?: string;
  readonly examples?: readonly unknown[];
  /** The field is required; the product reports its absence with its own message (`missing_field`). */
  readonly required?: true;
}

/** One field of a request, declared once: how it is parsed and how it is published. */
export interface Field<T> {
  /** Reads a field that is present. Returns undefined and records the fault when it is faulty. */
  read(fields: FieldReader, name: string): T | undefined;
  /** Schema of the canonical form: what the API echoes and clients should send. */
  readonly schema: z.ZodType;
  /** The same schema without the description of this field; a separate component when it has a name. */
  readonly type: z.ZodType;
  /** Other names of the field. */
  readonly aliases: readonly string[];
  readonly required: boolean;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of the fields of a request; undefined for fields that are absent or faulty. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: (F[Name] extends Field<infer T> ? T : never) | undefined;
};

/** Declares a field of this type, parsed by this function. */
export function field<T>(
  type: z.ZodType,
  facts: Facts & { readonly aliases?: readonly string[] },
  read: Field<T>['read'],
): Field<T> {
  const schema = published(type, facts);
  return {
    read,
    schema,
    type: facts.id === undefined ? type : schema,
    aliases: facts.aliases ?? [],
    required: facts.required ?? false,
  };
}

/** The same field with another description. */
export function described<T>(original: Field<T>, facts: Facts): Field<T> {
  return { ...original, schema: published(original.type, facts), required: facts.required ?? original.required };
}

/** The same field where it may be left out. */
export function optional<T>(original: Field<T>): Field<T> {
  return { ...original, required: false };
}

/** The same field with fewer published values; the product rejects the others with its own message. */
export function narrowed<T>(original: Field<T>, schema: z.ZodType, facts: Facts = {}): Field<T> {
  return { ...original, schema: published(schema, facts), type: schema, required: facts.required ?? original.required };
}

function published(type: z.ZodType, { id, description, byDefault, unit, examples }: Facts): z.ZodType {
  const texts = [
    description ?? type.meta()?.description,
    byDefault === undefined ? undefined : `Default: ${defaultText(byDefault)}.`,
  ];
  const text = texts.filter((part) => part !== undefined).join(' ');
  if (text === '' && [id, unit, examples].every((fact) => fact === undefined)) return type;
  return type.meta({
    ...(id === undefined ? {} : { id }),
    ...(text === '' ? {} : { description: text }),
    ...(unit === undefined ? {} : { 'x-unit': unit }),
    ...(examples === undefined ? {} : { examples: [...examples] }),
  });
}

function defaultText(value: NonNullable<Facts['byDefault']>): string {
  return (Array.isArray(value) ? value : [value]).map((one) => `\`${one}\``).join(', ');
}

/** The fields of one object of a request: its parser and its published schema. */
export class FieldSet<F extends Fields> {
  readonly fields: F;
  readonly schema: z.ZodObject;
  readonly #entries: readonly { readonly name: string; readonly field: Field<unknown> }[];

  /** `id`: the name of the OpenAPI component. */
  constructor(fields: F, facts: { readonly id?: string; readonly description?: string } = {}) {
    this.fields = fields;
    this.#entries = Object.entries(fields).map(([name, one]) => ({ name, field: one }));
    const object = z.object(Object.fromEntries(this.#entries.flatMap(publishedNames)));
    this.schema = facts.id === undefined && facts.description === undefined ? object : object.meta(facts);
  }

  /** Reads every field that is present, in the order of the declaration. */
  read(reader: FieldReader): ValuesOf<F> {
    const values: Record<string, unknown> = {};
    for (const { name, field: one } of this.#entries) {
      const isPresent = reader.has(name) || (one.aliases.length > 0 && one.aliases.some((alias) => reader.has(alias)));
      values[name] = isPresent ? one.read(reader, name) : undefined;
    }
    return values as ValuesOf<F>;
  }
}

function publishedNames({
  name,
  field: one,
}: {
  readonly name: string;
  readonly field: Field<unknown>;
}): [string, z.ZodType][] {
  return [
    [name, one.required ? one.schema : one.schema.optional()],
    ...one.aliases.map((alias): [string, z.ZodType] => [
      alias,
      one.type.meta({ description: `Alias of ${name}.` }).optional(),
    ]),
  ];
}
