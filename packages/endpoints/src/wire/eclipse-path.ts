import { type Pieces, piecesOfPoints } from '@theia-astro/astro/astrocartography/line';
import type { CentralCircumstances, PathPoint } from '@theia-astro/astro/eclipses/path';
import type { SolarPath } from '@theia-astro/astro/eclipses/eclipse';
import type { Ephemeris, GeoPoint } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { instantTextOfJd } from '../time/instant-text.ts';
import { linesSchema, wirePieces } from './geojson.ts';
import { instantSchema } from './place-and-time.ts';
import { round, type Wire } from './wire.ts';

const degrees = { 'x-unit': 'degrees' };
const pointShape = { latitude: z.number().meta(degrees), longitude: z.number().meta(degrees) };
const limitSchema = z
  .object(pointShape)
  .nullable()
  .meta({ description: 'At the same instant; null where that side of the shadow misses the Earth.' });
const central = z.enum(['total', 'annular']);

export const eclipsePathSchema = z
  .object({
    lines: linesSchema(
      z.object({
        line: z.enum(['central_line', 'northern_limit', 'southern_limit']),
        type: central.optional().meta({ description: 'Of the central line.' }),
      }),
    ),
    points: z
      .array(
        z.object({
          at: instantSchema,
          type: central,
          ...pointShape,
          duration_s: z.number().meta({ description: 'Of totality or annularity.', 'x-unit': 'seconds' }),
          width_km: z.number().meta({ 'x-unit': 'kilometres' }),
          altitude: z.number().meta({ description: 'Of the Sun, without refraction.', ...degrees }),
          northern_limit: limitSchema,
          southern_limit: limitSchema,
        }),
      )
      .meta({ description: 'Along the central line; empty where the axis of the shadow misses the Earth.' }),
  })
  .meta({ id: 'EclipsePath' });

/** Ten metres. */
const DECIMALS = 4;

const wirePoint = ({ geoLatitudeDeg, geoLongitudeDeg }: GeoPoint) => ({
  latitude: round(geoLatitudeDeg, DECIMALS),
  longitude: round(geoLongitudeDeg, DECIMALS),
});

/** A line of a path in pieces for maps. */
export function piecesOfPath(points: readonly PathPoint[]): Pieces {
  return piecesOfPoints(
    points.map(({ geoLatitudeDeg: latitudeDeg, geoLongitudeDeg: longitudeDeg }) => ({ latitudeDeg, longitudeDeg })),
  );
}

/** `path` of a solar eclipse, docs/methods/eclipses.md. */
export function wireEclipsePath(
  ephemeris: Ephemeris,
  { lines: { central: stretches, northern, southern }, points }: SolarPath,
): Wire<typeof eclipsePathSchema> {
  const feature = (
    lines: readonly (readonly PathPoint[])[],
    properties: Wire<typeof eclipsePathSchema>['lines']['features'][number]['properties'],
  ) =>
    lines.length === 0
      ? []
      : [{ type: 'Feature' as const, geometry: wirePieces(lines.flatMap(piecesOfPath)), properties }];
  return {
    lines: {
      type: 'FeatureCollection',
      features: [
        ...stretches.flatMap(({ type, points: line }) => feature([line], { line: 'central_line', type })),
        ...feature(northern, { line: 'northern_limit' }),
        ...feature(southern, { line: 'southern_limit' }),
      ],
    },
    points: points.map((point) => wireCentral(ephemeris, point)),
  };
}

function wireCentral(
  ephemeris: Ephemeris,
  point: CentralCircumstances,
): Wire<typeof eclipsePathSchema>['points'][number] {
  return {
    at: instantTextOfJd(ephemeris, point.jdUt),
    type: point.type,
    ...wirePoint(point),
    duration_s: round(point.durationS, 1),
    width_km: round(point.widthKm, 1),
    altitude: round(point.altitudeDeg, 2),
    northern_limit: point.northern && wirePoint(point.northern),
    southern_limit: point.southern && wirePoint(point.southern),
  };
}
