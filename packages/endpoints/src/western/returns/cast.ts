import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import type { BodyReturn } from '@theia-astro/astro/returns/find';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { calculateChart } from '../chart.ts';
import { chartSettings } from '../../wire/chart-parts.ts';
import { wireChart } from '../../wire/chart.ts';
import { wire } from '../../wire/number.ts';
import type { Wire } from '../../wire/wire-type.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { instantText, localText, utcMsOfJd } from '../../time/instant-text.ts';
import { civilDayAt } from '../../resolve/civil-day.ts';
import { zoneFactsAt } from '../../resolve/resolve-time.ts';
import { wireAspectsToNatal } from './natal-aspects.ts';
import type { ReturnRequest, Venue } from './asked.ts';
import type { returnSchema } from './returning.ts';
import type { Uncertainty } from '../../resolve/uncertainty.ts';

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
  readonly wired: Wire<typeof returnSchema>;
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
  const utcMs = utcMsOfJd(ephemeris, found.jdUt);
  const day =
    include.has('star_parans') && venue.geo !== null
      ? civilDayAt(context, utcMs, venue.zone, venue.geo.geoLongitudeDeg, settings.resolution)
      : null;
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: { jdUt: found.jdUt, unknownTime: birth.moment.unknownTime, day },
    place: venue.geo,
    settings: chartSettings(settings.chart, include),
    include,
    bodiesAsked: settings.bodiesAsked,
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: 'year' },
  });
  const wired: Wire<typeof returnSchema> = {
    at: instantText(utcMs),
    julian_day_ut: wire(found.jdUt),
    at_local: localText(
      utcMs,
      zoneFactsAt(places, venue.zone, utcMs, venue.geo?.geoLongitudeDeg ?? null).offsetSeconds,
    ),
    pass: found.pass,
    pass_count: found.passCount,
    motion: found.motion,
    ...uncertainty,
    place: venue.place,
    chart: wireChart(ephemeris, chart, include),
    ...(request.aspectsToNatal ? { aspects_to_natal: wireAspectsToNatal(chart, natal, request) } : {}),
  };
  return { wired, source: chart.source, warnings };
}
