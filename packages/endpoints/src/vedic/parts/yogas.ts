import { evaluateYogas } from '@theia/astro/vedic/yogas/evaluate';
import { YOGA_CATEGORIES } from '@theia/astro/vedic/yogas/yoga';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema } from '../wire.ts';

/** `yogas` of contract §6.8: those present, or the whole table with `settings.yogas` all. */
export const yogasPart: VedicPart = {
  include: 'yogas',
  schema: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.enum(YOGA_CATEGORIES),
      present: z
        .boolean()
        .nullable()
        .meta({ description: 'Null where it cannot be judged: no birth time, or no gender.' }),
      planets: z.array(grahaSchema),
      houses: z.array(houseSchema),
      rule: z.string(),
      source: z.string(),
      strength: z.enum(['strong', 'moderate', 'weak']).nullable(),
      cancelled_by: z.array(z.string()),
      modern: z.literal(true).optional(),
    }),
  ),
  compute: ({ chart, options: { nodeAspects, yogas, gajakesari }, birth: { gender } }) =>
    evaluateYogas(chart, {
      gender: gender === 'other' ? null : gender,
      nodeAspects,
      strictGajakesari: gajakesari === 'strict',
    })
      .filter(({ present }) => yogas === 'all' || present === true)
      .map(({ row, present, planets, houses, strength, cancelledBy }) => ({
        id: row.id,
        name: row.name,
        category: row.category,
        present,
        planets,
        houses,
        rule: row.rule,
        source: row.source,
        strength,
        cancelled_by: cancelledBy,
        ...(row.modern === true ? { modern: true } : {}),
      })),
};
