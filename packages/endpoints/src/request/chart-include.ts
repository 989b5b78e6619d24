import type { FieldReader } from './field-reader.ts';
import { type IncludeWords, includedParts } from './include.ts';
import { settingGiven } from './settings-asked.ts';

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
