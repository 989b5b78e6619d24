import { bodyMatrixEndpoint } from './body-matrix/endpoint.ts';
import { dispatcher } from './dispatch.ts';
import { eclipsesEndpoint } from './eclipses/endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { ephemerisEndpoint } from './ephemeris/endpoint.ts';
import { geocodeEndpoint } from './geocode/endpoint.ts';
import { gunaMilanEndpoint } from './guna-milan/endpoint.ts';
import { meEndpoint } from './me/endpoint.ts';
import { natalEndpoint } from './natal/endpoint.ts';
import { panchangEndpoint } from './panchang/endpoint.ts';
import { positionsEndpoint } from './positions/endpoint.ts';
import { synastryEndpoint } from './synastry/endpoint.ts';
import { timezoneEndpoint } from './timezone/endpoint.ts';
import { transitsEndpoint } from './transits/endpoint.ts';

/** The products, one line each: routes, /swiss, plan gate, price, OpenAPI and the example tests follow from it. */
const products: readonly Endpoint[] = [
  natalEndpoint,
  positionsEndpoint,
  eclipsesEndpoint,
  ephemerisEndpoint,
  bodyMatrixEndpoint,
  synastryEndpoint,
  gunaMilanEndpoint,
  transitsEndpoint,
  panchangEndpoint,
  geocodeEndpoint,
  timezoneEndpoint,
  meEndpoint,
];

/** Everything the product API serves; POST /swiss first. */
export const catalog: readonly Endpoint[] = [dispatcher(products), ...products];
