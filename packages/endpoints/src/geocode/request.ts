import { isCountryCode } from '@theia/places/countries';
import type { Warning } from '../endpoint.ts';
import { quote } from '../shared/quote.ts';
import { readFields } from '../shared/reader.ts';
import { DEFAULT_RESULTS, MOST_RESULTS } from './schema.ts';

export interface GeocodeRequest {
  readonly query: string;
  readonly limit: number;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a query (contract §14, §20). Records `missing_field`, `invalid_location`, `invalid_range`, `invalid_setting`. */
export function parseGeocode(input: unknown): GeocodeRequest {
  const fields = readFields(input);
  if (!fields.has('q'))
    fields.missing('q', 'q is required: the place to look for.', 'For example q=Springfield, Illinois.');
  const query = fields.text('q', {
    code: 'invalid_location',
    minLength: 2,
    maxLength: 200,
    trim: true,
    hint: 'Name a place, for example "Paris" or "Springfield, Illinois".',
  });
  const limit = fields.number('limit', {
    code: 'invalid_range',
    min: 1,
    max: MOST_RESULTS,
    integer: true,
    hint: `Ask for 1 to ${MOST_RESULTS} places.`,
  });
  const country = fields.text('country', { code: 'invalid_setting' })?.toUpperCase();
  if (country !== undefined && !isCountryCode(country)) {
    fields.issue(
      'invalid_setting',
      'country',
      `country ${quote(country)} is not a country code.`,
      'Use an ISO 3166-1 alpha-2 code such as US.',
    );
  }
  if (country !== undefined) fields.echo['country'] = country;
  const warnings = fields.finish(false);
  return {
    query: query ?? '',
    limit: limit ?? DEFAULT_RESULTS,
    country: country ?? null,
    input: fields.echo,
    warnings,
  };
}
