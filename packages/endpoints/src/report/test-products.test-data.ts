import { loadPlaces } from '@theia-astro/places/load-places';
import { EN } from '@theia-astro/report/texts/en';
import { libraryOf } from '@theia-astro/report/texts/library';
import { eclipsesEndpoint } from '../eclipses/endpoint.ts';
import type { CalculationContext } from '../endpoint.ts';
import { gunaMilanEndpoint } from '../guna-milan/endpoint.ts';
import { moonphasesEndpoint } from '../moonphases/endpoint.ts';
import { natalEndpoint } from '../natal/endpoint.ts';
import { positionsEndpoint } from '../positions/endpoint.ts';
import { returnEndpoint } from '../return/endpoint.ts';
import { synastryEndpoint } from '../synastry/endpoint.ts';
import { timeLordsEndpoint } from '../time-lords/endpoint.ts';
import { transitsEndpoint } from '../transits/endpoint.ts';
import { vedicEndpoint } from '../vedic/endpoint.ts';
import { calculateReport } from './calculate.ts';
import { ask, type ReportProducts } from './products.ts';
import { parseReport } from './request.ts';

/** The context of a day on which reports are asked for. */
export async function contextWith(ephemeris: CalculationContext['ephemeris']): Promise<CalculationContext> {
  return { ephemeris, places: await loadPlaces(), nowMs: Date.UTC(2026, 10, 27), account: null };
}
export const LIBRARY = libraryOf(EN);
export const products: ReportProducts = {
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

/** The report of a request. @throws Problem */
export function writtenReport(
  context: CalculationContext,
  fields: Readonly<Record<string, unknown>>,
): ReturnType<typeof calculateReport> {
  return calculateReport(context, parseReport(fields), products, LIBRARY);
}
