import { HOUSE_SYSTEM_CODES, HOUSE_SYSTEM_NAMES, type HouseSystemCode } from '@theia-astro/astro/ephemeris';
import type { DerivedAngles } from '@theia-astro/astro/houses/placement';
import { ANGLE_IDS, type AngleId } from '@theia-astro/astro/houses/compute';
import type { PlanetId } from '@theia-astro/astro/bodies/table';
import { z } from 'zod';
import { byEveryId, byId } from './point.ts';
import { planetSchema } from './dignity.ts';
import { wire, wireLongitude, type Wire, longitudeSchema, wireZodiac, zodiacShape } from './wire.ts';

const degrees = { 'x-unit': 'degrees' };

/** These four angles are in every chart with houses; charts made of midpoints have no other angles. */
const CROSS = ['asc', 'dsc', 'mc', 'ic'] as const satisfies readonly AngleId[];
export const anglesSchema = byId(ANGLE_IDS, longitudeSchema)
  .extend(byEveryId(CROSS, longitudeSchema).shape)
  .meta({ id: 'Angles' });
export const houseSystemSchema = z.enum(HOUSE_SYSTEM_CODES).meta({ id: 'HouseSystem' });

/** Cusps and angles of a chart (docs/methods/houses.md), cast or derived. */
export const housesSchema = z
  .object({
    system: houseSystemSchema.meta({ description: 'The house system of the cusps.' }),
    requested_system: houseSystemSchema.meta({ description: 'Differs from system inside the polar circles.' }),
    cusps: z
      .array(
        z.object({
          house: z.int(),
          ...zodiacShape,
          speed: z.number().optional().meta({ 'x-unit': 'degrees per day' }),
          ruler: planetSchema.optional(),
        }),
      )
      .meta({ description: '12 cusps, or 36 for Gauquelin sectors.' }),
    angles: anglesSchema,
    system_name: z.string().optional(),
    armc: z
      .number()
      .nullable()
      .optional()
      .meta({ description: 'Right ascension of the midheaven.', ...degrees }),
    obliquity: z
      .number()
      .nullable()
      .optional()
      .meta({ description: 'True obliquity of the ecliptic.', ...degrees }),
    ruler_of_chart: planetSchema.optional(),
  })
  .meta({
    id: 'Houses',
    description:
      'Cusps and angles. Speed and ruler of a cusp and the fields from system_name on come with include details.',
  });

/** Houses of a chart, cast for an instant or derived (progressed, directed, composite). */
interface AnyHouses {
  readonly system: HouseSystemCode;
  readonly requestedSystem: HouseSystemCode;
  readonly cuspsDeg: readonly number[];
  /** Absent when nothing moves. */
  readonly cuspSpeedsDegPerDay?: () => readonly number[];
  readonly rulers: readonly PlanetId[];
  readonly rulerOfChart: PlanetId;
  readonly angles: DerivedAngles;
  /** Null when the cusps were not computed from a sidereal time. */
  readonly armcDeg: number | null;
}

export interface HousesParts {
  /** Adds rulers, speeds, system name, sidereal time and obliquity. */
  readonly details: boolean;
  readonly obliquityDeg: number | null;
}

/** Writes cusps and angles; rulers, speeds and sidereal time only with details. */
export function wireHouses(houses: AnyHouses, { details, obliquityDeg }: HousesParts): Wire<typeof housesSchema> {
  const speeds = details ? houses.cuspSpeedsDegPerDay?.() : undefined;
  return {
    system: houses.system,
    requested_system: houses.requestedSystem,
    cusps: houses.cuspsDeg.map((cuspDeg, index) => ({
      house: index + 1,
      ...wireZodiac(cuspDeg),
      ...(speeds !== undefined ? { speed: wire(speeds[index]!) } : {}),
      ...(details ? { ruler: houses.rulers[index]! } : {}),
    })),
    angles: wireAngles(houses.angles),
    ...(details
      ? {
          system_name: HOUSE_SYSTEM_NAMES[houses.system],
          armc: houses.armcDeg === null ? null : wireLongitude(houses.armcDeg),
          obliquity: obliquityDeg === null ? null : wire(obliquityDeg),
          ruler_of_chart: houses.rulerOfChart,
        }
      : {}),
  };
}

function wireAngles(angles: DerivedAngles): Wire<typeof anglesSchema> {
  const { asc, dsc, mc, ic, ...others } = angles;
  const wired: Partial<Record<AngleId, number>> = {};
  for (const [id, longitudeDeg] of Object.entries(others)) wired[id as AngleId] = wireLongitude(longitudeDeg);
  return {
    asc: wireLongitude(asc),
    dsc: wireLongitude(dsc),
    mc: wireLongitude(mc),
    ic: wireLongitude(ic),
    ...wired,
  };
}
