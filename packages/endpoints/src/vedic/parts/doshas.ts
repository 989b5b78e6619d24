import { GANDMOOL_NAKSHATRAS, gandmool } from '@theia/astro/vedic/doshas/gandmool';
import { KAAL_SARPA_TYPES, kaalSarpa, kaalSarpaType } from '@theia/astro/vedic/doshas/kaal-sarpa';
import { MANGLIK_CANCELLATIONS, MANGLIK_LEVELS, manglik } from '@theia/astro/vedic/doshas/manglik';
import { pitru } from '@theia/astro/vedic/doshas/pitru';
import { NAKSHATRAS } from '@theia/astro/vedic/nakshatra';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema, sevenGrahaSchema } from '../wire.ts';

const source = z.string();

/** `doshas` of contract §6.10. */
export const doshasPart: VedicPart = {
  include: 'doshas',
  schema: z.object({
    manglik: z.object({
      present: z.boolean(),
      level: z.enum(MANGLIK_LEVELS).meta({ description: 'By how many references: 1 low, 2 medium, 3 high.' }),
      references: z
        .array(z.object({ from: z.enum(['lagna', 'moon', 'venus']), house: houseSchema, manglik: z.boolean() }))
        .meta({ description: 'No lagna without a birth time.' }),
      cancelled_by: z.array(z.enum(MANGLIK_CANCELLATIONS)),
      source,
    }),
    kaal_sarpa: z.object({
      present: z.boolean(),
      partial: z.boolean().meta({ description: 'Exactly one planet outside; not present then.' }),
      type: z
        .enum(KAAL_SARPA_TYPES)
        .nullable()
        .meta({ description: 'By Rahu’s house; null when neither present nor partial, or without a birth time.' }),
      arc: z.enum(['rahu_to_ketu', 'ketu_to_rahu']).nullable(),
      outside: z.array(sevenGrahaSchema),
      source,
    }),
    gandmool: z
      .object({ present: z.boolean(), nakshatra: z.enum(NAKSHATRAS), pada: z.int().min(1).max(4), source })
      .meta({ description: `Moon in ${GANDMOOL_NAKSHATRAS.join(', ')}.` }),
    pitru: z
      .object({ present: z.boolean(), planets: z.array(grahaSchema), source })
      .nullable()
      .meta({ description: 'Null without a birth time.' }),
  }),
  compute: ({ chart, options: { manglikHouses } }) => {
    const { present, level, references, cancelledBy } = manglik(chart, manglikHouses);
    const serpent = kaalSarpa((id) => chart.byId[id].longitudeDeg);
    const named = (serpent.present || serpent.partial) && chart.lagna !== null;
    const ancestors = pitru(chart);
    return {
      manglik: { present, level, references, cancelled_by: cancelledBy, source: 'MUH' },
      kaal_sarpa: { ...serpent, type: named ? kaalSarpaType(chart.byId.rahu.signHouse) : null, source: 'modern' },
      gandmool: { ...gandmool(chart.byId.moon.nakshatra), source: 'MUH' },
      pitru: ancestors && { ...ancestors, source: 'modern' },
    };
  },
};
