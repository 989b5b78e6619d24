import type { NatalInclude } from '@theia/astro/natal/settings';
import type { CalculationContext } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import { wireHouses } from '../natal/wire-houses.ts';
import { wire } from '../natal/wire-number.ts';
import { wireLunarPhase } from '../natal/wire-parts.ts';
import { wirePoints } from '../natal/wire-point.ts';
import type { ResolvedPlace, ZoneChoice } from '../shared/contract.ts';
import { instantText } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { julianDaysOf } from '../shared/range.ts';
import { resolvePlace } from '../shared/resolve-place.ts';
import { canonicalZone, leapSecondWarning, resolveCompanion, zoneFactsAt } from '../shared/resolve-time.ts';
import { wirePlace } from '../shared/wire-place.ts';
import { wireTime } from '../shared/wire-time.ts';
import type { PositionsRequest } from './request.ts';

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };
const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses', 'lunar_phase']);

function momentOf(
  context: CalculationContext,
  request: PositionsRequest,
  place: ResolvedPlace | null,
): ReturnType<typeof resolveCompanion> {
  const named = place?.place.timezone ?? null;
  const zone =
    request.zone !== null
      ? canonicalZone(context.places, request.zone, 'timezone')
      : named === null
        ? UTC
        : { kind: 'iana' as const, name: named };
  if (request.utcMs !== null) {
    const warnings = request.leapSecond ? [leapSecondWarning(request.utcMs, 'utc')] : [];
    return {
      utcMs: request.utcMs,
      zone: zoneFactsAt(context.places, zone, request.utcMs),
      warnings,
      ...julianDaysOf(context.ephemeris, request.utcMs, 'utc', request.leapSecond),
    };
  }
  const at = { zone, geoLongitudeDeg: place?.geo.geoLongitudeDeg ?? null, dateField: 'date', timeField: 'time' };
  return resolveCompanion(context, request.local, at, request.resolution);
}

/** The sky at an instant, contract §10.1; with a place also houses and angles. @throws Problem 422 */
export function calculatePositions(context: CalculationContext, request: PositionsRequest): Record<string, unknown> {
  const place =
    request.place === null ? null : resolvePlace(context.places, request.place, request.resolution, 'location');
  const moment = momentOf(context, request, place);
  const { chart, warnings } = calculateChart(context.ephemeris, {
    moment: { jdUt: moment.jdUt, unknownTime: false, day: null },
    place: place?.geo ?? null,
    settings: request.chart,
    include: PARTS,
    bodiesAsked: request.bodiesField !== null,
    fields: {
      bodies: request.bodiesField ?? 'bodies',
      houseSystem: request.houseSystemField,
      date: request.utcMs === null ? 'date' : 'utc',
    },
  });
  return {
    product: 'positions',
    utc: instantText(moment.utcMs),
    julian_day_ut: wire(moment.jdUt),
    points: wirePoints(context.ephemeris, chart.points, {
      house: chart.houses !== null,
      stations: false,
      gauquelin: false,
    }),
    lunar_phase: chart.lunarPhase && wireLunarPhase(chart.lunarPhase),
    ...(chart.houses === null ? {} : { houses: wireHouses(chart.houses, chart.obliquityDeg) }),
    time: wireTime(
      { utcMs: moment.utcMs, jdUt: moment.jdUt, jdTt: moment.jdTt, unknownTime: false, day: null },
      moment.zone,
      request.local?.calendar ?? 'gregorian',
    ),
    place: place === null ? null : wirePlace(place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: request.chart.ayanamsa, source: chart.source }),
    warnings: [
      ...request.warnings,
      ...(place?.warnings ?? []),
      ...moment.warnings,
      ...precisionWarnings(chart.source),
      ...warnings,
    ],
  };
}
