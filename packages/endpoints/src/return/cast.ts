import type { NatalChart } from '@theia/astro/natal/chart';
import type { NatalInclude } from '@theia/astro/natal/settings';
import type { BodyReturn } from '@theia/astro/returns/find';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import { wireChart } from '../natal/wire-chart.ts';
import { wire } from '../natal/wire-number.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { instantText, localText, utcMsOfJd } from '../shared/instant-text.ts';
import { zoneFactsAt } from '../shared/resolve-time.ts';
import { wireAspectsToNatal } from './natal-aspects.ts';
import type { ReturnRequest } from './request.ts';
import type { Uncertainty } from './uncertainty.ts';
import type { Venue } from './venue.ts';

const NATAL_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses']);

/** The birth chart, for the aspects of the returns to it. @throws Problem 422 */
export function natalChart(
  { ephemeris }: CalculationContext,
  { birth: data, settings }: ReturnRequest,
  birth: ResolvedBirth,
): NatalChart {
  return calculateChart(ephemeris, {
    moment: birth.moment,
    place: birth.geo,
    settings: settings.chart,
    include: NATAL_PARTS,
    bodiesAsked: settings.bodiesAsked,
    fields: {
      bodies: 'settings.bodies',
      houseSystem: 'settings.house_system',
      date: data.utcMs === null ? 'birth_date' : 'utc',
    },
  }).chart;
}

export interface CastReturn {
  readonly wired: Record<string, unknown>;
  readonly source: NatalChart['source'];
  readonly warnings: readonly Warning[];
}

/** One return with its chart: without a birth time the moment is uncertain, and the chart has no houses. @throws Problem 422 */
export function castReturn(
  context: CalculationContext,
  request: ReturnRequest,
  birth: ResolvedBirth,
  venue: Venue,
  natal: NatalChart,
  found: BodyReturn,
  uncertainty: Uncertainty,
): CastReturn {
  const { ephemeris, places } = context;
  const { settings, include } = request;
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: { jdUt: found.jdUt, unknownTime: birth.moment.unknownTime, day: null },
    place: venue.geo,
    settings: settings.chart,
    include,
    bodiesAsked: settings.bodiesAsked,
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: 'year' },
  });
  const utcMs = utcMsOfJd(ephemeris, found.jdUt);
  const at = instantText(utcMs);
  const wired = {
    at,
    julian_day_ut: wire(found.jdUt),
    local: localText(utcMs, zoneFactsAt(places, venue.zone, utcMs, venue.geo?.geoLongitudeDeg ?? null).offsetSeconds),
    pass: found.pass,
    pass_count: found.passCount,
    motion: found.motion,
    ...uncertainty,
    place: venue.place,
    chart: { datetime_utc: at, ...wireChart(ephemeris, chart, include) },
    ...(request.aspectsToNatal ? { aspects_to_natal: wireAspectsToNatal(chart, natal, request) } : {}),
  };
  return { wired, source: chart.source, warnings };
}
