import type { Seeing } from '@theia-astro/astro/ephemeris';
import { HELIACAL_EVENTS, type HeliacalEventType } from '@theia-astro/astro/heliacal/events';
import { HELIACAL_BODIES, HELIACAL_PLANETS, type HeliacalBody } from '@theia-astro/astro/heliacal/watch';
import type { Warning } from '../endpoint.ts';
import { heliacalBodySchema } from './schema.ts';
import { formatField, list, nested, number, FieldSet } from '../request/field.ts';
import type { PlaceQuery, ResolutionSettings } from '../request/asked.ts';
import { instant } from '../request/instants.ts';
import { placeFields, readRequiredPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { readSearchRange, type SearchRange } from '../request/search-range.ts';
import { resolutionFields } from '../request/setting-fields.ts';
import { DEFAULT_RESOLUTION, readResolution } from '../request/settings.ts';

/** Ten years, three of them leap years. */
export const MOST_DAYS = 3653;
const LENGTHS = { defaultYears: 1, mostDays: MOST_DAYS, most: 'ten years' } as const;

/** Standard air, the eyes of 36 years and normal acuity: the defaults of Swiss Ephemeris. */
const DEFAULT_SEEING: Seeing = {
  pressureHpa: 1013.25,
  temperatureC: 15,
  humidityPercent: 40,
  extinction: null,
  ageYears: 36,
  acuity: 1,
};

export interface HeliacalRequest extends SearchRange {
  readonly place: PlaceQuery | null;
  readonly bodies: readonly HeliacalBody[];
  readonly events: readonly HeliacalEventType[];
  readonly seeing: Seeing;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const CODE = 'invalid_setting';
const settings = nested(
  new FieldSet(
    {
      pressure_hpa: number(
        { code: CODE, min: 100, max: 1100, hint: 'At the place.' },
        { description: 'Air pressure.', unit: 'hectopascals', byDefault: DEFAULT_SEEING.pressureHpa },
      ),
      temperature_c: number(
        { code: CODE, min: -80, max: 60 },
        { description: 'Air temperature.', unit: 'degrees Celsius', byDefault: DEFAULT_SEEING.temperatureC },
      ),
      humidity_percent: number(
        { code: CODE, min: 0, max: 100 },
        { description: 'Relative humidity.', unit: 'percent', byDefault: DEFAULT_SEEING.humidityPercent },
      ),
      extinction: number(
        { code: CODE, min: 0.05, max: 0.95, hint: '0.16 is a mountain, 0.25 good air at sea level, 0.4 haze.' },
        {
          description: 'Light lost in the zenith. Default: by pressure, temperature and humidity.',
          unit: 'magnitudes',
        },
      ),
      age_years: number(
        { code: CODE, min: 10, max: 100 },
        { description: 'Age of the eyes.', unit: 'years', byDefault: DEFAULT_SEEING.ageYears },
      ),
      acuity: number(
        { code: CODE, min: 0.1, max: 3, hint: '1 is normal eyesight, 2 twice as sharp.' },
        { description: 'Snellen ratio of the eyes.', byDefault: DEFAULT_SEEING.acuity },
      ),
      ...resolutionFields,
    },
    { description: 'Air, eyes, and how to resolve the place; everything is optional.' },
  ),
  {},
  (_, values) => values,
  { wrongType: 'own_code' },
);

/** The fields of POST /heliacal_events. */
export const heliacalFields = new FieldSet({
  ...placeFields,
  from: instant({ description: 'Start of the range. Default: now.', examples: ['2024-01-01'] }),
  to: instant({
    description: 'End of the range, exclusive, at most ten years later. Default: one year after from.',
    examples: ['2025-01-01'],
  }),
  bodies: list(
    HELIACAL_BODIES,
    { code: CODE, csv: true, what: 'body' },
    {
      description: 'Moon, naked-eye planets and stars.',
      byDefault: [...HELIACAL_PLANETS],
      min: 1,
      entry: heliacalBodySchema,
    },
  ),
  events: list(
    HELIACAL_EVENTS,
    { code: CODE, csv: true, what: 'event' },
    { description: 'Which events to list. Default: all.', min: 1 },
  ),
  settings,
  ...formatField,
});

/** POST /heliacal_events. @throws Problem with every fault */
export function parseHeliacal(input: unknown, nowMs: number): HeliacalRequest {
  const fields = readFields(input);
  const values = heliacalFields.read(fields);
  const range = readSearchRange(fields, values, nowMs, LENGTHS);
  const place = readRequiredPlace(fields, values);
  const said = values.settings;
  return {
    ...fields.finishRequest(said?.strict ?? false),
    ...range,
    place,
    bodies: [...new Set(values.bodies ?? HELIACAL_PLANETS)],
    events: values.events ?? HELIACAL_EVENTS,
    seeing: {
      pressureHpa: said?.pressure_hpa ?? DEFAULT_SEEING.pressureHpa,
      temperatureC: said?.temperature_c ?? DEFAULT_SEEING.temperatureC,
      humidityPercent: said?.humidity_percent ?? DEFAULT_SEEING.humidityPercent,
      extinction: said?.extinction ?? DEFAULT_SEEING.extinction,
      ageYears: said?.age_years ?? DEFAULT_SEEING.ageYears,
      acuity: said?.acuity ?? DEFAULT_SEEING.acuity,
    },
    resolution: said === undefined ? DEFAULT_RESOLUTION : readResolution(said),
  };
}
