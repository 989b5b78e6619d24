import { answerParts } from '../wire/answer-parts.ts';
import type { Warning } from '../endpoint.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData, PlaceQuery, Settings } from '../request/asked.ts';
import { include, includedParts } from '../request/include.ts';
import { instant } from '../request/instants.ts';
import { choice } from '../request/kinds.ts';
import { readPlace } from '../request/place-fields.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../request/idle-settings.ts';
import { readFields } from '../request/reader.ts';
import { readSearchRange } from '../request/search-range.ts';
import { settingsField, readSettings } from '../request/settings.ts';
import { zodiacFields } from '../request/system.ts';
import { formatField } from '../request/answer-format.ts';

export const ECLIPSE_KINDS = ['solar', 'lunar', 'all'] as const;
/** What `include` adds to the eclipses. */
const ECLIPSE_INCLUDES = ['details'] as const;
type EclipseInclude = (typeof ECLIPSE_INCLUDES)[number];
/** Also the length of the default window. */
const DEFAULT_YEARS = 2;
export const MAX_SPAN_DAYS = 36_525;
const LENGTHS = { defaultYears: DEFAULT_YEARS, mostDays: MAX_SPAN_DAYS, most: '100 years' } as const;
const BIRTH_FIELDS = ['birth_date', 'birth_time', 'utc', 'datetime_utc'] as const;

export interface EclipsesRequest {
  /** No `from` was given: the window starts at the current second. */
  readonly fromNow: boolean;
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
  readonly kind: (typeof ECLIPSE_KINDS)[number];
  readonly include: ReadonlySet<EclipseInclude>;
  /** The birth whose natal points are compared; null for none. */
  readonly birth: BirthData | null;
  /** The observer's place; the birth place when there is a birth. */
  readonly place: PlaceQuery | null;
  readonly settings: Settings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

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
    description: 'details adds contacts, durations, greatest point and all magnitudes.',
    byDefault: [],
  }),
  ...birthFields,
  ...zodiacFields,
  settings,
  ...formatField,
});

/** Parses GET and POST /eclipses (contract §10.3, §20). @throws Problem with every fault */
export function parseEclipses(input: unknown, nowMs: number): EclipsesRequest {
  const fields = readFields(input);
  const values = eclipsesFields.read(fields);
  const window = readSearchRange(fields, values, nowMs, LENGTHS);
  const isBirth = BIRTH_FIELDS.some((name) => fields.has(name));
  const birth = isBirth ? readBirth(fields, values, { place: 'optional' }) : null;
  const place = birth === null ? readPlace(fields, values) : birth.place;
  if (!isBirth) warnOfBirthless(fields);
  const asked = readSettings(fields, values, settings);
  checkCoordinates(fields, asked, place);
  const warnings = fields.finish(asked.strict);
  const parts = includedParts(values.include, [], ECLIPSE_INCLUDES);
  return {
    ...window,
    kind: values.kind ?? 'all',
    include: parts,
    birth,
    place,
    settings: asked,
    input: fields.echo,
    warnings,
  };
}

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
  gives: { details: ['eclipses.contacts', 'eclipses.local.contacts'] },
});
