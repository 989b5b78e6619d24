import type { CalculationContext, Warning } from '../endpoint.ts';
import { natalTargets } from '../western/natal-points.ts';
import { resolveVenue } from '../western/returns/venue.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { eclipsesOfYear } from './eclipses.ts';
import { profections } from './profections.ts';
import { progressedMoon } from './progressed-moon.ts';
import { asReturnRequest, type YearlyCyclePart, type YearlyCycleRequest } from './request.ts';
import { lunarReturns, solarReturn } from './returns.ts';
import type { Part } from './part.ts';
import { setScene } from './scene.ts';
import { resolveCycleSpan } from './span.ts';
import { writeTimeline } from './timeline.ts';
import type { yearlyCycleResponseSchema } from './schema.ts';
import { slowTransits, stationsOfYear } from './transits.ts';
import type { Wire } from '../wire/wire-type.ts';

/** The year of life. @throws Problem 400 `invalid_range`, 422 */
export function calculateYearlyCycle(
  context: CalculationContext,
  request: YearlyCycleRequest,
): Wire<typeof yearlyCycleResponseSchema> {
  const { ephemeris } = context;
  const { settings, include } = request;
  const birth = resolveBirth(context, request.birth, settings.resolution);
  const venue = resolveVenue(context, asReturnRequest(request, 'solar', 0), birth);
  const span = resolveCycleSpan(context, request, birth, venue);
  const natal = natalTargets(context, birth, settings, request.birth.utcMs === null ? 'birth_date' : 'utc');
  const scene = setScene(ephemeris, request, birth, natal, span);
  const asked = <Wired>(part: YearlyCyclePart, make: () => Part<Wired>): Part<Wired> | null =>
    include.has(part) ? make() : null;
  const solar = asked('solar_return', () => solarReturn(context, scene, venue));
  const year = asked('profections', () => profections(ephemeris, natal.chart, span));
  const transits = asked('transits', () => slowTransits(scene));
  const eclipses = asked('eclipses', () => eclipsesOfYear(scene));
  const moon = asked('progressed_moon', () => progressedMoon(scene));
  const lunar = asked('lunar_returns', () => lunarReturns(context, scene));
  const stations = asked('stations', () => stationsOfYear(scene));
  const parts = [solar, year, transits, eclipses, moon, lunar, stations].filter((part) => part !== null);
  const source = natal.chart.source === 'moshier' ? 'moshier' : scene.regime.source;
  return {
    product: 'yearly_cycle',
    year: span.year,
    span: {
      starts_at: instantTextOfJd(ephemeris, span.fromJdUt),
      ends_at: instantTextOfJd(ephemeris, span.untilJdUt),
      ...(span.uncertainty.approximate ? { approximate: true } : {}),
    },
    ...(solar === null ? {} : { solar_return: solar.wired }),
    ...(year === null ? {} : { profections: year.wired }),
    ...(transits === null ? {} : { transits: transits.wired }),
    ...(eclipses === null ? {} : { eclipses: eclipses.wired }),
    ...(moon === null ? {} : { progressed_moon: moon.wired }),
    ...(lunar === null ? {} : { lunar_returns: lunar.wired }),
    ...(stations === null ? {} : { stations: stations.wired }),
    ...(include.has('timeline')
      ? {
          timeline: writeTimeline(
            ephemeris,
            parts.flatMap(({ entries }) => entries),
          ),
        }
      : {}),
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

/** Removes duplicate warnings of different parts. */
function distinct(warnings: readonly Warning[]): Warning[] {
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}
