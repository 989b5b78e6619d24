import { birthField } from '../request/birth-data.ts';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import type { GeoPoint, GeoPosition } from '@theia-astro/astro/ephemeris';
import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { drawEclipseMap } from '@theia-astro/chart-svg/map/eclipse-map';
import type { ThemeName } from '@theia-astro/chart-svg/themes/theme';
import { z } from 'zod';
import { eclipseSchema, type NatalPoints, wireEclipse } from '../wire/eclipse.ts';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema, wirePlace, type WirePlace } from '../wire/place-and-time.ts';
import { ECLIPSE_KINDS, type EclipsesRequest } from './request.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { answerEnd } from '../wire/meta.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import { clipRange, echoRange } from '../limits/search-window.ts';
import { natalTargets, type NatalTargets } from '../western/natal-points.ts';
import { runningSecond } from '../request/search-range.ts';
import type { Wire } from '../wire/wire.ts';

export const eclipsesResponseSchema = z.object({
  product: z.literal('eclipses'),
  starts_at: instantSchema.meta({ description: 'Start of the searched range.' }),
  ends_at: instantSchema.meta({
    description:
      'End of the searched range, exclusive. Both differ from the request when there is a range_clipped warning.',
  }),
  kind: z.enum(ECLIPSE_KINDS),
  eclipses: z.array(eclipseSchema),
  svg: z.string().optional().meta({ description: 'With format svg: the map.' }),
  ...nextShape,
  time: timeSchema.nullable().meta({ description: 'Time of the birth; null without birth data.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});

/** The place of the observer, and the birth chart. */
interface Viewer {
  readonly geo: GeoPosition | null;
  readonly place: WirePlace | null;
  readonly birth: ResolvedBirth | null;
  readonly natal: NatalTargets | null;
  readonly warnings: readonly Warning[];
}

/** The response. @throws Problem 422 */
export function calculateEclipses(
  context: CalculationContext,
  request: EclipsesRequest,
): Wire<typeof eclipsesResponseSchema> {
  const { ephemeris } = context;
  const { settings } = request;
  const fromMs = request.fromNow ? runningSecond(context.nowMs) : request.fromMs;
  const window = clipRange(ephemeris, { fromMs, toMs: request.toMs });
  const viewer = resolveViewer(context, request);
  const eclipses = eclipsesBetween(ephemeris, window.fromJdUt, window.toJdUt, {
    kind: request.kind,
    place: viewer.geo,
    ayanamsa: settings.chart.ayanamsa?.definition ?? null,
    pathMinutes: request.pathMinutes,
  });
  const reduced = eclipses.some(({ source }) => source === 'moshier') || viewer.natal?.chart.source === 'moshier';
  const source = reduced ? 'moshier' : 'swisseph';
  return {
    product: 'eclipses',
    ...echoRange(ephemeris, window, { fromMs, toMs: request.toMs }),
    kind: request.kind,
    eclipses: eclipses.map((eclipse) =>
      wireEclipse(ephemeris, eclipse, {
        details: request.include.has('details'),
        path: request.include.has('path'),
        natal: natalPoints(viewer.natal),
      }),
    ),
    ...(request.picture === null ? {} : { svg: drawPaths(eclipses, request.picture.theme) }),
    time: viewer.birth?.time ?? null,
    place: viewer.place,
    ...answerEnd(
      context,
      request,
      { jdUt: window.fromJdUt, ayanamsa: settings.chart.ayanamsa, source },
      window.warnings,
      viewer.warnings,
    ),
  };
}

function resolveViewer(context: CalculationContext, request: EclipsesRequest): Viewer {
  const { birth, place, settings } = request;
  if (birth !== null) {
    const resolved = resolveBirth(context, birth, settings.resolution);
    const natal = natalTargets(context, resolved, settings, birthField(birth));
    return {
      geo: resolved.geo,
      place: resolved.place,
      birth: resolved,
      natal,
      warnings: [...resolved.warnings, ...natal.warnings],
    };
  }
  if (place === null) return { geo: null, place: null, birth: null, natal: null, warnings: [] };
  const found = resolvePlace(context.places, place, settings.resolution, 'location');
  return { geo: found.geo, place: wirePlace(found.place), birth: null, natal: null, warnings: found.warnings };
}

function natalPoints(natal: NatalTargets | null): NatalPoints | null {
  return natal && { points: natal.points, unknownTime: natal.chart.unknownTime };
}

/** Width of the map. */
export const MAP_PX = 1200;

function globePoint({ geoLongitudeDeg, geoLatitudeDeg }: GeoPoint): readonly [number, number] {
  return [geoLongitudeDeg, geoLatitudeDeg];
}

/** A map with the paths of the solar eclipses that have one. */
function drawPaths(eclipses: readonly Eclipse[], theme: ThemeName): string {
  const drawn = eclipses.flatMap(({ id, type, path, greatest }) =>
    path === null
      ? []
      : [
          {
            label: id.slice(1),
            type,
            central: path.lines.central.map(({ type, points }) => ({ type, points: points.map(globePoint) })),
            northern: path.lines.northern.map((points) => points.map(globePoint)),
            southern: path.lines.southern.map((points) => points.map(globePoint)),
            greatest: { longitudeDeg: greatest.geoLongitudeDeg, latitudeDeg: greatest.geoLatitudeDeg },
          },
        ],
  );
  return drawEclipseMap(drawn, {
    sizePx: MAP_PX,
    theme,
    title: 'Paths of solar eclipses',
    description: drawn.map(({ label, type }) => `${label} ${type}.`).join(' '),
  });
}
