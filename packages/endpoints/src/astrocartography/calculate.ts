import { birthField } from '../request/birth-data.ts';
import { type SpherePoint, spherePoint } from '@theia-astro/astro/declinations/graph';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import {
  type GlobeArc,
  type GlobePoint,
  LINE_ANGLES,
  lineOfAngle,
  lineOfAzimuth,
  piecesOfArc,
} from '@theia-astro/astro/astrocartography/line';
import { nearestOfLine } from '@theia-astro/astro/astrocartography/geodesic';
import { parans } from '@theia-astro/astro/astrocartography/parans';
import type { AspectId } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { Ephemeris, GeoPosition } from '@theia-astro/astro/ephemeris';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { castAspects } from '@theia-astro/astro/primary-directions/mundane';
import { drawWorldMap } from '@theia-astro/chart-svg/map/world-map';
import type { ThemeName } from '@theia-astro/chart-svg/themes/theme';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import type { Moment } from '../time/range.ts';
import { calculateChart } from '../western/chart.ts';
import { wirePieces } from '../wire/geojson.ts';
import { wireHouses } from '../wire/houses.ts';
import { answerEnd } from '../wire/meta.ts';
import { round, wire, type Wire } from '../wire/wire.ts';
import { wirePlace } from '../wire/place-and-time.ts';
import type { AstrocartographyRequest, LineMode } from './request.ts';
import type { astrocartographyResponseSchema, lineSchema } from './schema.ts';

type Answer = Wire<typeof astrocartographyResponseSchema>;
/** Width of the map. */
export const MAP_PX = 1200;

type LineProperties = Wire<typeof lineSchema>;

/** POST /astrocartography. @throws Problem 422 */
export function calculateAstrocartography(context: CalculationContext, request: AstrocartographyRequest): Answer {
  const { ephemeris, places } = context;
  const { include, settings } = request;
  const { time, place, moment, geo, warnings } = resolveBirth(context, request.birth, settings.resolution);
  if (geo === null) throw new Problem({ code: 'missing_field', field: 'location', message: 'location is required.' });
  const relocation =
    request.relocation === null
      ? null
      : resolvePlace(places, request.relocation, settings.resolution, 'relocation.location');
  const seenFrom = relocation?.geo ?? geo;
  const sky = skyOf(context, request, moment, geo);
  const lines =
    include.has('lines') || include.has('nearest') || request.picture !== null ? anglesOf(sky, request.mode) : [];
  const aspects = include.has('aspects') ? aspectsOf(sky, settings.chart.aspects) : [];
  const moved = include.has('relocated') ? relocated(context, request, moment, seenFrom) : null;
  return {
    product: 'astrocartography',
    conventions: { mode: request.mode, horizon: 'geometric' },
    ...(include.has('lines') ? { lines: collection(lines) } : {}),
    ...(include.has('nearest') ? { nearest: nearestLines(lines, seenFrom, request.withinKm) } : {}),
    ...(include.has('aspects') ? { aspects: collection(aspects) } : {}),
    ...(include.has('parans') ? { parans: wireParans(sky, request.mode) } : {}),
    ...(include.has('local_space') ? { local_space: localSpace(ephemeris, sky, moment, geo) } : {}),
    ...(moved === null ? {} : { relocated: moved.wired }),
    ...(request.picture === null ? {} : { svg: drawn(request.picture.theme, lines, time.utc, geo, relocation?.geo) }),
    relocation: relocation === null ? null : wirePlace(relocation.place),
    time,
    place,
    ...answerEnd(
      context,
      request,
      { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: sky.source },
      warnings,
      relocation?.warnings ?? [],
      sky.warnings,
      moved?.warnings ?? [],
    ),
  };
}

interface SkyBody {
  readonly id: BodyId;
  /** Tropical. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  /** Where the body is in the zenith. */
  readonly overhead: GlobePoint;
}

interface BirthSky {
  readonly bodies: readonly SkyBody[];
  readonly obliquityDeg: number;
  readonly greenwichDeg: number;
  readonly source: NatalChart['source'];
  readonly warnings: readonly Warning[];
}

/** The sky of the birth, from the centre of the Earth and by tropical longitudes: lines know no zodiac. */
function skyOf(
  context: CalculationContext,
  request: AstrocartographyRequest,
  moment: Moment,
  place: GeoPosition,
): BirthSky {
  const { ephemeris } = context;
  const { chart, warnings } = chartAt(context, request, moment, place, { ayanamsa: null, withoutHouses: true });
  const greenwichDeg = 15 * ephemeris.siderealTimeHours(moment.jdUt);
  return {
    bodies: chart.points.map(({ id, position }) => ({
      id,
      longitudeDeg: position.longitudeDeg,
      latitudeDeg: position.latitudeDeg,
      distanceAu: position.distanceAu,
      overhead: overheadOf(position, greenwichDeg),
    })),
    obliquityDeg: chart.obliquityDeg,
    greenwichDeg,
    source: chart.source,
    warnings,
  };
}

function chartAt(
  { ephemeris }: CalculationContext,
  { birth, settings }: AstrocartographyRequest,
  moment: Moment,
  place: GeoPosition,
  changed: Partial<ChartSettings> = {},
): ReturnType<typeof calculateChart> {
  return calculateChart(ephemeris, {
    moment,
    place,
    settings: { ...settings.chart, ...changed },
    include: new Set(),
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birthField(birth) },
  });
}

function overheadOf({ rightAscensionDeg, declinationDeg }: SpherePoint, greenwichDeg: number): GlobePoint {
  return { longitudeDeg: wrap180(rightAscensionDeg - greenwichDeg), latitudeDeg: declinationDeg };
}

interface Line {
  readonly properties: LineProperties;
  readonly arc: GlobeArc;
}

/** The body itself, or its degree of the ecliptic. */
function overheadIn(body: SkyBody, { obliquityDeg, greenwichDeg }: BirthSky, mode: LineMode): GlobePoint {
  if (mode === 'mundane') return body.overhead;
  return overheadOf(spherePoint(body.longitudeDeg, 0, obliquityDeg), greenwichDeg);
}

function anglesOf(sky: BirthSky, mode: LineMode): Line[] {
  return sky.bodies.flatMap((body) => {
    const overhead = overheadIn(body, sky, mode);
    return LINE_ANGLES.map((angle) => ({ properties: { body: body.id, angle }, arc: lineOfAngle(angle, overhead) }));
  });
}

/** Where a degree in aspect with a body rises or culminates. */
function aspectsOf({ bodies, obliquityDeg, greenwichDeg }: BirthSky, aspects: readonly AspectId[]): Line[] {
  return bodies.flatMap(({ id, longitudeDeg }) =>
    castAspects(aspects).flatMap(({ aspect, side, angleDeg }) => {
      const degree = spherePoint(normalizeDeg(longitudeDeg + angleDeg), 0, obliquityDeg);
      const overhead = overheadOf(degree, greenwichDeg);
      return (['asc', 'mc'] as const).map((angle) => ({
        properties: { body: id, angle, aspect, ...(side === null ? {} : { side }) },
        arc: lineOfAngle(angle, overhead),
      }));
    }),
  );
}

function collection(lines: readonly Line[]): NonNullable<Answer['lines']> {
  return {
    type: 'FeatureCollection',
    features: lines.map(({ properties, arc }) => ({
      type: 'Feature',
      geometry: wirePieces(piecesOfArc(arc)),
      properties,
    })),
  };
}

function nearestLines(
  lines: readonly Line[],
  { geoLatitudeDeg: latitudeDeg, geoLongitudeDeg: longitudeDeg }: GeoPosition,
  withinKm: number,
): NonNullable<Answer['nearest']> {
  return lines
    .map(({ properties, arc }) => ({ properties, nearest: nearestOfLine(arc, { latitudeDeg, longitudeDeg }) }))
    .flatMap(({ properties, nearest }) => (nearest === null ? [] : [{ properties, ...nearest }]))
    .filter(({ distanceKm }) => distanceKm <= withinKm)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .map(({ properties: { body, angle }, place, distanceKm }) => ({
      body,
      angle,
      distance_km: round(distanceKm, 3),
      latitude: round(place.latitudeDeg, 6),
      longitude: round(place.longitudeDeg, 6),
    }));
}

function wireParans(sky: BirthSky, mode: LineMode): NonNullable<Answer['parans']> {
  const bodies = sky.bodies.map((body) => ({ id: body.id, overhead: overheadIn(body, sky, mode) }));
  return parans(bodies)
    .toSorted((a, b) => b.place.latitudeDeg - a.place.latitudeDeg)
    .map(({ bodyA, angleA, bodyB, angleB, place }) => ({
      body_1: bodyA,
      angle_1: angleA,
      body_2: bodyB,
      angle_2: angleB,
      latitude: round(place.latitudeDeg, 6),
      longitude: round(place.longitudeDeg, 6),
    }));
}

function localSpace(
  ephemeris: Ephemeris,
  { bodies }: BirthSky,
  { jdUt }: Moment,
  geo: GeoPosition,
): NonNullable<Answer['local_space']> {
  const from = { longitudeDeg: geo.geoLongitudeDeg, latitudeDeg: geo.geoLatitudeDeg };
  return {
    type: 'FeatureCollection',
    features: bodies.map((body) => {
      const { longitudeDeg, latitudeDeg, distanceAu } = body;
      const { azimuthDeg, altitudeDeg } = ephemeris.horizontal(jdUt, geo, longitudeDeg, latitudeDeg, distanceAu);
      const azimuth = (azimuthDeg + 180) % 360;
      return {
        type: 'Feature',
        geometry: wirePieces(piecesOfArc(lineOfAzimuth(from, azimuth))),
        properties: { body: body.id, azimuth: wire(azimuth), altitude: wire(altitudeDeg) },
      };
    }),
  };
}

function drawn(
  theme: ThemeName,
  lines: readonly Line[],
  at: string,
  birth: GeoPosition,
  other: GeoPosition | undefined,
): string {
  const placed = ({ geoLongitudeDeg: longitudeDeg, geoLatitudeDeg: latitudeDeg }: GeoPosition, isBirth: boolean) => ({
    longitudeDeg,
    latitudeDeg,
    isBirth,
  });
  return drawWorldMap(
    lines.map(({ properties: { body, angle }, arc }) => ({ body, angle, pieces: piecesOfArc(arc) })),
    [placed(birth, true), ...(other === undefined ? [] : [placed(other, false)])],
    {
      sizePx: MAP_PX,
      theme,
      title: 'Astrocartography',
      description: `Where the bodies of ${at} rise (AC), culminate (MC), set (DC) and anticulminate (IC).`,
    },
  );
}

function relocated(
  context: CalculationContext,
  request: AstrocartographyRequest,
  moment: Moment,
  place: GeoPosition,
): { readonly wired: NonNullable<Answer['relocated']>; readonly warnings: readonly Warning[] } {
  const { chart, warnings } = chartAt(context, request, moment, place);
  if (chart.houses === null) throw new TypeError('A chart of an instant and a place has houses');
  return {
    wired: {
      houses: wireHouses(chart.houses, { details: false, obliquityDeg: chart.obliquityDeg }),
      bodies: chart.points.map(({ id, house }) => ({ body: id, house })),
    },
    warnings: warnings.filter(({ code }) => code !== 'body_unavailable'),
  };
}
