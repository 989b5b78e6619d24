import type { Endpoint } from '../endpoint.ts';
import { FREE } from '../limits/need.ts';
import { calculateGeocode } from './calculate.ts';
import { geocodeExample } from './example.ts';
import { type GeocodeRequest, parseGeocode, geocodeFields } from './request.ts';
import { geocodeResponseSchema } from './schema.ts';

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
  example: geocodeExample,
  parse: parseGeocode,
  need: () => FREE,
  markdownOptions: { leftOut: ['country_code', 'elevation_m', 'population', 'source', 'confidence', 'score'] },
  calculate: calculateGeocode,
};
