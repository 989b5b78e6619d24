import { formatField, number, FieldSet } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { sunrise } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import { dashaFields } from '../vedic-chart/dasha-fields.ts';
import { rowsField } from './rows.ts';

const TOLERANCE = { min: 0.00001, max: 2 } as const;

const settings = settingsField({
  orbScale: 1,
  idle: [
    ...ASPECT_NAMES,
    ...DIGNITY_NAMES,
    ...FIGURE_NAMES,
    'bodies',
    'rulers',
    'lot_reversal',
    'house_placement',
    'polar_fallback',
    'bhava',
  ],
  coordinates: ['geocentric', 'topocentric'],
  added: { dasha_year: dashaFields.dasha_year, sunrise: sunrise('hindu') },
  description: 'How you believe the other program computes; its differences are named from here.',
});

/** The fields of POST /compare. */
export const compareFields = new FieldSet({
  ...birthFields,
  ...zodiacFields,
  settings,
  rows: rowsField,
  tolerance: number(
    { code: 'invalid_range', ...TOLERANCE, hint: 'Degrees; omit it to have it taken from the digits of each row.' },
    {
      description:
        'Largest difference of two longitudes that counts as none. Default: one unit of the last digit given; at least 1 arc second, 3 for the Moon, 15 for angles and cusps.',
      unit: 'degrees',
    },
  ),
  ...formatField,
});

/** POST /compare. @throws Problem 400 with every fault */
export function parseCompare(input: unknown) {
  const fields = readFields(input);
  const values = compareFields.read(fields);
  const birth = readBirth(fields, values);
  const asked = readSettings(fields, values, settings);
  if (birth.local !== null && birth.local.time === null && fields.has('birth_date'))
    fields.missing(
      'birth_time',
      'birth_time is required: without it nothing but slow bodies could be compared.',
      'Send the time that the other program was given.',
    );
  if (asked.chart.coordinates === 'heliocentric')
    fields.issue(
      'invalid_setting',
      'settings.coordinates',
      'settings.coordinates heliocentric is not compared.',
      'Use geocentric or topocentric.',
    );
  if (!fields.has('rows')) fields.missing('rows', undefined, 'Send {"longitudes": {"moon": 325.26}}.');
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    dashaYear: values.settings?.dasha_year ?? 365.25,
    sunrise: values.settings?.sunrise ?? 'hindu',
    rows: values.rows!,
    /** Null: from the digits of each row. */
    toleranceDeg: values.tolerance ?? null,
  };
}

export type CompareRequest = ReturnType<typeof parseCompare>;
