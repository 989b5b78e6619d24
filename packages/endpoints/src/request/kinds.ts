import { z } from 'zod';
import type { ProblemCode } from '../problem.ts';
import { field, type Facts, type Field, type Fields, type FieldSet, type ValuesOf } from './field.ts';
import { LONGEST_LIST, type FieldReader, type ListRule, type NumberRule, type TextRule } from './field-reader.ts';
import { MAX_TEXT_LENGTH } from './reader.ts';
import { quote } from './issue-list.ts';

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
