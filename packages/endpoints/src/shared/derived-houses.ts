import { PLANETS } from '@theia/astro/bodies/groups';
import { HOUSE_SYSTEM_CODES } from '@theia/astro/ephemeris';
import type { DerivedHouses } from '@theia/astro/houses/derived';
import { HOUSE_SYSTEM_NAMES } from '@theia/astro/houses/systems';
import { ANGLE_IDS } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { longitudeSchema, zodiacShape } from '../natal/point-schema.ts';
import { wireLongitude } from '../natal/wire-number.ts';
import { wireZodiac } from '../natal/wire-point.ts';

const degrees = { 'x-unit': 'degrees' };
const planet = z.enum(PLANETS);

/** Houses of progressed and composite charts: nothing in them has a speed, and some have no sidereal time. */
export const derivedHousesSchema = z
  .object({
    system: z.enum(HOUSE_SYSTEM_CODES).meta({ description: 'The system of the cusps.' }),
    requested_system: z.enum(HOUSE_SYSTEM_CODES).meta({ description: 'Differs from system inside the polar circles.' }),
    system_name: z.string(),
    cusps: z
      .array(z.object({ house: z.int(), ...zodiacShape, ruler: planet }))
      .meta({ description: '12, or 36 for Gauquelin.' }),
    angles: z.partialRecord(z.enum(ANGLE_IDS), longitudeSchema),
    armc: z
      .number()
      .nullable()
      .meta({
        description: 'Right ascension of the midheaven; null where the cusps were not made from it.',
        ...degrees,
      }),
    obliquity: z
      .number()
      .nullable()
      .meta({ description: 'True obliquity of the ecliptic.', ...degrees }),
    ruler_of_chart: planet,
  })
  .meta({ id: 'DerivedHouses' });

/** `houses` of a derived chart. */
export function wireDerivedHouses(houses: DerivedHouses): Record<string, unknown> {
  const angles: Record<string, number> = {};
  for (const id of ANGLE_IDS) {
    const longitudeDeg = houses.angles[id];
    if (longitudeDeg !== undefined) angles[id] = wireLongitude(longitudeDeg);
  }
  return {
    system: houses.system,
    requested_system: houses.requestedSystem,
    system_name: HOUSE_SYSTEM_NAMES[houses.system],
    cusps: houses.cuspsDeg.map((cuspDeg, index) => ({
      house: index + 1,
      ...wireZodiac(cuspDeg),
      ruler: houses.rulers[index],
    })),
    angles,
    armc: houses.armcDeg === null ? null : wireLongitude(houses.armcDeg),
    obliquity: houses.obliquityDeg === null ? null : wireLongitude(houses.obliquityDeg),
    ruler_of_chart: houses.rulerOfChart,
  };
}
