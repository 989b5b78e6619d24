import { z } from 'zod';
import { degreeInSign, SIGNS, zodiacSign } from '@theia-astro/astro/zodiac/signs';

/**
 * The read-only type that a wire schema describes. A function that returns `Wire<typeof schema>` cannot omit or rename
 * a field or change its type without a compiler error.
 */
export type Wire<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

type DeepReadonly<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: DeepReadonly<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

const SCALE = 1e8;

/** Rounds degrees, astronomical units and rates to the 8 decimals of the wire; never −0. */
export function wire(value: number): number {
  return Math.round(value * SCALE) / SCALE + 0;
}

/**
 * The same for values that must stay below `limit`: longitudes below 360, degrees below 30, positions inside their
 * house.
 */
export function wireBelow(value: number, limit: number): number {
  const rounded = wire(value);
  return rounded >= limit ? limit - 1e-8 : rounded;
}

/** A longitude in [0, 360). */
export function wireLongitude(longitudeDeg: number): number {
  return wireBelow(longitudeDeg, 360);
}

export const wireOrNull = (value: number | null): number | null => (value === null ? null : wire(value));

/** Rounds half away from zero to the given decimals; never gives −0. */
export function round(x: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = (Math.sign(x) * Math.round(Math.abs(x) * scale)) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** Rounds to the 8 decimals of the wire, for degrees, astronomical units and Julian days. */
export function round8(x: number): number {
  return round(x, 8);
}

const degrees = { 'x-unit': 'degrees' };

export const longitudeSchema = z
  .number()
  .min(0)
  .lt(360)
  .meta({ id: 'EclipticLongitude', description: 'Ecliptic longitude in the zodiac of the chart.', ...degrees });
export const signSchema = z.enum(SIGNS).meta({ id: 'Sign' });
export const degreeSchema = z
  .number()
  .min(0)
  .lt(30)
  .meta({ id: 'DegreeInSign', description: 'Degree within the sign.', ...degrees });

/** A longitude with its sign and degree, to spread into an object. */
export const zodiacShape = { longitude: longitudeSchema, sign: signSchema, degree: degreeSchema };
const zodiacSchema = z.object(zodiacShape);

/** Sign and degree of a longitude, computed from the unrounded value. */
export function wireZodiac(longitudeDeg: number): Wire<typeof zodiacSchema> {
  return {
    longitude: wireLongitude(longitudeDeg),
    sign: zodiacSign(longitudeDeg),
    degree: wireBelow(degreeInSign(longitudeDeg), 30),
  };
}

export const houseNumberSchema = z
  .int()
  .min(1)
  .max(36)
  .nullable()
  .meta({ id: 'HouseNumber', description: 'House 1–12 (sector 1–36 for Gauquelin); null without birth time.' });
