import { z } from 'zod';
import { field, FieldSet, type ValuesOf } from '../request/field.ts';
import { LONGEST_LIST, type FieldReader } from '../request/field-reader.ts';
import { number } from '../request/kinds.ts';
import { quote, typeName } from '../request/quote.ts';
import { DECIMALS_MAX } from './precision.ts';

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
