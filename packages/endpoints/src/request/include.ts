import { type Facts, field, type Field } from './field.ts';
import { type FieldReader, LONGEST_LIST } from './field-reader.ts';
import { z } from 'zod';
import { settingGiven } from './settings.ts';
import { type Issue, Problem } from '../problem.ts';
import { compareRanks, documentRank, parseTrail } from './issue-list.ts';

/** Words that stand for parts in every `include`: the default ones, and everything that exists. */
const GROUPS = ['default', 'all'] as const;
type Group = (typeof GROUPS)[number];

/** The words of an `include` as sent, before groups are expanded. */
type IncludeWords<T extends string> = readonly (T | Group)[];

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

/**
 * The requested parts of a product that shows a western chart. When `settings.aspects` or `settings.bodies` is given,
 * all of those aspects are shown, as with `all_aspects`.
 */
export function includedChartParts<T extends string>(
  fields: FieldReader,
  words: IncludeWords<T | 'all_aspects'> | undefined,
  defaults: readonly T[],
  all: readonly (T | 'all_aspects')[],
): ReadonlySet<T | 'all_aspects'> {
  const parts = includedParts<T | 'all_aspects'>(words, defaults, all);
  return settingGiven(fields, ['aspects', 'bodies']) ? new Set([...parts, 'all_aspects']) : parts;
}

/** One problem with all these faults, in the order in which the caller sent the fields. */
export function problemInDocumentOrder(input: unknown, issues: readonly [Issue, ...Issue[]]): Problem {
  const [first, ...rest] = issues
    .map((issue) => ({ issue, rank: documentRank(input, issue.field === null ? [] : parseTrail(issue.field)) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ issue }) => issue);
  return new Problem(first!, ...rest);
}
