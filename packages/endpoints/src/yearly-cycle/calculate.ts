import type { CalculationContext, Warning } from '../endpoint.ts';
import { natalTargets } from '../eclipses/natal-points.ts';
import { venueOf } from '../return/venue.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { eclipsesOfYear } from './eclipses.ts';
import { profections } from './profections.ts';
import { progressedMoon } from './progressed-moon.ts';
import { asReturnRequest, type YearlyCyclePart, type YearlyCycleRequest } from './request.ts';
import { lunarReturns, solarReturn } from './returns.ts';
import { sceneOf } from './scene.ts';
import { spanOf } from './span.ts';
import { timelineOf } from './timeline.ts';
import { slowTransits, stationsOfYear, type Part } from './transits.ts';

/** The year of life of contract §12. @throws Problem 400 `invalid_range`, 422 */
export function calculateYearlyCycle(
  context: CalculationContext,
  request: YearlyCycleRequest,
): Record<string, unknown> {
  const { ephemeris } = context;
  const { settings, include } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const venue = venueOf(context, asReturnRequest(request, 'solar', 0), birth);
  const span = spanOf(context, request, birth, venue);
  const natal = natalTargets(context, birth, settings, request.birth.utcMs === null ? 'birth_date' : 'utc');
  const scene = sceneOf(ephemeris, request, birth, natal, span);
  const year = profections(ephemeris, natal.chart, span);
  const makers: Readonly<Record<YearlyCyclePart, () => Part>> = {
    solar_return: () => solarReturn(context, scene, venue),
    profections: () => ({ wired: year?.wired ?? null, entries: year?.entries ?? [], warnings: [] }),
    transits: () => slowTransits(scene, { stationsElsewhere: include.has('stations') }),
    eclipses: () => eclipsesOfYear(scene),
    progressed_moon: () => progressedMoon(scene),
    lunar_returns: () => lunarReturns(context, scene),
    stations: () => stationsOfYear(scene),
  };
  const parts = Object.entries(makers)
    .filter(([name]) => include.has(name as YearlyCyclePart))
    .map(([name, make]) => ({ name, ...make() }));
  const source = natal.chart.source === 'moshier' ? 'moshier' : scene.regime.source;
  return {
    product: 'yearly_cycle',
    year: span.year,
    span: {
      from: instantTextOfJd(ephemeris, span.fromJdUt),
      to: instantTextOfJd(ephemeris, span.untilJdUt),
      ...(span.uncertainty.approximate ? { approximate: true } : {}),
    },
    ...Object.fromEntries(parts.map(({ name, wired }) => [name, wired])),
    timeline: timelineOf(
      ephemeris,
      parts.flatMap(({ entries }) => entries),
    ),
    time: birth.time,
    place: birth.place,
    input: request.input,
    meta: buildMeta(context, { jdUt: span.fromJdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: distinct([
      ...request.warnings,
      ...birth.warnings,
      ...venue.warnings,
      ...span.warnings,
      ...precisionWarnings(source),
      ...natal.warnings,
      ...parts.flatMap(({ warnings }) => warnings),
    ]),
  };
}

/** Several parts may warn of the same. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}
