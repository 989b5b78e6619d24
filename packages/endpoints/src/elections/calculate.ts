import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { bodiesOfCondition } from '@theia-astro/astro/elections/aspects';
import { isPolar } from '@theia-astro/astro/elections/houses';
import {
  electionShares,
  findElections,
  type ElectionWindow,
  type ElectionWish,
} from '@theia-astro/astro/elections/search';
import { electionSky, type ElectionSky } from '@theia-astro/astro/elections/sky';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import type { PointId } from '@theia-astro/astro/points/point-id';
import { movingBodies } from '@theia-astro/astro/transits/moving';
import type { Cost, CalculationContext, Warning } from '../endpoint.ts';
import type { ElectionsRequest } from './request.ts';
import { Problem } from '../problem.ts';
import { rejectCostly } from '../limits/cost.ts';
import { clipRange, echoRange } from '../limits/search-window.ts';
import { DEFAULT_AYANAMSA } from '../request/ayanamsas.ts';
import { sunriseName } from '../request/setting-fields.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { chooseZone } from '../resolve/civil-day.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { zoneFactsAt } from '../resolve/resolve-time.ts';
import { instantText, localText, utcMsOfJd } from '../time/instant-text.ts';
import { natalTargets } from '../western/transits/natal-targets.ts';
import { answerEnd } from '../wire/meta.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import { round, type Wire } from '../wire/wire.ts';
import type { ConditionType } from './condition-fields.ts';
import type { electionsResponseSchema } from './schema.ts';

const DAY_MS = 86_400_000;
/** The place, the chart of the birth, sunrises of the first day. */
const BASE_MS = 60;
/** Windows and what changes at their ends. */
const WINDOWS_MS_PER_DAY = 0.15;
/** Latitudes from which on parts of the ecliptic may not rise; where cusps hurry. */
const POLAR_DEG = 66;
const HIGH_DEG = 58;

/**
 * Milliseconds a day that a condition takes over a whole range, at most. Evidence: each kind over a year (polar: 60 days) on the engine, geocentric and
 * topocentric, cold; a condition that is asked for inside the windows of others alone takes less.
 */
function msPerDay(condition: ElectionCondition, latitudeDeg: number, chart: ChartSettings): number {
  const { coordinates, housePlacement } = chart;
  const topocentric = coordinates === 'topocentric';
  const [polar, high] = [latitudeDeg > POLAR_DEG, latitudeDeg > HIGH_DEG];
  switch (condition.kind) {
    case 'not':
      return msPerDay(condition.condition, latitudeDeg, chart);
    case 'house':
      return (polar ? 22 : high ? 8 : 2.6) * (topocentric ? 2 : 1) * (housePlacement === 'mundane' ? 2.4 : 1);
    case 'angle_in_arcs':
      return polar && (condition.angle === 'asc' || condition.angle === 'dsc') ? 10 : 0.5;
    case 'hour_ruler':
    case 'day_ruler':
      return polar ? 3 : 0.25;
    case 'daylight':
    case 'vara':
    case 'hora':
    case 'choghadiya':
      return polar ? 0.8 : 0.2;
    case 'void_of_course':
      return 0.25;
    case 'weekday':
    case 'local_time':
      return 0.05;
    default:
      return topocentric ? 1.2 : 0.3;
  }
}

/** Estimated processor time of POST /elections at a latitude; by its coordinates, or by a name that is taken to be outside the polar circles until it is found. */
export function electionsCost(request: ElectionsRequest, foundLatitudeDeg?: number): Cost {
  const { fromMs, toMs, conditions, place } = request;
  const latitudeDeg = Math.abs(foundLatitudeDeg ?? place?.coordinates?.geoLatitudeDeg ?? 0);
  const days = (toMs - fromMs) / DAY_MS;
  const each = conditions.map(({ build }) => msPerDay(build(0), latitudeDeg, request.settings.chart));
  const millisecondsPerDay = WINDOWS_MS_PER_DAY + each.reduce((sum, one) => sum + one, 0);
  return {
    milliseconds: BASE_MS + millisecondsPerDay * days,
    range: { fromMs, days, millisecondsPerDay },
  };
}

type Answer = Wire<typeof electionsResponseSchema>;

const MINUTES_PER_DAY = 1440;
const SHARE_DECIMALS = 6;
const SCORE_DECIMALS = 6;

/** POST /elections. @throws Problem 422, or 400 where a place turns out to need too long a search */
export function calculateElections(context: CalculationContext, request: ElectionsRequest): Answer {
  const { ephemeris, places } = context;
  const { settings, sunrise, hora } = request;
  const { chart } = settings;
  if (request.place === null) throw new TypeError('A place was not required while parsing');
  const resolved = resolvePlace(places, request.place, settings.resolution, 'location');
  const { place, geo, warnings } = resolved;
  rejectCostly(electionsCost(request, geo.geoLatitudeDeg));
  const zone = chooseZone(context, request.zone, resolved);
  const offsetSecondsAt = (utcMs: number): number => zoneFactsAt(places, zone, utcMs).offsetSeconds;
  const searched = clipRange(ephemeris, request);
  const frame = chartFrame(chart, geo);
  const ayanamsa = chart.ayanamsa ?? DEFAULT_AYANAMSA;
  const combustion = settings.system === 'vedic' ? 'surya_siddhanta' : 'lilly';
  const sky = electionSky(
    {
      ephemeris,
      place: geo,
      frame,
      siderealFrame: { ...frame, ayanamsa: ayanamsa.definition },
      variants: chart,
      houses: chart,
      sunrise,
      hora,
      combustion,
      offsetMsAt: (utcMs) => offsetSecondsAt(utcMs) * 1000,
    },
    { startJdUt: searched.fromJdUt, endJdUt: searched.toJdUt },
  );
  rejectUnavailable(sky, request);
  const natal = natalLongitudes(context, request);
  const wishes = request.conditions.map(({ build, weight, natalPoint }): ElectionWish => ({
    condition: build(natalPoint === null ? 0 : natal.longitudeDeg(natalPoint)),
    weight,
  }));
  const windows = findElections(sky, wishes, request.minimumMinutes / MINUTES_PER_DAY);
  const chosen = (request.order === 'score' ? windows.toSorted((a, b) => b.score - a.score) : windows).slice(
    0,
    request.limit,
  );
  return {
    product: 'elections',
    ...echoRange(ephemeris, searched, request),
    found: windows.length,
    windows: chosen.map((window) => wireWindow(window, (jdUt) => utcMsOfJd(ephemeris, jdUt), offsetSecondsAt)),
    ...(windows.length > 0
      ? {}
      : {
          shares: electionShares(sky, wishes).map(({ own, others }, index) => ({
            type: request.conditions[index]!.type,
            holds: round(own, SHARE_DECIMALS),
            others: round(others, SHARE_DECIMALS),
          })),
        }),
    conventions: {
      house_system: chart.houseSystem,
      node: chart.node,
      sunrise: sunriseName(sunrise),
      hora,
      combustion,
      nakshatra_ayanamsa: ayanamsa.id,
    },
    timezone: zone.kind === 'iana' ? zone.name : null,
    place: wirePlace(place),
    ...answerEnd(
      context,
      request,
      { jdUt: searched.fromJdUt, ayanamsa: chart.ayanamsa, source: sky.regime.source },
      warnings,
      natal.warnings,
      searched.warnings,
      polarWarnings(sky, request),
    ),
  };
}

function wireWindow(
  { startJdUt, endJdUt, score, holds, openedBy, closedBy }: ElectionWindow,
  utcMsAt: (jdUt: number) => number,
  offsetSecondsAt: (utcMs: number) => number,
): Answer['windows'][number] {
  const [start, end] = [utcMsAt(startJdUt), utcMsAt(endJdUt)];
  return {
    starts_at: instantText(start),
    ends_at: instantText(end),
    starts_at_local: localText(start, offsetSecondsAt(start)),
    ends_at_local: localText(end, offsetSecondsAt(end)),
    score: round(score, SCORE_DECIMALS),
    holds: [...holds],
    opened_by: [...openedBy],
    closed_by: [...closedBy],
  };
}

/** @throws Problem 422 `body_unavailable` for a body that has no positions in the whole range */
function rejectUnavailable(sky: ElectionSky, { conditions, settings }: ElectionsRequest): void {
  const { startJdUt, endJdUt } = sky.range;
  for (const [index, { build }] of conditions.entries()) {
    const named = bodiesOfCondition(build(0));
    const { unavailable, partly } = movingBodies(
      sky.ephemeris,
      named,
      settings.chart,
      sky.frame,
      sky.regime,
      startJdUt,
      endJdUt,
    );
    const [missing] = [...unavailable, ...partly.map(({ id }) => id)];
    if (missing !== undefined)
      throw new Problem({
        code: 'body_unavailable',
        field: `conditions[${index}].body`,
        message: `${missing} is not available throughout this range.`,
        hint: 'Leave it out, or choose dates from 1800 to 2399.',
      });
  }
}

interface NatalLongitudes {
  readonly longitudeDeg: (point: PointId) => number;
  readonly warnings: readonly Warning[];
}

/** Where the points of the birth chart are that conditions name. @throws Problem 422 */
function natalLongitudes(
  context: CalculationContext,
  { natal, conditions, settings }: ElectionsRequest,
): NatalLongitudes {
  const points = conditions.flatMap(({ natalPoint }) => natalPoint ?? []);
  if (natal === null || points.length === 0) return { longitudeDeg: () => 0, warnings: [] };
  const birth = resolveBirth(context, natal, settings.resolution);
  const field = (point: PointId): string =>
    `conditions[${conditions.findIndex(({ natalPoint }) => natalPoint === point)}].natal_point`;
  const asked = { birth: natal, settings, points, pointsAsked: true, field: field(points[0]!) };
  const { targets, warnings } = natalTargets(context.ephemeris, asked, birth);
  const known = new Map(targets.map(({ id, longitudeDeg }) => [id, longitudeDeg]));
  const missing = points.find((point) => !known.has(point));
  if (missing !== undefined)
    throw new Problem({
      code: 'missing_field',
      field: field(missing),
      message: `The chart has no ${missing}: it needs the time and place of birth.`,
      hint: 'Send natal.birth_time and natal.location.',
    });
  return { longitudeDeg: (point) => known.get(point)!, warnings: [...birth.warnings, ...warnings] };
}

const BY_SUNRISE: ReadonlySet<ConditionType> = new Set(['vara', 'hora', 'choghadiya']);
const BY_HOURS: ReadonlySet<ConditionType> = new Set(['hour_ruler', 'day_ruler']);

/** What conditions mean where the Sun does not rise and set every day, and where systems of houses end. */
function polarWarnings(sky: ElectionSky, { conditions }: ElectionsRequest): readonly Warning[] {
  if (!isPolar(sky)) return [];
  const has = (types: ReadonlySet<ConditionType>): boolean => conditions.some(({ type }) => types.has(type));
  return [
    ...(has(BY_SUNRISE) || has(BY_HOURS)
      ? [
          {
            code: 'polar_no_sunrise' as const,
            message:
              'The Sun does not rise and set here on every day: on the others there is no vara, hora or choghadiya, and planetary hours are equal, from 06:00 apparent solar time.',
          },
        ]
      : []),
    ...(has(new Set(['house']))
      ? [
          {
            code: 'house_system_fallback' as const,
            message:
              'Within the polar circles some house systems are not always defined: settings.polar_fallback then says which houses count; with error none do.',
          },
        ]
      : []),
  ];
}
