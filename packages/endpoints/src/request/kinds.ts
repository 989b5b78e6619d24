import { z } from 'zod';
import type { ProblemCode } from '../problem.ts';
import { field, type Facts, type Field, type Fields, type FieldSet, type ValuesOf } from './field.ts';
import { LONGEST_LIST, type FieldReader, type ListRule, type NumberRule, type TextRule } from './field-reader.ts';
import { MAX_TEXT_LENGTH } from './shape.ts';

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
