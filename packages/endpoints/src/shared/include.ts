import type { FieldReader } from './contract.ts';

/** `include`: the parts of an answer to compute. Records `invalid_include`. A comma-separated text is read as a list (query strings). */
export function parseInclude<const T extends string>(
  fields: FieldReader,
  values: readonly T[],
  defaults: readonly T[],
): ReadonlySet<T> {
  return new Set(fields.list('include', values, { code: 'invalid_include', csv: true, what: 'part' }) ?? defaults);
}
