import type { Endpoint } from '../endpoint.ts';
import { Problem } from '../problem.ts';

/** The births that the examples use, as hints name them. A test compares them with the examples. */
export const SAMPLE_BIRTHS = [
  '1990-06-15 14:30 New York',
  '1988-11-03 07:15 London',
  '1992-02-29 08:45 Sydney',
] as const;

/**
 * Fields that say how to answer, or how much, never about whom, when or where: a test key may set them freely. Every other field must have a value of
 * the examples, so a field that is added later is rejected until it is listed here.
 */
const FREE: ReadonlySet<string> = new Set(
  `request bearer dry_run name gender system sidereal settings vedic_settings include format fields precision language bodies ayanamsa node lilith
  coordinates house_system phase voc_bodies voc_definition kind step columns style theme size varga show orb method angles arc converse year_length
  mode composite_houses composite_sun_proximity davison_geo apply_exceptions targets aspects events limit cursor count minutes minutes_before
  minutes_after type precession_corrected compact rows levels points lots number level question_house from_house kinds regions calendars years latitudes
  aspect_latitudes motion converse_by key significators within_km drawing path_minutes reference span
  pressure_hpa temperature_c humidity_percent extinction age_years acuity
  purpose direction ignore minimum_minutes conditions order hora voice keep paper`.split(/\s+/),
);
const BIRTH = ['birth_date', 'birth_time', 'location', 'latitude', 'longitude'] as const;
const SAME: Readonly<Record<string, (typeof BIRTH)[number]>> = { lat: 'latitude', lon: 'longitude', lng: 'longitude' };

type Fields = Readonly<Record<string, unknown>>;

/** Rejects a request that is not about the births and dates of the published examples. @throws Problem 403 test_key_birth */
export type RequireSample = (input: Fields) => void;

/** The rule for requests with a test key, made of the examples of all products. */
export function sampleRule(catalog: readonly Endpoint[]): RequireSample {
  const values = new Set<string>();
  const births = new Map<string, Set<string>>();
  const learn = (fields: Fields): void => {
    for (const [name, value] of Object.entries(fields)) {
      if (isFields(value)) learn(value);
      else if (isListOfFields(value)) value.forEach(learn);
      else if (!FREE.has(name)) values.add(comparable(value));
    }
    const { birth_date: date } = fields;
    if (date === undefined) return;
    const known = births.get(comparable(date)) ?? new Set();
    births.set(comparable(date), known);
    for (const name of BIRTH) if (fields[name] !== undefined) known.add(birthPart(name, fields[name]));
  };
  // A batch and `/swiss` only repeat others.
  for (const { name, example } of catalog) if (name !== 'batch' && name !== 'swiss') learn(example.request);

  const check = (fields: Fields, path: string): void => {
    for (const [name, value] of Object.entries(fields)) {
      if (FREE.has(name) || isUnsaid(value)) continue;
      if (isFields(value)) check(value, `${path}${name}.`);
      else if (isListOfFields(value)) value.forEach((entry, index) => check(entry, `${path}${name}[${index}].`));
      else if (Array.isArray(value) || !values.has(comparable(value))) throw notSample(path + name);
    }
    const birth = births.get(comparable(fields['birth_date'] ?? ''));
    if (birth === undefined) return;
    for (const [name, value] of Object.entries(fields)) {
      const part = BIRTH.find((one) => one === (SAME[name] ?? name));
      if (part !== undefined && !isUnsaid(value) && !birth.has(birthPart(part, value))) throw notSample(path + name);
    }
  };
  return (input) => check(input, '');
}

function notSample(field: string): Problem {
  return new Problem({
    code: 'test_key_birth',
    field,
    message: 'A test key answers the births and dates of the published examples only.',
    hint: `Births: ${SAMPLE_BIRTHS.join('; ')}. Other dates and places: those of the examples in the reference. Or use a live key.`,
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfFields(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function isUnsaid(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === 'unknown';
}

function birthPart(name: string, value: unknown): string {
  return `${name}=${comparable(value)}`;
}

/** Queries send numbers as texts; a time may have seconds. */
function comparable(value: unknown): string {
  const text = String(value).trim().toLowerCase();
  return /^\d\d:\d\d:00$/.test(text) ? text.slice(0, 5) : text;
}
