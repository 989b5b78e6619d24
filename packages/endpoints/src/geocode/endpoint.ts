import type { Endpoint } from '../endpoint.ts';
import { FREE } from '../shared/need.ts';
import { calculateGeocode } from './calculate.ts';
import { geocodeExample } from './example.ts';
import { type GeocodeRequest, parseGeocode } from './request.ts';
import { geocodeRequestSchema, geocodeResponseSchema } from './schema.ts';

/** GET /geocode, contract §14. */
export const geocodeEndpoint: Endpoint<GeocodeRequest> = {
  name: 'geocode',
  path: '/geocode',
  methods: ['GET'],
  summary: 'Places for a free text',
  description:
    'Searches the offline gazetteer (GeoNames, CC BY 4.0) by name, old name or native name, narrowed by state or country. No hit is an empty list. Free of charge.',
  requestWords: [],
  open: false,
  requestSchema: geocodeRequestSchema,
  responseSchema: geocodeResponseSchema,
  example: geocodeExample,
  parse: parseGeocode,
  need: () => FREE,
  calculate: calculateGeocode,
};
