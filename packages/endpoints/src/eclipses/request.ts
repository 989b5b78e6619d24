import { answerParts } from '../wire/answer-parts.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet, choice, number, LLM } from '../request/field.ts';
import { PICTURE_FORMATS, pictureFormatOf } from '../forms/picture-forms.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { PlaceQuery, Settings } from '../request/asked.ts';
import { include, includedParts } from '../request/include.ts';
import { instant } from '../request/instants.ts';
import { readPlace } from '../request/place-fields.ts';
import {
  ASPECT_NAMES,
  DIGNITY_NAMES,
  FIGURE_NAMES,
  HOUSE_NAMES,
  readSettings,
  settingsField,
} from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { readSearchRange } from '../request/search-range.ts';
import { zodiacFields } from '../request/system.ts';
import { THEME_NAMES } from '@theia-astro/chart-svg/themes/theme';

export const ECLIPSE_KINDS = ['solar', 'lunar', 'all'] as const;
/** What `include` adds to the eclipses. */
const ECLIPSE_INCLUDES = ['details', 'path'] as const;
/** Also the length of the default window. */
const DEFAULT_YEARS = 2;
export const MAX_SPAN_DAYS = 36_525;
const LENGTHS = { defaultYears: DEFAULT_YEARS, mostDays: MAX_SPAN_DAYS, most: '100 years' } as const;
const DEFAULT_PATH_MINUTES = 5;
const MOST_PATH_MINUTES = 60;
const BIRTH_FIELDS = ['birth_date', 'birth_time', 'utc', 'datetime_utc'] as const;

const settings = settingsField({
  orbScale: 1,
  idle: [
    ...ASPECT_NAMES,
    'bodies',
    'lilith',
    ...HOUSE_NAMES,
    'rulers',
    ...DIGNITY_NAMES,
    'lot_reversal',
    ...FIGURE_NAMES,
  ],
  coordinates: ['geocentric', 'topocentric'],
});

const windowFields = {
  from: instant({
    description: 'Start of the range, date or instant. Default: now.',
    examples: ['2024-01-01'],
  }),
  to: instant({
    description: 'End of the range, exclusive, at most 100 years later. Default: two years after from.',
    examples: ['2025-01-01'],
  }),
};

/** The fields of GET and POST /eclipses. */
export const eclipsesFields = new FieldSet({
  ...windowFields,
  kind: choice(ECLIPSE_KINDS, 'invalid_setting', { description: 'Which eclipses.', byDefault: 'all' }),
  include: include(ECLIPSE_INCLUDES, {
    description:
      'details adds contacts, durations, greatest point and all magnitudes; path the central line and limits of solar eclipses.',
    byDefault: [],
  }),
  ...birthFields,
  ...zodiacFields,
  settings,
  path_minutes: number(
    { code: 'invalid_range', min: 1, max: MOST_PATH_MINUTES, integer: true },
    { description: 'Between the points of a path.', unit: 'minutes', byDefault: DEFAULT_PATH_MINUTES },
  ),
  format: choice(['json', ...PICTURE_FORMATS, LLM], 'invalid_setting', {
    description: 'svg, png: a map of the world with the paths of solar eclipses; llm: lean Markdown.',
    byDefault: 'json',
  }),
  theme: choice(THEME_NAMES, 'invalid_setting', { description: 'Theme of the map.', byDefault: 'light' }),
});

/** Parses GET and POST /eclipses. @throws Problem with every fault */
export function parseEclipses(input: unknown, nowMs: number) {
  const fields = readFields(input);
  const values = eclipsesFields.read(fields);
  const window = readSearchRange(fields, values, nowMs, LENGTHS);
  const isBirth = BIRTH_FIELDS.some((name) => fields.has(name));
  const birth = isBirth ? readBirth(fields, values, { place: 'optional' }) : null;
  const place = birth === null ? readPlace(fields, values) : birth.place;
  if (!isBirth) warnOfBirthless(fields);
  const asked = readSettings(fields, values, settings);
  checkCoordinates(fields, asked, place);
  const parts = includedParts(values.include, [], ECLIPSE_INCLUDES);
  if (fields.has('path_minutes') && !parts.has('path'))
    fields.warn({
      code: 'unknown_field',
      message: 'path_minutes has no effect without include path.',
      field: 'path_minutes',
    });
  const format = pictureFormatOf(values.format);
  const picture = format && { format, theme: values.theme ?? 'light' };
  return {
    ...fields.finishRequest(asked.strict),
    ...window,
    kind: values.kind ?? 'all',
    include: parts,
    /** Whole minutes between the points of a path; null when no path is asked for. */
    pathMinutes: parts.has('path') || picture !== null ? (values.path_minutes ?? DEFAULT_PATH_MINUTES) : null,
    /** The map; null when none is asked for. */
    picture,
    /** The birth whose natal points are compared; null for none. */
    birth,
    /** The observer's place; the birth place when there is a birth. */
    place,
    settings: asked,
  };
}

export type EclipsesRequest = ReturnType<typeof parseEclipses>;

/** Other birth fields have no effect without the birth date. */
function warnOfBirthless(fields: FieldReader): void {
  for (const name of ['calendar', 'name', 'gender', 'timezone', 'utc_offset']) {
    if (fields.has(name))
      fields.warn({
        code: 'unknown_field',
        message: `${name} has no effect without birth_date or utc.`,
        field: name,
      });
  }
}

/** Eclipses are geocentric events; `settings` apply to the birth chart. */
function checkCoordinates(fields: FieldReader, { chart }: Settings, place: PlaceQuery | null): void {
  if (chart.coordinates === 'topocentric' && place === null)
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  if (chart.coordinates === 'heliocentric') {
    fields
      .child('settings')
      ?.issue(
        'invalid_setting',
        'coordinates',
        'With settings.coordinates heliocentric there are no eclipses.',
        'Use geocentric or topocentric.',
      );
  }
}

/** Where the parts of the answer stand. */
export const eclipsesParts = answerParts(ECLIPSE_INCLUDES, [], {
  gives: { details: ['eclipses.contacts', 'eclipses.local.contacts'], path: ['eclipses.path'] },
});
