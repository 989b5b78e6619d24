import type { Dispositors, Reception } from '@theia-astro/astro/dignities/dispositors';
import type { Midpoint } from '@theia-astro/astro/midpoints/midpoints';
import type { ChartPoint, PlacedLot } from '@theia-astro/astro/natal/chart';
import { LOT_IDS, type LotId } from '@theia-astro/astro/lots/lots';
import { PLANETS, type PlanetId } from '@theia-astro/astro/bodies/table';
import type { StarContact } from '@theia-astro/astro/stars/contacts';
import { z } from 'zod';
import { aspectPointSchema } from './aspect.ts';
import { byBody, byId } from './point.ts';
import { planetSchema } from './dignity.ts';
import { wire, wireLongitude, type Wire, houseNumberSchema, longitudeSchema, wireZodiac, zodiacShape } from './wire.ts';
import { starIdSchema } from './star.ts';

const degrees = { 'x-unit': 'degrees' };

const lotSchema = z.object({ ...zodiacShape, house: houseNumberSchema, formula: z.string() }).meta({ id: 'Lot' });
export const lotsSchema = byId(LOT_IDS, lotSchema).meta({
  id: 'Lots',
  description: 'Hermetic lots.',
});

/** Writes the lots by id. */
export function wireLots(lots: readonly PlacedLot[]): Wire<typeof lotsSchema> {
  const wired: Partial<Record<LotId, Wire<typeof lotSchema>>> = {};
  for (const { id, longitudeDeg, house, formula } of lots) wired[id] = { ...wireZodiac(longitudeDeg), house, formula };
  return wired;
}

const receptionKind = z.enum(['domicile', 'exaltation']);
export const receptionSchema = z
  .object({
    point_1: planetSchema,
    point_2: planetSchema,
    type: z.enum(['domicile', 'exaltation', 'mixed']),
    dignity_1: receptionKind.meta({ description: 'The dignity of point_1 in which point_2 is.' }),
    dignity_2: receptionKind,
  })
  .meta({ id: 'Reception' });

/** Writes a mutual reception. */
export function wireReception(reception: Reception): Wire<typeof receptionSchema> {
  return {
    point_1: reception.pointA,
    point_2: reception.pointB,
    type: reception.kind,
    dignity_1: reception.dignityA,
    dignity_2: reception.dignityB,
  };
}

export const dispositorsSchema = z
  .object({
    chains: byId(PLANETS, z.array(planetSchema)),
    final_dispositor: planetSchema.nullable(),
    loops: z.array(z.array(planetSchema)),
  })
  .meta({ id: 'Dispositors' });

/** Writes dispositor chains, the final dispositor and loops. */
export function wireDispositors(dispositors: Dispositors): Wire<typeof dispositorsSchema> {
  const chains: Partial<Record<PlanetId, readonly PlanetId[]>> = Object.fromEntries(dispositors.chains);
  return { chains, final_dispositor: dispositors.finalDispositor, loops: dispositors.loops };
}

export const starSchema = z
  .object({
    star: starIdSchema,
    longitude: longitudeSchema,
    latitude: z.number().meta(degrees),
    declination: z.number().meta(degrees),
    magnitude: z.number().nullable(),
    point: aspectPointSchema,
    aspect: z.enum(['conjunction', 'opposition']),
    orb: z.number().meta({
      description: 'Longitude of the point minus that of the star, or of the place opposite to it.',
      ...degrees,
    }),
  })
  .meta({ id: 'StarContact' });

/** Writes a contact with a fixed star. */
export function wireStar({ star, position, point, aspect, orbDeg }: StarContact): Wire<typeof starSchema> {
  return {
    star,
    longitude: wireLongitude(position.longitudeDeg),
    latitude: wire(position.latitudeDeg),
    declination: wire(position.declinationDeg),
    magnitude: position.magnitude,
    point,
    aspect,
    orb: wire(orbDeg),
  };
}

export const midpointSchema = z
  .object({
    point_1: aspectPointSchema,
    point_2: aspectPointSchema,
    ...zodiacShape,
    hits: z.array(
      z.object({ point: aspectPointSchema, orb: z.number().meta(degrees), angle: z.number().meta(degrees) }),
    ),
  })
  .meta({ id: 'Midpoint' });

/** Writes a midpoint and the points on its axis. */
export function wireMidpoint(midpoint: Midpoint): Wire<typeof midpointSchema> {
  return {
    point_1: midpoint.pointA,
    point_2: midpoint.pointB,
    ...wireZodiac(midpoint.longitudeDeg),
    hits: midpoint.hits.map(({ point, orbDeg, angleDeg }) => ({ point, orb: wire(orbDeg), angle: angleDeg })),
  };
}

const antisciaOfBodySchema = z
  .object({ antiscion: longitudeSchema, contra_antiscion: longitudeSchema })
  .meta({ id: 'AntisciaOfBody' });
export const antisciaSchema = byBody(antisciaOfBodySchema).meta({ id: 'Antiscia' });

/** Writes antiscion and contra-antiscion of every point. */
export function wireAntiscia(points: readonly ChartPoint[]): Wire<typeof antisciaSchema> {
  const wired: Record<string, Wire<typeof antisciaOfBodySchema>> = {};
  for (const { id, antiscia } of points) {
    if (antiscia === null) continue;
    wired[id] = {
      antiscion: wireLongitude(antiscia.antiscionDeg),
      contra_antiscion: wireLongitude(antiscia.contraAntiscionDeg),
    };
  }
  return wired;
}
