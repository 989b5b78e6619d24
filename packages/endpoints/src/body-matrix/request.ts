import { z } from 'zod';
import { DEFAULT_VEDIC_SETTINGS, type SunriseDefinition } from '@theia-astro/astro/vedic/chart';
import type { Warning } from '../endpoint.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { field, FieldSet, formatField } from '../request/field.ts';
import type { BirthData, CompanionMoment, PlaceQuery, Settings } from '../request/asked.ts';
import { clock, companionMoment, date } from '../request/instants.ts';
import { companionPlaceFields, readPlace } from '../request/place-fields.ts';
import { DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { sunrise } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';

/** Planetary hours where the Sun neither rises nor sets: equal hours of apparent solar time, or none. */
const POLAR_HOURS = ['equal', 'null'] as const;
/** Half the natal orbs. */
const BODY_MATRIX_ORB_SCALE = 0.5;

export interface BodyMatrixRequest {
  readonly birth: BirthData;
  /** null: now. */
  readonly analysis: CompanionMoment | null;
  /** null: the birth place. */
  readonly analysisPlace: PlaceQuery | null;
  readonly settings: Settings;
  readonly polarHours: (typeof POLAR_HOURS)[number];
  /** Sunrise definition for planetary hours: upper limb with refraction, or the Hindu sunrise in the Vedic system. */
  readonly sunrise: SunriseDefinition;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The word, or JSON null. */
const polarHours = field<BodyMatrixRequest['polarHours']>(
  z.enum(POLAR_HOURS).nullable(),
  {
    description:
      'Planetary hours when the Sun does not rise and set: equal hours from 06:00 apparent solar time, or none.',
    byDefault: 'equal',
  },
  (settings, name) => {
    if (settings.raw(name) !== null) return settings.oneOf(name, POLAR_HOURS, 'invalid_setting');
    settings.echo[name] = 'null';
    return 'null';
  },
);

const settings = settingsField({
  orbScale: BODY_MATRIX_ORB_SCALE,
  idle: ['bodies', 'lilith', ...HOUSE_NAMES, 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  coordinates: ['geocentric', 'topocentric'],
  added: { sunrise: sunrise('visible'), polar_hours: polarHours },
  id: 'BodyMatrixSettings',
});

/** The fields of POST /body_matrix. */
export const bodyMatrixFields = new FieldSet({
  ...birthFields,
  analysis_date: date({ description: 'Local day of the analysis. Default: today.', examples: ['2024-06-15'] }),
  analysis_time: clock({ description: 'Local time. Default: 12:00 with a date, now without one.' }),
  ...companionPlaceFields('analysis_', { description: 'Place of the analysis. Default: the birth place.' }),
  ...zodiacFields,
  settings,
  ...formatField,
});

/** Parses a request for the body matrix. @throws Problem with every fault */
export function parseBodyMatrix(input: unknown): BodyMatrixRequest {
  const fields = readFields(input);
  const values = bodyMatrixFields.read(fields);
  const birth = readBirth(fields, values);
  const analysisPlace = readPlace(
    fields,
    { location: values.analysis_location, latitude: values.analysis_latitude, longitude: values.analysis_longitude },
    'analysis_',
  );
  const asked = readSettings(fields, values, settings);
  if (asked.chart.coordinates === 'heliocentric')
    fields
      .child('settings')
      ?.issue(
        'invalid_setting',
        'coordinates',
        'With settings.coordinates heliocentric there is no Moon to compare.',
        'Use geocentric or topocentric.',
      );
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    analysisPlace,
    settings: asked,
    polarHours: values.settings?.polar_hours ?? 'equal',
    sunrise: values.settings?.sunrise ?? (asked.system === 'vedic' ? DEFAULT_VEDIC_SETTINGS.sunrise : 'upper_limb'),
  };
}
