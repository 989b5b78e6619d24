import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../western/chart.ts';
import { type WirePlace, wireTime, type WireTime } from '../wire/place-and-time.ts';
import type { ZoneChoice } from '../request/asked.ts';
import { precisionWarnings } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolveCompanion } from '../resolve/resolve-time.ts';
import type { OuterChart } from './draw.ts';
import type { ChartRequest } from './request.ts';

export interface ResolvedOuter extends OuterChart {
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly warnings: readonly Warning[];
}

const UTC: ZoneChoice = { kind: 'iana', name: 'UTC' };
const PARTNER_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses']);
const TRANSIT_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points']);

/** The second chart of a bi-wheel: the partner's, or the sky at the transit date by the clock of the birth place. @throws Problem 422 */
export function resolveOuter(
  context: CalculationContext,
  request: ChartRequest,
  zone: ZoneChoice | null,
  geo: GeoPosition | null,
): ResolvedOuter | null {
  const { outer } = request;
  if (outer === null) return null;
  return outer.kind === 'partner'
    ? partnerChart(context, request, outer.birth)
    : transitChart(context, request, outer.moment, zone ?? UTC, geo);
}

function partnerChart(
  context: CalculationContext,
  { settings }: ChartRequest,
  birth: ChartRequest['birth'],
): ResolvedOuter {
  const { time, place, moment, geo, warnings } = resolveBirth(context, birth, settings.resolution);
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment,
    place: geo,
    settings: settings.chart,
    include: PARTNER_PARTS,
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birth.utcMs === null ? 'partner.birth_date' : 'partner.utc' },
  });
  return {
    kind: 'partner',
    chart,
    time,
    place,
    warnings: [...warnings, ...precisionWarnings(chart.source), ...chartWarnings],
  };
}

function transitChart(
  context: CalculationContext,
  { settings }: ChartRequest,
  moment: Extract<NonNullable<ChartRequest['outer']>, { kind: 'transit' }>['moment'],
  zone: ZoneChoice,
  geo: GeoPosition | null,
): ResolvedOuter {
  const at = {
    zone,
    geoLongitudeDeg: geo?.geoLongitudeDeg ?? null,
    dateField: 'transit_date',
    timeField: 'transit_time',
  };
  const found = resolveCompanion(context, moment, at, settings.resolution);
  const topocentric = settings.chart.coordinates === 'topocentric';
  const { chart, warnings } = calculateChart(context.ephemeris, {
    moment: { jdUt: found.jdUt, unknownTime: false, day: null },
    place: topocentric ? geo : null,
    settings: settings.chart,
    include: TRANSIT_PARTS,
    bodiesAsked: settings.bodiesAsked,
    fields: { date: 'transit_date' },
  });
  const time = wireTime(
    { utcMs: found.utcMs, jdUt: found.jdUt, jdTt: found.jdTt, unknownTime: false, day: null },
    found.zone,
    moment?.calendar ?? 'gregorian',
  );
  const bodies = topocentric ? { ...chart, houses: null } : chart;
  return {
    kind: 'transit',
    chart: bodies,
    time,
    place: null,
    warnings: [...found.warnings, ...precisionWarnings(chart.source), ...warnings],
  };
}
