import { z } from 'zod';
import { type FieldReader, LONGEST_LIST, type ListRule, type NumberRule, type TextRule } from './field-reader.ts';
import type { ProblemCode } from '../problem.ts';
import { MAX_TEXT_LENGTH } from './reader.ts';
import { quote } from './issue-list.ts';

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
  readonly #names: readonly string[];

  /** `id`: the name of the OpenAPI component. */
  constructor(fields: F, facts: { readonly id?: string; readonly description?: string } = {}) {
    this.fields = fields;
    this.#entries = Object.entries(fields).map(([name, one]) => ({ name, field: one }));
    this.#names = Object.keys(fields);
    const object = z.object(Object.fromEntries(this.#entries.flatMap(publishedNames)));
    this.schema = facts.id === undefined && facts.description === undefined ? object : object.meta(facts);
  }

  /** Reads every field that is present, in the order of the declaration. */
  read(reader: FieldReader): ValuesOf<F> {
    reader.offer(this.#names);
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

/** The published type of a field, when it is a separate component. */
interface Typed {
  readonly type?: z.ZodType;
}

/** Free text. */
export function text(rule: TextRule, facts: Facts & Typed = {}): Field<string> {
  const type = z
    .string()
    .min(rule.minLength ?? 0)
    .max(rule.maxLength ?? MAX_TEXT_LENGTH);
  return field(facts.type ?? type, facts, (fields, name) => fields.text(name, rule));
}

/** Text that a database can keep. */
export function storableText(rule: TextRule, facts: Facts = {}): Field<string> {
  const any = text(rule, facts);
  return {
    ...any,
    read: (fields, name) => {
      const read = any.read(fields, name);
      if (read === undefined || (read.isWellFormed() && !read.includes('\0'))) return read;
      fields.issue(
        'invalid_setting',
        name,
        `${name} has characters that are none.`,
        'Leave NUL and lone surrogates out.',
      );
      return undefined;
    },
  };
}

/** A number in a range, also accepted as text. */
export function number(
  rule: NumberRule,
  facts: Facts & Typed & { readonly aliases?: readonly string[] } = {},
): Field<number> {
  const { aliases = [] } = facts;
  const type = facts.type ?? (rule.integer === true ? z.int() : z.number()).min(rule.min).max(rule.max);
  return field(type, facts, (fields, name) => fields.number(aliases.length === 0 ? name : [name, ...aliases], rule));
}

/** One of a few numbers. `what` names them in the message, for example "a known year length". */
export function numberChoice<const T extends number>(
  values: readonly [T, ...T[]],
  rule: NumberRule,
  what: string,
  facts: Facts = {},
): Field<T> {
  return field(z.literal([...values]), facts, (fields, name) => {
    const given = fields.number(name, rule);
    const known = values.find((value) => value === given);
    if (given !== undefined && known === undefined)
      fields.issue(rule.code, name, `${fields.path}${name} ${given} is not ${what}.`, rule.hint);
    return known;
  });
}

/** True or false; 1, 0 and their texts are accepted too. */
export function flag(facts: Facts = {}, code?: ProblemCode): Field<boolean> {
  return field(z.boolean(), facts, (fields, name) => fields.boolean(name, code));
}

/** One of the given words, in any letter case. */
export function choice<const T extends string>(values: readonly T[], code: ProblemCode, facts: Facts = {}): Field<T> {
  return field(z.enum(values), facts, (fields, name) => fields.oneOf(name, values, code));
}

/**
 * A list of the given words, in any letter case. With `csv` a comma-separated text is accepted too. `entry` publishes
 * entries that follow a pattern.
 */
export function list<const T extends string, U extends string = never>(
  values: readonly T[],
  rule: ListRule<U>,
  facts: Facts & { readonly entry?: z.ZodType; readonly min?: number } = {},
): Field<readonly (T | U)[]> {
  const type = z.array(facts.entry ?? z.enum(values)).max(LONGEST_LIST);
  return field(facts.min === undefined ? type : type.min(facts.min), facts, (fields, name) =>
    fields.list(name, values, rule),
  );
}

/** A list of objects inside the request. `finish` builds the value of each. */
export function nestedList<F extends Fields, T>(
  set: FieldSet<F>,
  length: { readonly min: number; readonly max: number },
  facts: Facts,
  finish: (fields: FieldReader, values: ValuesOf<F>) => T,
): Field<readonly T[]> {
  const type = z.array(set.schema).min(length.min).max(length.max);
  return field(type, facts, (fields, name) =>
    fields.children(name, length)?.map((child) => finish(child, set.read(child))),
  );
}

/** An object inside the request. `finish` builds its value from its fields and checks them against each other. */
export function nested<F extends Fields, T>(
  set: FieldSet<F>,
  facts: Facts,
  finish: (fields: FieldReader, values: ValuesOf<F>) => T,
  options?: { readonly wrongType: 'own_code' },
): Field<T> {
  return field(set.schema, facts, (fields, name) => {
    const child = fields.child(name, options);
    return child === undefined ? undefined : finish(child, set.read(child));
  });
}

/** The word that asks for an answer as Markdown for language models. */
export const LLM = 'llm';

/** In which form a product answers, for products that have no other forms than these two. */
export const formatField = {
  format: choice(['json', LLM], 'invalid_setting', {
    id: 'AnswerFormat',
    description: 'llm: lean Markdown for language models (text/markdown) instead of JSON.',
    byDefault: 'json',
  }),
};

/** Wider than the years that can be computed: years outside those give a 422, not a parsing fault. */
const MAX_YEAR = 99_999;

/** A calendar year. Records `invalid_year`. */
export function year(facts: Facts): Field<number> {
  return number(
    { code: 'invalid_year', min: -MAX_YEAR, max: MAX_YEAR, integer: true, hint: 'A whole year, for example 2024.' },
    { examples: [2024], ...facts },
  );
}

/** Longer sets without gaps are published by their ends. */
const MOST_LISTED = 20;

/**
 * A list of at least one whole number from a closed set, without duplicates. Records `invalid_setting` at the list or
 * its element.
 */
export function intList<const T extends number>(values: readonly T[], facts: Facts): Field<readonly T[]> {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const isWhole = values.length > MOST_LISTED && last === first + values.length - 1;
  const entry = isWhole ? z.int().min(first).max(last) : z.literal([...values]);
  const type = z.array(entry).min(1).max(LONGEST_LIST);
  return field(type, facts, (fields, name) => readIntList(fields, name, values));
}

/** A list of 1 to `most` whole numbers in a range, without duplicates. Records `invalid_setting` at the list or its element. */
export function numbers(
  { min, max, most }: { readonly min: number; readonly max: number; readonly most: number },
  facts: Facts,
): Field<readonly number[]> {
  const type = z.array(z.int().min(min).max(max)).min(1).max(most);
  const known = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return field(type, facts, (fields, name) =>
    readIntList(fields, name, known, { most, hint: `Use whole numbers from ${min} to ${max}.` }),
  );
}

const HOUSES: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** A list of houses 1..12. Records `invalid_setting`. */
export function houseList(facts: Facts): Field<readonly number[]> {
  return intList(HOUSES, facts);
}

function readIntList<const T extends number>(
  fields: FieldReader,
  name: string,
  values: readonly T[],
  {
    most = LONGEST_LIST,
    hint = `Use some of ${values.join(', ')}.`,
  }: { readonly most?: number; readonly hint?: string } = {},
): readonly T[] | undefined {
  const raw = fields.raw(name);
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > most) {
    fields.issue('invalid_setting', name, `${fields.path}${name} must be a list of 1 to ${most} whole numbers.`, hint);
    return undefined;
  }
  const found = new Set<T>();
  for (const [index, item] of raw.entries()) {
    const value = values.find((known) => known === item);
    if (value === undefined)
      fields.issue(
        'invalid_setting',
        `${name}[${index}]`,
        `${fields.path}${name}[${index}] ${quote(item)} is not supported.`,
        hint,
      );
    else found.add(value);
  }
  fields.echo[name] = [...found];
  return [...found];
}
