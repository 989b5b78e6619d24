import { degreeInSign, SIGNS, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { wireBelow, wireLongitude } from './number.ts';
import type { Wire } from './wire-type.ts';

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
