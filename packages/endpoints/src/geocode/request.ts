import { z } from 'zod';
import { isCountryCode } from '@theia-astro/places/countries';
import { quote } from '../request/issue-list.ts';
import { field, FieldSet, number, formatField } from '../request/field.ts';
import { location } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';

/** Most places one answer lists, and the default number. */
const MOST_RESULTS = 20;
const DEFAULT_RESULTS = 5;

/** ISO 3166-1 alpha-2, upper case. Records `invalid_setting`. */
const country = field(
  z.string().regex(/^[A-Z]{2}$/),
  { description: 'Only places of this country, ISO 3166-1 alpha-2.', examples: ['US'] },
  (fields, name) => {
    const code = fields.text(name, { code: 'invalid_setting' })?.toUpperCase();
    if (code === undefined) return undefined;
    fields.echo[name] = code;
    if (isCountryCode(code)) return code;
    fields.issue(
      'invalid_setting',
      name,
      `${name} ${quote(code)} is not a country code.`,
      'Use an ISO 3166-1 alpha-2 code such as US.',
    );
    return undefined;
  },
);

/** The fields of GET and POST /geocode. */
export const geocodeFields = new FieldSet({
  q: location({
    description: 'A place as free text: name first, then state or country in any order; or coordinates as text.',
    examples: ['Springfield, Illinois'],
    required: true,
  }),
  limit: number(
    {
      code: 'invalid_range',
      min: 1,
      max: MOST_RESULTS,
      integer: true,
      hint: `Ask for 1 to ${MOST_RESULTS} places.`,
    },
    { description: 'How many places to list.', byDefault: DEFAULT_RESULTS },
  ),
  country,
  ...formatField,
});

/**
 * Parses a query. Records `missing_field`, `invalid_location`, `invalid_range`, `invalid_setting`.
 */
export function parseGeocode(input: unknown) {
  const fields = readFields(input);
  const values = geocodeFields.read(fields);
  if (!fields.has('q'))
    fields.missing('q', 'q is required: the place to look for.', 'For example q=Springfield, Illinois.');
  return {
    ...fields.finishRequest(false),
    query: values.q ?? '',
    limit: values.limit ?? DEFAULT_RESULTS,
    /** ISO 3166-1 alpha-2, upper case. */
    country: values.country ?? null,
  };
}

export type GeocodeRequest = ReturnType<typeof parseGeocode>;
