import { dmsText } from '@theia-astro/astro/angle/angle';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import type { AnswerNode } from './answer-node.ts';
import { field, FieldSet, type ValuesOf, number } from '../request/field.ts';
import { LONGEST_LIST, type FieldReader } from '../request/field-reader.ts';
import { quote, typeName } from '../request/issue-list.ts';

type Json = Readonly<Record<string, unknown>>;

/** Decimals of degrees on the wire. */
const DECIMALS_MAX = 8;
const UNIT = 10 ** DECIMALS_MAX;
const SIGN_UNITS = 30 * UNIT;
/** A longitude and its degree in the sign differ by less: each is rounded on its own. */
const ROUNDING = 4;

/** Cut towards zero to these decimals, computed in whole units of the wire; never −0. */
export function cut(value: number, decimals: number): number {
  if (decimals >= DECIMALS_MAX || !Number.isFinite(value)) return value;
  return cutUnits(Math.round(value * UNIT), decimals);
}

function cutUnits(units: number, decimals: number): number {
  return Math.trunc(units / 10 ** (DECIMALS_MAX - decimals)) / 10 ** decimals + 0;
}

/**
 * An answer with its angles and their changes cut to these decimals. They are cut, never rounded up: a body at 29.9999° of Aries stays in Aries, and sign, degree
 * and longitude agree to the last decimal. Signs, houses, motions and orbs are those of the exact values. Instants, distances and all other numbers stay
 * as they are, and so do the coordinates of places. Pure.
 */
export function withPrecision(value: unknown, node: AnswerNode | null, decimals: number): unknown {
  if (node === null || value === null) return value;
  if (typeof value === 'number') return node.isAngle ? cut(value, decimals) : value;
  if (typeof value !== 'object' || node.isPlace) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withPrecision(one, node, decimals));
  const entries = Object.entries(value as Json).map(([name, one]) => [
    name,
    withPrecision(one, node.field(name) ?? node.each, decimals),
  ]);
  return agreeing(value as Json, Object.fromEntries(entries) as Json, decimals);
}

/** The same position three times: the longitude and the text of degrees and minutes follow from the sign and the degree in it. */
function agreeing(exact: Json, coarse: Json, decimals: number): Json {
  const { longitude, sign, degree } = exact;
  if (typeof degree !== 'number' || typeof sign !== 'string') return coarse;
  const index = (SIGNS as readonly string[]).indexOf(sign);
  if (index < 0) return coarse;
  const units = index * SIGN_UNITS + Math.round(degree * UNIT);
  const isSame = typeof longitude === 'number' && Math.abs(Math.round(longitude * UNIT) - units) <= ROUNDING;
  return {
    ...coarse,
    ...(isSame ? { longitude: cutUnits(units, decimals) } : {}),
    ...(typeof exact['dms'] === 'string' ? { dms: dmsText(cut(degree, decimals)) } : {}),
  };
}

const EXAMPLE = ['points.longitude', 'houses.cusps'];
const HINT = `Write paths such as ${EXAMPLE.join(', ')}; a field that holds others keeps all of them.`;
const LONGEST_PATH = 200;

/** What every product can be asked for beside its own fields. */
export const choiceFields = new FieldSet(
  {
    fields: field(
      z.array(z.string().min(1).max(LONGEST_PATH)).min(1).max(LONGEST_LIST),
      {
        description:
          'Paths of the answer to compute and keep, with dots: they lead through lists and maps without an index. Without include they also choose the parts.',
        examples: [EXAMPLE],
      },
      readPaths,
    ),
    precision: number(
      { code: 'invalid_setting', min: 0, max: DECIMALS_MAX, integer: true, hint: `From 0 to ${DECIMALS_MAX}.` },
      { description: 'Decimals of degrees, cut and not rounded up.', byDefault: DECIMALS_MAX },
    ),
  },
  { id: 'AnswerChoice', description: 'What to keep of the answer, and how fine.' },
);
export type ChoiceValues = ValuesOf<typeof choiceFields.fields>;
export const CHOICE_NAMES = Object.keys(choiceFields.fields) as readonly (keyof typeof choiceFields.fields)[];

/** Paths as a list or as a comma-separated text, without duplicates. Records `invalid_fields`. */
function readPaths(fields: FieldReader, name: string): readonly string[] | undefined {
  const said = fields.raw(name);
  const entries: unknown = typeof said === 'string' ? said.split(',').map((one) => one.trim()) : said;
  if (!Array.isArray(entries)) {
    fields.issue('invalid_type_of_field', name, `${name} must be an array of strings, got ${typeName(said)}.`, HINT);
    return undefined;
  }
  if (entries.length === 0 || entries.length > LONGEST_LIST) {
    fields.issue('invalid_fields', name, `${name} must have 1 to ${LONGEST_LIST} paths, got ${entries.length}.`, HINT);
    return undefined;
  }
  const faulty = (entries as readonly unknown[]).findIndex(
    (one) => typeof one !== 'string' || one === '' || one.length > LONGEST_PATH,
  );
  if (faulty >= 0) {
    fields.issue(
      'invalid_fields',
      pathField(said, faulty),
      `${pathField(said, faulty)} ${quote(entries[faulty])} is not a path.`,
      HINT,
    );
    return undefined;
  }
  const paths = [...new Set(entries as readonly string[])];
  fields.echo[name] = paths;
  return paths;
}

/** The field of one path in problems: of its place in the list, or of the whole text. */
export function pathField(said: unknown, index: number): string {
  return Array.isArray(said) ? `fields[${index}]` : 'fields';
}

/** The request schema of a product with these fields. */
export function withChoice(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodUnion)
    return z.union((schema.options as readonly z.ZodType[]).map(withChoice) as [z.ZodType, z.ZodType]);
  if (!(schema instanceof z.ZodObject)) throw new TypeError('A request is an object');
  const description = schema.meta()?.description;
  const extended = schema.extend(choiceFields.schema.shape);
  return description === undefined ? extended : extended.meta({ description });
}
