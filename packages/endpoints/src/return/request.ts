import { parseBodyId, isAsteroidId, type BodyId } from '@theia-astro/astro/bodies/body-id';
import { RETURN_TYPES, type ReturnType } from '@theia-astro/astro/returns/find';
import { z } from 'zod';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { field, FieldSet, type Field, type ValuesOf, flag, number, year, formatField } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { include, includedChartParts } from '../request/include.ts';
import { instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { asteroidIdSchema } from '../wire/point.ts';
import { allSettings, ORB_NAMES, readSettings, settingGiven } from '../request/settings.ts';
import { zodiacFields } from '../request/system.ts';
import { type ReturnChoice, type ReturnRequest, relocationFields, readRelocation } from '../western/returns/asked.ts';
import { CHART_PARTS, chartAnswerParts } from '../wire/chart-parts.ts';

/** Parts of every return: those of its chart, and the aspects to the birth chart. */
export const RETURN_INCLUDES = [...CHART_PARTS, 'aspects_to_natal'] as const;
const DEFAULT_RETURN_INCLUDES = ['points', 'houses', 'aspects_to_natal'] as const;
const MAX_COUNT = 12;
const choiceFields = {
  year: year({
    description:
      'Solar: the return of the birthday in this year, counted at the birth place. Other bodies: all returns in this year at the place of the return, or the first later one when there is none.',
  }),
  after: instant({
    description:
      'The first returns from this instant on. Default, without year: the last one before now and the next one. next of an answer continues.',
    aliases: ['date'],
  }),
  before: instant({
    description:
      'The last returns before this instant, in order of time; not those before the birth, unless it is before the birth itself. previous of an answer continues.',
  }),
  count: number(
    { code: 'invalid_range', min: 1, max: MAX_COUNT, integer: true, hint: `From 1 to ${MAX_COUNT}.` },
    { description: 'How many returns. Default with year: all of them.', byDefault: 1 },
  ),
};

/** The fields of POST /return. */
export const returnFields = new FieldSet({
  ...birthFields,
  type: returnType(),
  ...choiceFields,
  ...relocationFields,
  precession_corrected: flag({
    description: 'Correct for precession: the return is to the same place among the stars.',
    byDefault: false,
  }),
  converse: flag({
    description:
      'Returns before the birth: a year or instant after the birth is mirrored at the birth, and returns are counted back from there.',
    byDefault: false,
  }),
  ...zodiacFields,
  settings: allSettings,
  include: include(RETURN_INCLUDES, { byDefault: DEFAULT_RETURN_INCLUDES }),
  ...formatField,
});

/** Parses POST /return. @throws Problem with every fault */
export function parseReturn(input: unknown): ReturnRequest {
  const fields = readFields(input);
  const values = returnFields.read(fields);
  const birth = readBirth(fields, values);
  const asked = readSettings(fields, values, allSettings);
  const type = readType(fields, values.type);
  const choice = readChoice(fields, values, values.converse === true);
  const relocation = readRelocation(fields, values);
  const parts = includedChartParts<(typeof RETURN_INCLUDES)[number]>(
    fields,
    values.include,
    DEFAULT_RETURN_INCLUDES,
    RETURN_INCLUDES,
  );
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    type,
    choice,
    relocation,
    precessionCorrected: values.precession_corrected ?? false,
    converse: values.converse ?? false,
    include: new Set(CHART_PARTS.filter((part) => parts.has(part))),
    aspectsToNatal: parts.has('aspects_to_natal'),
    orbsAsked: settingGiven(fields, ORB_NAMES),
  };
}

const LUMINARIES = { sun: 'solar', moon: 'lunar' } as const;

/** `type`: a body by its id, the luminaries also by the name of their return. Records `invalid_return_type`. */
function returnType(): Field<ReturnType> {
  const words = ['sun', 'moon', ...RETURN_TYPES] as const;
  return field<ReturnType>(
    z.union([z.enum(words), asteroidIdSchema]),
    {
      description:
        'The body that returns; required. On POST /swiss the request words solar_return and lunar_return also set it.',
      examples: ['solar', 'jupiter'],
    },
    (fields, name) => {
      const said = parseAsteroid(fields.raw(name)) ?? fields.oneOf(name, words, 'invalid_return_type');
      return said === 'sun' || said === 'moon' ? LUMINARIES[said] : said;
    },
  );
}

function parseAsteroid(value: unknown): BodyId | undefined {
  const wanted = typeof value === 'string' ? value.toLowerCase() : '';
  return isAsteroidId(wanted) ? (parseBodyId(wanted) ?? undefined) : undefined;
}

const WORDS: Readonly<Record<string, ReturnType>> = { solar_return: 'solar', lunar_return: 'lunar' };

/** `type`, or the type given by the request word of POST /swiss. Records `missing_field`. */
function readType(fields: FieldReader, said: ReturnType | undefined): ReturnType {
  const word = fields.has('type') ? undefined : fields.raw('request');
  const type = said ?? (typeof word === 'string' ? WORDS[word.toLowerCase()] : undefined);
  if (!fields.has('type') && type === undefined)
    fields.missing('type', undefined, `Use one of ${RETURN_TYPES.join(', ')}.`);
  fields.echo['type'] = type ?? 'solar';
  return type ?? 'solar';
}

function readChoice(fields: FieldReader, values: ValuesOf<typeof choiceFields>, isConverse: boolean): ReturnChoice {
  const { count } = values;
  const after = fields.has('after') ? 'after' : 'date';
  if (fields.has('year') && (fields.has('after') || fields.has('date'))) {
    fields.issue(
      'conflicting_fields',
      after,
      `year and ${after} cannot both be given.`,
      'Keep year for all returns of a year, or after for the first ones from an instant on.',
    );
  }
  const other = ['year', 'after', 'date'].find((name) => fields.has(name)) ?? (isConverse ? 'converse' : undefined);
  if (fields.has('before') && other !== undefined)
    fields.issue(
      'conflicting_fields',
      'before',
      `before and ${other} cannot both be given.`,
      other === 'converse'
        ? 'Converse returns are counted back from after already.'
        : 'Keep before for the last returns before an instant, or the other.',
    );
  if (values.before !== undefined) return { kind: 'before', utcMs: values.before.utcMs, count: count ?? 1 };
  if (values.year !== undefined) return { kind: 'year', year: values.year, count: count ?? null };
  return values.after === undefined
    ? { kind: 'around_now', count: count ?? 1 }
    : { kind: 'after', utcMs: values.after.utcMs, field: after, count: count ?? 1 };
}

/** Where the parts of the answer stand. */
export const returnParts = chartAnswerParts('returns.chart', RETURN_INCLUDES, DEFAULT_RETURN_INCLUDES, {
  aspects_to_natal: ['returns.aspects_to_natal'],
});
