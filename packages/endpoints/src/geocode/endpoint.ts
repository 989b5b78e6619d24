import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { FREE } from '../limits/cost.ts';
import { calculateGeocode, geocodeResponseSchema } from './calculate.ts';
import { geocodeFields, type GeocodeRequest, parseGeocode } from './request.ts';

/** GET /geocode (docs/methods/time-and-place.md). */
export const geocodeEndpoint: Endpoint<GeocodeRequest, typeof geocodeResponseSchema> = {
  name: 'geocode',
  path: '/geocode',
  methods: ['GET'],
  tag: 'Places',
  summary: 'Places for a free text',
  description:
    'Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. An empty list when nothing is found. Free of charge.',
  requestWords: [],
  requestSchema: geocodeFields.schema,
  responseSchema: geocodeResponseSchema,
  /** Two of the Springfields. */
  example: {
    request: { q: 'Springfield', limit: 2, country: 'US' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseGeocode,
  need: () => FREE,
  markdownOptions: { leftOut: ['country_code', 'elevation_m', 'population', 'source', 'confidence', 'score'] },
  calculate: calculateGeocode,
};
