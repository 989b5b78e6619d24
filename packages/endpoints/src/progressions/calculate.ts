import type { Aspect } from '@theia/astro/aspects/aspect';
import { orbTable } from '@theia/astro/aspects/find';
import type { NatalInclude } from '@theia/astro/natal/settings';
import { aspectsToNatal, flatOrbTable, mutualAspects, progressedAspectPoints } from '@theia/astro/progressions/aspects';
import type { NatalBasis, ProgressedChart } from '@theia/astro/progressions/compute';
import { progressedLunation } from '@theia/astro/progressions/lunation';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import { wire } from '../natal/wire-number.ts';
import { Problem } from '../problem.ts';
import { wireDerivedHouses } from '../shared/derived-houses.ts';
import { instantText, instantTextOfJd } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { resolveBirth } from '../shared/resolve-birth.ts';
import { resolveCompanion } from '../shared/resolve-time.ts';
import { calculateEvents } from './calculate-events.ts';
import { progressChart } from './progress.ts';
import type { ProgressionsRequest } from './request.ts';
import { wireLunation, wireMutualAspect, wireNatalAspect, wireProgressedPoint } from './wire.ts';

type Wired = Record<string, unknown>;

const NO_PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>();
/** Without orbs of its own, contract §3.3. */
const FLAT_ORB_DEG = 1;

/** The answer of contract §9. @throws Problem 422 */
export function calculateProgressions(context: CalculationContext, request: ProgressionsRequest): Wired {
  const { ephemeris } = context;
  const { birth, choice, include, settings } = request;
  const { time, place, moment, geo, zone, warnings } = resolveBirth(context, birth, settings.resolution);
  if (geo === null) throw new Problem({ code: 'missing_field', field: 'location', message: 'location is required.' });
  const { chart, warnings: chartWarnings } = calculateChart(ephemeris, {
    moment,
    place: geo,
    settings: settings.chart,
    include: NO_PARTS,
    bodiesAsked: settings.bodiesAsked,
    fields: {
      bodies: 'settings.bodies',
      houseSystem: 'settings.house_system',
      date: birth.utcMs === null ? 'birth_date' : 'utc',
    },
  });
  const natal: NatalBasis = { chart, moment, place: geo };
  const target = resolveCompanion(
    context,
    request.target,
    {
      zone: zone ?? { kind: 'iana', name: 'UTC' },
      geoLongitudeDeg: geo.geoLongitudeDeg,
      dateField: 'progressed_date',
      timeField: 'progressed_time',
    },
    settings.resolution,
  );
  const { progressed, warnings: progressedWarnings } = progressChart(ephemeris, natal, target.jdUt, choice, settings);
  const events =
    request.range === null || !include.has('events')
      ? null
      : calculateEvents(ephemeris, natal, progressed, request, request.range);
  const source = chart.source === 'moshier' ? chart.source : progressed.source;
  return {
    product: 'progressions',
    method: choice.method,
    angles_method: choice.method === 'solar_arc' ? null : choice.angles,
    converse: choice.converse,
    target_utc: instantText(target.utcMs),
    progressed_utc: instantTextOfJd(ephemeris, progressed.jdUt),
    progressed_julian_day_ut: wire(progressed.jdUt),
    age_years: wire(progressed.ageYears),
    solar_arc: wire(progressed.arcs.trueDeg),
    naibod_arc: wire(progressed.arcs.naibodDeg),
    ...parts(context, request, natal, progressed, target.jdUt),
    ...(events === null ? {} : { events: events.wired }),
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source }),
    warnings: [
      ...request.warnings,
      ...warnings,
      ...target.warnings,
      ...converseWarnings(request, target.jdUt < moment.jdUt),
      ...precisionWarnings(source),
      ...chartWarnings,
      ...progressedWarnings,
      ...(events?.warnings ?? []),
    ],
  };
}

function parts(
  { ephemeris }: CalculationContext,
  request: ProgressionsRequest,
  natal: NatalBasis,
  progressed: ProgressedChart,
  targetJdUt: number,
): Wired {
  const {
    choice,
    include,
    settings: { chart: settings },
  } = request;
  const { unknownTime } = natal.moment;
  const wired: Wired = {};
  if (include.has('points'))
    wired['points'] = Object.fromEntries(
      progressed.points.map((point) => [point.id, wireProgressedPoint(ephemeris, point)]),
    );
  const houses = progressed.houses && wireDerivedHouses(progressed.houses);
  wired['angles'] = houses && houses['angles'];
  wired['houses'] = houses;
  if (include.has('aspects_to_natal') || include.has('aspects')) {
    const table = request.orbsGiven ? orbTable(settings) : flatOrbTable(settings.aspects, FLAT_ORB_DEG);
    const points = progressedAspectPoints(ephemeris, natal, progressed, choice, settings);
    const each = (found: readonly Aspect[], write: (aspect: Aspect, unknownTime: boolean) => Wired): Wired[] =>
      found.map((aspect) => write(aspect, unknownTime));
    if (include.has('aspects_to_natal'))
      wired['aspects_to_natal'] = each(aspectsToNatal(points, natal, table), wireNatalAspect);
    if (include.has('aspects')) wired['aspects'] = each(mutualAspects(points, table), wireMutualAspect);
  }
  if (include.has('lunation'))
    wired['lunation'] = wireLunation(
      ephemeris,
      progressedLunation(ephemeris, progressed.clock, progressed.frame, targetJdUt),
      unknownTime,
    );
  return wired;
}

function converseWarnings({ choice }: ProgressionsRequest, beforeBirth: boolean): readonly Warning[] {
  if (!beforeBirth || choice.converse) return [];
  return [
    {
      code: 'converse_assumed',
      message: 'progressed_date lies before the birth: the chart was progressed into the past.',
      field: 'progressed_date',
    },
  ];
}
