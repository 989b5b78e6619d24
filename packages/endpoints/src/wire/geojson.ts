import { z } from 'zod';
import type { Pieces } from '@theia-astro/astro/astrocartography/line';
import { round, type Wire } from './wire.ts';

/** Ten metres. */
const DECIMALS = 4;

const piecesSchema = z
  .object({
    type: z.literal('MultiLineString'),
    coordinates: z
      .array(z.array(z.array(z.number())))
      .meta({ description: 'Pieces of [longitude, latitude], degrees.' }),
  })
  .meta({ id: 'GeoJsonLines', description: 'RFC 7946; no piece crosses the date line or a pole.' });

/** A GeoJSON FeatureCollection of lines with these properties. */
export function linesSchema<Properties extends z.ZodType>(properties: Properties) {
  return z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.object({ type: z.literal('Feature'), geometry: piecesSchema, properties })),
  });
}

/** The geometry of a line. */
export function wirePieces(pieces: Pieces): Wire<typeof piecesSchema> {
  return {
    type: 'MultiLineString',
    coordinates: pieces.map((piece) => piece.map((position) => position.map((degrees) => round(degrees, DECIMALS)))),
  };
}
