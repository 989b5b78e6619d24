import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { largestRange } from '../limits/search-window.ts';
import { formatField, choice, nestedList, number, FieldSet } from '../request/field.ts';
import { natalField } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { instant, readZone, zoneFields } from '../request/instants.ts';
import { placeFields, readRequiredPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { sunrise } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import { HORA_DIVISIONS } from '../vedic-parts/panchang-shape.ts';
import { conditionFields } from './condition-fields.ts';
import { readCondition, type GivenCondition } from './read-condition.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 3_660;
const CONDITIONS = { min: 1, max: 20 } as const;
const DEFAULT_LIMIT = 100;
export const MOST_WINDOWS = 1_000;
const MOST_MINUTES = 366 * 1440;
const ORDERS = ['time', 'score'] as const;

const settings = settingsField({
  orbScale: 1,
  idle: [...ASPECT_NAMES, ...DIGNITY_NAMES, ...FIGURE_NAMES, 'bodies', 'rulers', 'lot_reversal', 'bhava'],
  coordinates: ['geocentric', 'topocentric'],
  added: {
    sunrise: sunrise('visible'),
    hora: choice(HORA_DIVISIONS, 'invalid_setting', { description: 'Horas.', byDefault: HORA_DIVISIONS[0] }),
  },
  description: 'sunrise is hindu with system vedic.',
  id: 'ElectionsSettings',
});

/** The fields of POST /elections. */
export const electionsFields = new FieldSet({
  ...placeFields,
  ...zoneFields,
  from: instant({
    description: 'Start: a date (midnight UTC) or an instant.',
    required: true,
  }),
  to: instant({ description: `End, exclusive; at most ${MOST_DAYS} days.`, required: true }),
  conditions: nestedList(
    conditionFields,
    CONDITIONS,
    { description: `What must hold, or adds to the score.`, required: true },
    (fields, values): GivenCondition => ({ fields, values }),
  ),
  natal: natalField,
  minimum_minutes: number(
    { code: 'invalid_range', min: 0, max: MOST_MINUTES, hint: 'Minutes, 0 or more.' },
    { description: 'Shorter windows are left out.', unit: 'minutes', byDefault: 0 },
  ),
  limit: number(
    { code: 'invalid_range', min: 1, max: MOST_WINDOWS, integer: true, hint: `At most ${MOST_WINDOWS} windows.` },
    { description: 'The most windows.', byDefault: DEFAULT_LIMIT },
  ),
  order: choice(ORDERS, 'invalid_setting', { description: 'score: the best first.', byDefault: 'time' }),
  ...zodiacFields,
  settings,
  ...formatField,
});

/** Parses POST /elections. @throws Problem with every fault */
export function parseElections(input: unknown) {
  const fields = readFields(input);
  const values = electionsFields.read(fields);
  const place = readRequiredPlace(fields, values);
  const zone = readZone(fields, values);
  const asked = readSettings(fields, values, settings);
  if (asked.chart.coordinates === 'heliocentric')
    fields.issue(
      'invalid_setting',
      'settings.coordinates',
      'Moments are chosen for a place on the Earth.',
      'Use geocentric or topocentric.',
    );
  const vedic = asked.system === 'vedic';
  if (!fields.has('conditions'))
    fields.missing('conditions', undefined, 'Send [{"type": "sign", "body": "moon", "signs": ["taurus"]}, …].');
  const conditions = (values.conditions ?? []).flatMap((given) => readCondition(given, vedic) ?? []);
  const range = readRange(fields, values.from?.utcMs, values.to?.utcMs);
  const namesNatal = conditions.some(({ natalPoint }) => natalPoint !== null);
  if (namesNatal && !fields.has('natal'))
    fields.missing('natal', 'natal is required: a condition names a natal_point.', 'Send the birth data of the chart.');
  return {
    ...fields.finishRequest(asked.strict),
    place,
    zone,
    ...range,
    conditions,
    natal: namesNatal ? (values.natal ?? null) : null,
    minimumMinutes: values.minimum_minutes ?? 0,
    limit: values.limit ?? DEFAULT_LIMIT,
    order: values.order ?? 'time',
    settings: asked,
    sunrise: values.settings?.sunrise ?? (vedic ? DEFAULT_VEDIC_SETTINGS.sunrise : 'upper_limb'),
    hora: values.settings?.hora ?? HORA_DIVISIONS[0],
  };
}

export type ElectionsRequest = ReturnType<typeof parseElections>;

/** Both ends, in order. Records `missing_field`, `invalid_range`, `range_too_large`. */
function readRange(
  fields: FieldReader,
  fromMs: number | undefined,
  toMs: number | undefined,
): { readonly fromMs: number; readonly toMs: number } {
  for (const name of ['from', 'to']) if (!fields.has(name)) fields.missing(name, undefined, 'A date or an instant.');
  if (fromMs === undefined || toMs === undefined) return { fromMs: 0, toMs: 0 };
  const days = (toMs - fromMs) / DAY_MS;
  if (days <= 0) fields.issue('invalid_range', 'to', 'to must be later than from.', 'to is exclusive.');
  if (days > MOST_DAYS)
    fields.issue(
      'range_too_large',
      'to',
      `The range is longer than ${MOST_DAYS} days.`,
      'Split the range.',
      largestRange(fromMs, MOST_DAYS),
    );
  return { fromMs, toMs };
}
