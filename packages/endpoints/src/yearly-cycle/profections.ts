import { equalParts, profectionAt } from '@theia-astro/astro/cycle/profections';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { z } from 'zod';
import { planetSchema } from '../wire/dignity.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { type Wire, houseNumberSchema, signSchema, wireZodiac, zodiacShape } from '../wire/wire.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import type { Entry, Part } from './calculate.ts';
import type { CycleSpan } from './scene.ts';

const MONTHS = 12;

const profectionShape = {
  house: z.int().min(1).max(12),
  sign: signSchema,
  lord: planetSchema.meta({ description: 'Traditional ruler of the sign.' }),
};
export const profectionsSchema = z
  .object({
    age: z.int().min(0).meta({ description: 'Completed years at the solar return.', 'x-unit': 'years' }),
    ...profectionShape,
    lord_placement: z
      .object({ ...zodiacShape, house: houseNumberSchema, retrograde: z.boolean() })
      .nullable()
      .meta({ description: 'House of the lord in the birth chart.' }),
    months: z
      .array(z.object({ month: z.int().min(1).max(12), starts_at: instantSchema, ...profectionShape }))
      .meta({ description: 'Twelve equal parts of the span, each one sign further.' }),
  })
  .meta({ id: 'Profections', description: 'Profections by whole signs from the ascendant.' });

/** Annual and monthly profections of docs/methods/returns-and-progressions.md; null without an ascendant. */
export function profections(
  ephemeris: Ephemeris,
  natal: NatalChart,
  { age, fromJdUt, untilJdUt }: CycleSpan,
): Part<Wire<typeof profectionsSchema> | null> {
  if (natal.houses === null) return { wired: null, entries: [], warnings: [] };
  const ascendantDeg = natal.houses.angles.asc;
  const year = profectionAt(ascendantDeg, age);
  const lord = natal.points.find(({ id }) => id === year.lord);
  const months = equalParts(fromJdUt, untilJdUt, MONTHS).map((jdUt, index) => ({
    jdUt,
    ...profectionAt(ascendantDeg, age + index),
  }));
  return {
    wired: {
      age,
      ...year,
      lord_placement:
        lord === undefined
          ? null
          : { ...wireZodiac(lord.position.longitudeDeg), house: lord.house, retrograde: lord.retrograde },
      months: months.map(({ jdUt, ...month }, index) => ({
        month: index + 1,
        starts_at: instantTextOfJd(ephemeris, jdUt),
        ...month,
      })),
    },
    entries: [
      {
        jdUt: fromJdUt,
        category: 'profection',
        titleKey: `profection.year.${year.house}.${year.sign}`,
        ref: 'profections',
      },
      ...months.map(({ jdUt, house, sign }, index): Entry => ({
        jdUt,
        category: 'profection',
        titleKey: `profection.month.${house}.${sign}`,
        ref: `profections.months[${index}]`,
      })),
    ],
    warnings: [],
  };
}
