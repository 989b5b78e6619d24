import { birthField } from '../../request/birth-data.ts';
import type { Aspect, AspectPoint } from '@theia-astro/astro/aspects/aspect';
import { aspectBetween, orbTable } from '@theia-astro/astro/aspects/find';
import { bodyOrbDeg } from '@theia-astro/astro/aspects/orbs';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import type { BodyReturn } from '@theia-astro/astro/returns/find';
import { type chartsAspectSchema, dependsOnMoon, wireChartsAspect } from '../../wire/aspect.ts';
import { chartSettings, shownAspects } from '../../wire/chart-parts.ts';
import { type Wire, wire } from '../../wire/wire.ts';
import type { ReturnRequest, Venue } from './asked.ts';
import type { CalculationContext, Warning } from '../../endpoint.ts';
import { calculateChart } from '../chart.ts';
import { wireChart } from '../../wire/chart.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { instantText, localText, utcMsOfJd } from '../../time/instant-text.ts';
import { civilDayAt } from '../../resolve/civil-day.ts';
import { zoneFactsAt } from '../../resolve/resolve-time.ts';
import type { returnSchema } from './returning.ts';
import type { Uncertainty } from '../../resolve/uncertainty.ts';

/** Orb of a return to its birth chart when the settings contain no orbs (docs/methods/aspects.md). */
const FLAT_ORB_DEG = 1;

/** Aspects of the return's points to the natal points: `return` moves, `natal` does not. */
function wireAspectsToNatal(
  chart: NatalChart,
  natal: NatalChart,
  { settings, include, orbsAsked }: ReturnRequest,
): Wire<typeof chartsAspectSchema>[] {
  const asked = chartSettings(settings.chart, include);
  const table = orbTable(orbsAsked ? asked : flat(asked));
  const allowedOrb = (point: AspectPoint): number => (orbsAsked ? bodyOrbDeg(point.id, settings.chart.orbDegrees) : 8);
  const natalPoints = aspectPoints(natal).map((point) => ({ ...point, speedDegPerDay: 0 }));
  const found: Aspect[] = aspectPoints(chart).flatMap((moving) =>
    natalPoints.flatMap((still) => aspectBetween(moving, still, allowedOrb(moving), allowedOrb(still), table) ?? []),
  );
  return shownAspects(found, include).map((aspect) =>
    wireChartsAspect(aspect, ['return', 'natal'], {
      details: include.has('details'),
      approximate: chart.unknownTime && dependsOnMoon(aspect),
    }),
  );
}

/** The settings with every aspect at the same orb. */
function flat(chart: ReturnRequest['settings']['chart']): ReturnRequest['settings']['chart'] {
  return {
    ...chart,
    aspectOrbs: Object.fromEntries(chart.aspects.map((aspect) => [aspect, FLAT_ORB_DEG])),
    orbScale: 1,
    orbModel: 'mean',
  };
}

/** Bodies, then ascendant and midheaven; the south node only when the north node is absent, as in the natal chart. */
function aspectPoints({ points, houses }: NatalChart): AspectPoint[] {
  const northNode = points.some(({ id }) => id === 'north_node');
  const bodies = points
    .filter(({ id }) => id !== 'south_node' || !northNode)
    .map(({ id, position }): AspectPoint => ({
      id,
      longitudeDeg: position.longitudeDeg,
      speedDegPerDay: position.speedDegPerDay,
    }));
  if (houses === null) return bodies;
  return [
    ...bodies,
    { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 },
    { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 },
  ];
}

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
    fields: { date: birthField(data) },
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
    fields: { date: 'year' },
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
