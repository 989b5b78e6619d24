import { eclipsesEndpoint } from './eclipses/endpoint.ts';
import { gunaMilanEndpoint } from './guna-milan/endpoint.ts';
import { moonphasesEndpoint } from './moonphases/endpoint.ts';
import { natalEndpoint } from './natal/endpoint.ts';
import { positionsEndpoint } from './positions/endpoint.ts';
import { ask, type ReportProducts } from './report/products.ts';
import { returnEndpoint } from './return/endpoint.ts';
import { synastryEndpoint } from './synastry/endpoint.ts';
import { timeLordsEndpoint } from './time-lords/endpoint.ts';
import { transitsEndpoint } from './transits/endpoint.ts';
import { vedicEndpoint } from './vedic/endpoint.ts';

/** The products that reports are written from. */
export const reportProducts: ReportProducts = {
  natal: ask(natalEndpoint),
  vedic: ask(vedicEndpoint),
  synastry: ask(synastryEndpoint),
  gunaMilan: ask(gunaMilanEndpoint),
  transits: ask(transitsEndpoint),
  returns: ask(returnEndpoint),
  timeLords: ask(timeLordsEndpoint),
  eclipses: ask(eclipsesEndpoint),
  moonphases: ask(moonphasesEndpoint),
  positions: ask(positionsEndpoint),
};
