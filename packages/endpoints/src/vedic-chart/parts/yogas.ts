import { evaluateYogas } from '@theia-astro/astro/vedic/yogas/evaluate';
import { YOGA_CATEGORIES } from '@theia-astro/astro/vedic/yogas/yoga';
import { z } from 'zod';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema } from '../../vedic-parts/wire.ts';

/** `yogas` (docs/methods/yogas.md): those present, or the whole table with `settings.yogas` all. */
export const yogasPart = vedicPart({
  include: 'yogas',
  schema: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        category: z.enum(YOGA_CATEGORIES),
        present: z
          .boolean()
          .nullable()
          .meta({ description: 'Null when it cannot be judged: no birth time, or no gender.' }),
        planets: z.array(grahaSchema),
        bhavas: z.array(bhavaNumberSchema),
        rule: z.string(),
        source: z.string(),
        strength: z.enum(['strong', 'moderate', 'weak']).nullable(),
        cancelled_by: z.array(z.string()),
        modern: z.literal(true).optional(),
      })
      .meta({ id: 'VedicYoga' }),
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
        bhavas: houses,
        rule: row.rule,
        source: row.source,
        strength,
        cancelled_by: cancelledBy,
        ...(row.modern === true ? { modern: true as const } : {}),
      })),
});
