import type { Comparison, Condition, IsValue, Test } from '../grammar/filter.ts';
import { type FieldSql, fieldSql, instantSql, type Parameters, type Source } from './parameters.ts';

type Pattern = 'like' | 'ilike';
type FullText = 'fts' | 'plfts' | 'phfts' | 'wfts';

const OPERATORS: Readonly<Record<Exclude<Comparison, Pattern | FullText>, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};
const INSTANT_TYPE = 'timestamp with time zone';
const PATTERNS: Readonly<Record<Pattern, string>> = { like: 'like', ilike: 'ilike' };
const FULL_TEXT: Readonly<Record<FullText, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};
const IS: Readonly<Record<IsValue, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

const BOUNDS = new Set<Comparison>(['eq', 'gt', 'gte', 'lt', 'lte']);

/** A bound of a column that every row must keep: `created_at=gte.2026-01-01T00:00:00Z`. */
export interface Bound {
  readonly column: string;
  readonly by: Comparison;
  readonly value: string;
}

/** The bounds among conditions that are joined by `and`. */
export function boundsOf(conditions: readonly Condition[]): readonly Bound[] {
  return conditions.flatMap((condition): Bound[] =>
    condition.kind === 'test' &&
    !condition.negated &&
    condition.path.steps.length === 0 &&
    condition.test.kind === 'compare' &&
    BOUNDS.has(condition.test.by)
      ? [{ column: condition.path.column, by: condition.test.by, value: condition.test.value }]
      : [],
  );
}

/** A bound as a condition. */
export function boundCondition({ column, by, value }: Bound): Condition {
  return {
    kind: 'test',
    path: { column, steps: [] },
    negated: false,
    test: { kind: 'compare', by, value, language: null },
  };
}

/** Conditions joined by `and`, or null where there are none. */
export function whereSql(source: Source, conditions: readonly Condition[], parameters: Parameters): string | null {
  return conditions.length === 0
    ? null
    : conditions.map((condition) => conditionSql(source, condition, parameters)).join(' and ');
}

function conditionSql(source: Source, condition: Condition, parameters: Parameters): string {
  const inner =
    condition.kind === 'tree'
      ? condition.conditions.map((branch) => conditionSql(source, branch, parameters)).join(` ${condition.join} `)
      : testSql(fieldSql(source, condition.path, parameters), condition.test, parameters);
  return condition.negated ? `(not (${inner}))` : `(${inner})`;
}

function testSql(field: FieldSql, test: Test, parameters: Parameters): string {
  const typed = (value: string) => `${parameters.add(value)}::${field.type}`;
  switch (test.kind) {
    case 'is':
      return `${field.text} ${IS[test.value]}`;
    case 'in':
      return test.values.length === 0 ? 'false' : `${field.text} in (${test.values.map(typed).join(', ')})`;
    case 'quantified':
      return test.values.length === 0
        ? String(test.quantifier === 'all')
        : test.values
            .map((value) => comparisonSql(field, test.by, value, null, parameters))
            .join(test.quantifier === 'any' ? ' or ' : ' and ');
    case 'compare':
      return comparisonSql(field, test.by, test.value, test.language, parameters);
  }
}

function comparisonSql(
  field: FieldSql,
  by: Comparison,
  value: string,
  language: string | null,
  parameters: Parameters,
): string {
  if (isIn(PATTERNS, by)) return `${field.text}::text ${PATTERNS[by]} ${parameters.add(value.replaceAll('*', '%'))}`;
  if (isIn(FULL_TEXT, by)) {
    const dictionary = language === null ? '' : `${parameters.add(language)}::regconfig, `;
    return `to_tsvector(${dictionary}${field.text}::text) @@ ${FULL_TEXT[by]}(${dictionary}${parameters.add(value)})`;
  }
  const instant = field.type === INSTANT_TYPE ? instantSql(value) : null;
  return `${field.text} ${OPERATORS[by]} ${instant ?? `${parameters.add(value)}::${field.type}`}`;
}

function isIn<Key extends Comparison>(operators: Readonly<Record<Key, string>>, by: Comparison): by is Key {
  return Object.hasOwn(operators, by);
}
