import { BODY_IDS, type BodyId, parseBodyId } from '@theia-astro/astro/bodies/body-id';
import { COMPARED_DASHAS, type ComparedDasha } from '@theia-astro/astro/comparison/solved';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { FieldSet, field, type Field, choice, nested } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { asteroidIdSchema } from '../wire/point.ts';
import { clock } from '../request/instants.ts';
import { quote } from '../request/issue-list.ts';
import { type ClockTime, type IsoText, readIsoText } from '../time/date-text.ts';
import { type ReadAngle, readAngleNumber, readAngleText } from './describe-change.ts';

const CODE = 'invalid_row';
const MOST_LONGITUDES = 60;
const MOST_PERIODS = 40;
const DEEPEST_LORDS = 3;
const ANGLE_HINT = 'Write 84.388, "24.388 Gemini" or "24°23\'17\\" Gem".';

/** The names other programs have for our ids. */
const OTHER_NAMES: Readonly<Record<string, BodyId>> = {
  rahu: 'north_node',
  ketu: 'south_node',
  node: 'north_node',
  black_moon: 'lilith',
};

export interface PeriodAsked {
  readonly lords: readonly GrahaId[];
  readonly startsAt: IsoText;
}

/** The values of the other program, as they were sent. */
export interface RowsAsked {
  readonly longitudes: ReadonlyMap<BodyId, ReadAngle>;
  readonly ascendant: ReadAngle | null;
  readonly midheaven: ReadAngle | null;
  /** From the first cusp; null where it was left open. */
  readonly cusps: readonly (ReadAngle | null)[];
  readonly dasha: { readonly system: ComparedDasha; readonly periods: readonly PeriodAsked[] } | null;
  readonly sunrise: ClockTime | null;
}

const angleType = z.union([z.number().min(0).max(360), z.string().min(1)]).meta({
  id: 'ComparedAngle',
  description:
    'Ecliptic longitude: degrees from 0° Aries, or a text with sign, degrees, minutes, seconds. The digits tell how fine it is.',
  examples: [84.388, '24°23\'17" Gem'],
});

const angleField = (description: string): Field<ReadAngle> =>
  field(angleType, { description }, (fields, name) => {
    const read = readAngle(fields, name, fields.raw(name));
    if (read !== undefined) fields.echo[name] = fields.raw(name);
    return read;
  });

function readAngle(fields: FieldReader, name: string, value: unknown): ReadAngle | undefined {
  const read =
    typeof value === 'number' ? readAngleNumber(value) : typeof value === 'string' ? readAngleText(value) : null;
  if (read !== null) return read;
  fields.issue(CODE, name, `${fields.path}${name} ${quote(value)} is not a longitude.`, ANGLE_HINT);
  return undefined;
}

function longitudesField(): Field<ReadonlyMap<BodyId, ReadAngle>> {
  const type = z.partialRecord(
    z.union([z.enum([...BODY_IDS, ...Object.keys(OTHER_NAMES)]), asteroidIdSchema]),
    angleType,
  );
  const facts = {
    description: 'Longitudes by body id; rahu and ketu are read as the nodes.',
    examples: [{ sun: 84.388, moon: "19°22' Aqu" }],
  };
  return field(type, facts, (fields, name) => {
    const entries = entriesOf(fields, name);
    const found = new Map<BodyId, ReadAngle>();
    for (const [key, value] of entries) {
      const id = OTHER_NAMES[key.toLowerCase()] ?? parseBodyId(key);
      const path = `${name}.${key}`;
      if (id === null)
        fields.issue(
          'unknown_body',
          path,
          `${fields.path}${name}: ${quote(key)} is not a body.`,
          'Use sun, moon, …, rahu, ketu.',
        );
      else if (found.has(id))
        fields.issue('conflicting_fields', path, `${fields.path}${path} is ${id} once more.`, 'Send each body once.');
      else {
        const read = readAngle(fields, path, value);
        if (read !== undefined) found.set(id, read);
      }
    }
    fields.echo[name] = Object.fromEntries(entries);
    return found;
  });
}

function entriesOf(fields: FieldReader, name: string): readonly (readonly [string, unknown])[] {
  const value = fields.raw(name);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isMap ? Object.entries(value) : [];
  if (!isMap || entries.length > MOST_LONGITUDES)
    fields.issue(
      CODE,
      name,
      `${fields.path}${name} must be an object of at most ${MOST_LONGITUDES} longitudes by body.`,
      'Write {"sun": 84.388}.',
    );
  return entries.slice(0, MOST_LONGITUDES);
}

function cuspsField(): Field<readonly (ReadAngle | null)[]> {
  const type = z.array(angleType.nullable()).min(1).max(12);
  return field(type, { description: 'House cusps from the first; null where one is not known.' }, (fields, name) => {
    const value = fields.raw(name);
    if (!Array.isArray(value) || value.length === 0 || value.length > 12) {
      fields.issue(CODE, name, `${fields.path}${name} must be a list of 1 to 12 longitudes.`, ANGLE_HINT);
      return undefined;
    }
    fields.echo[name] = value;
    return value.map((one: unknown, index) =>
      one === null ? null : (readAngle(fields, `${name}[${index}]`, one) ?? null),
    );
  });
}

const periodType = z
  .object({
    lords: z
      .array(z.enum(GRAHAS))
      .min(1)
      .max(DEEPEST_LORDS)
      .meta({
        description: 'The lords from the maha dasha down.',
        examples: [['saturn', 'mercury']],
      }),
    starts_at: z
      .string()
      .meta({ description: 'When it begins: a date, or an ISO-8601 instant.', examples: ['2000-02-21'] }),
  })
  .meta({ id: 'ComparedPeriod' });

function periodsField(): Field<readonly PeriodAsked[]> {
  const type = z.array(periodType).min(1).max(MOST_PERIODS);
  return field(type, { description: 'Dasha periods.', required: true }, (fields, name) => {
    const value = fields.raw(name);
    if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PERIODS) {
      fields.issue(
        CODE,
        name,
        `${fields.path}${name} must be a list of 1 to ${MOST_PERIODS} periods.`,
        'Write [{"lords": ["saturn"], "starts_at": "2000-02-21"}].',
      );
      return undefined;
    }
    fields.echo[name] = value;
    return value.flatMap((one: unknown, index) => readPeriod(fields, `${name}[${index}]`, one) ?? []);
  });
}

function readPeriod(fields: FieldReader, name: string, value: unknown): PeriodAsked | undefined {
  const given = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const named = Array.isArray(given['lords']) ? (given['lords'] as readonly unknown[]) : [];
  const lords = named.map((lord) => GRAHAS.find((one) => typeof lord === 'string' && one === lord.toLowerCase()));
  const known = lords.filter((lord) => lord !== undefined);
  const startsAt = typeof given['starts_at'] === 'string' ? readIsoText(given['starts_at']) : undefined;
  if (known.length === 0 || known.length < lords.length || lords.length > DEEPEST_LORDS)
    fields.issue(
      CODE,
      `${name}.lords`,
      `${fields.path}${name}.lords must be 1 to ${DEEPEST_LORDS} of ${GRAHAS.join(', ')}.`,
      'Write ["saturn"] for a maha dasha, ["saturn", "mercury"] for an antardasha.',
    );
  if (startsAt === undefined)
    fields.issue(
      CODE,
      `${name}.starts_at`,
      `${fields.path}${name}.starts_at ${quote(given['starts_at'])} is not a date.`,
      'Write 2000-02-21, or an ISO-8601 instant.',
    );
  return known.length === lords.length && startsAt !== undefined ? { lords: known, startsAt } : undefined;
}

const dashaSet = new FieldSet(
  {
    system: choice(COMPARED_DASHAS, CODE, { description: 'Which dasha.', byDefault: COMPARED_DASHAS[0] }),
    periods: periodsField(),
  },
  { id: 'ComparedDasha', description: 'When periods begin.' },
);

const rowsSet = new FieldSet(
  {
    longitudes: longitudesField(),
    ascendant: angleField('Ascendant, lagna.'),
    midheaven: angleField('Midheaven.'),
    cusps: cuspsField(),
    dasha: nested(dashaSet, {}, (fields, values) => {
      if (!fields.has('periods')) fields.missing('periods');
      return { system: values.system ?? COMPARED_DASHAS[0], periods: values.periods ?? [] };
    }),
    sunrise: clock({ description: 'Sunrise of the day of birth, on the local clock.' }),
  },
  { id: 'ComparedRows', description: 'What the other program shows, at least one value.' },
);

/** `rows`: the values of another program. Records `invalid_row`, `unknown_body`, `invalid_time`. */
export const rowsField = nested(rowsSet, { required: true }, (fields, values): RowsAsked => {
  const asked: RowsAsked = {
    longitudes: values.longitudes ?? new Map(),
    ascendant: values.ascendant ?? null,
    midheaven: values.midheaven ?? null,
    cusps: values.cusps ?? [],
    dasha: values.dasha ?? null,
    sunrise: values.sunrise ?? null,
  };
  if (!Object.keys(rowsSet.fields).some((name) => fields.has(name)))
    fields.issue(
      'missing_field',
      null,
      `${fields.path.slice(0, -1)} has no value to compare.`,
      'Send {"longitudes": {"moon": 325.26}}.',
    );
  return asked;
});
