import type { FieldReader } from '../shared/contract.ts';
import { quote } from '../shared/quote.ts';

const LONGEST_LIST = 100;

/** A list of whole numbers out of a closed set, duplicates dropped, at least one. Records `invalid_setting` at the list or its element. */
export function parseIntList<const T extends number>(
  given: FieldReader,
  name: string,
  values: readonly T[],
): readonly T[] | undefined {
  const raw = given.raw(name);
  if (raw === undefined) return undefined;
  const hint = `Use some of ${values.join(', ')}.`;
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > LONGEST_LIST) {
    given.issue(
      'invalid_setting',
      name,
      `${given.path}${name} must be a list of 1 to ${LONGEST_LIST} whole numbers.`,
      hint,
    );
    return undefined;
  }
  const found = new Set<T>();
  for (const [index, item] of raw.entries()) {
    const value = values.find((known) => known === item);
    if (value === undefined)
      given.issue(
        'invalid_setting',
        `${name}[${index}]`,
        `${given.path}${name}[${index}] ${quote(item)} is not supported.`,
        hint,
      );
    else found.add(value);
  }
  given.echo[name] = [...found];
  return [...found];
}
