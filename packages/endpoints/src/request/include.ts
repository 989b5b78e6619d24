import { field, type Facts, type Field } from './field.ts';
import { LONGEST_LIST } from './field-reader.ts';
import { z } from 'zod';

/** Words that stand for parts in every `include`: the default ones, and everything that exists. */
const GROUPS = ['default', 'all'] as const;
type Group = (typeof GROUPS)[number];

/** The words of an `include` as sent, before groups are expanded. */
export type IncludeWords<T extends string> = readonly (T | Group)[];

/**
 * `include`: the parts of an answer to compute. Records `invalid_include`. A comma-separated text is accepted as a list
 * (for query strings).
 */
export function include<const T extends string>(values: readonly T[], facts: Facts): Field<IncludeWords<T>> {
  const words: IncludeWords<T> = [...values, ...GROUPS];
  return field(
    z.array(z.enum(words)).max(LONGEST_LIST),
    {
      ...facts,
      description: facts.description ?? 'Parts of the answer. default means the default parts, all means everything.',
    },
    (fields, name) => fields.list(name, words, { code: 'invalid_include', csv: true, what: 'part' }),
  );
}

/**
 * The requested parts, with groups expanded; the default parts when nothing is given. `all` is the list of parts this
 * request can have.
 */
export function includedParts<T extends string>(
  words: IncludeWords<T> | undefined,
  defaults: readonly T[],
  all: readonly T[],
): ReadonlySet<T> {
  if (words === undefined) return new Set(defaults);
  return new Set(words.flatMap((word) => (word === 'all' ? all : word === 'default' ? defaults : [word])) as T[]);
}
