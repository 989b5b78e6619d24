import { loadPlaces } from '@theia-astro/places/load-places';
import { EN } from '@theia-astro/report/texts/en';
import { libraryOf } from '@theia-astro/report/texts/library';
import type { CalculationContext } from '../endpoint.ts';
import { reportProducts as products } from '../report-products.ts';
import { calculateReport } from './calculate.ts';
import { parseReport } from './request.ts';

/** The context of a day on which reports are asked for. */
export async function contextWith(ephemeris: CalculationContext['ephemeris']): Promise<CalculationContext> {
  return { ephemeris, places: await loadPlaces(), nowMs: Date.UTC(2026, 10, 27), account: null };
}
export const LIBRARY = libraryOf(EN);

/** The report of a request. @throws Problem */
export function writtenReport(
  context: CalculationContext,
  fields: Readonly<Record<string, unknown>>,
): ReturnType<typeof calculateReport> {
  return calculateReport(context, parseReport(fields), products, LIBRARY);
}
