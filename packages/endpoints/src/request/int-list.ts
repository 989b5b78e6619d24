import { z } from 'zod';
import { field, type Facts, type Field } from './field.ts';
import { LONGEST_LIST, type FieldReader } from './field-reader.ts';
import { quote } from './quote.ts';

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
