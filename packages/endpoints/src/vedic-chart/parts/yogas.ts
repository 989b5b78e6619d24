import { evaluateYogas } from '@theia-astro/astro/vedic/yogas/evaluate';
import { YOGA_CATEGORIES } from '@theia-astro/astro/vedic/yogas/yoga';
import {
  gandmool,
  GANDMOOL_NAKSHATRAS,
  KAAL_SARPA_TYPES,
  kaalSarpa,
  kaalSarpaType,
  manglik,
  pitru,
} from '@theia-astro/astro/vedic/doshas/doshas';
import { z } from 'zod';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema, nakshatraIdSchema, sevenGrahaSchema } from '../../vedic-parts/wire.ts';
import { manglikSchema, wireManglik } from '../../vedic-parts/manglik.ts';
import { sadeSatiSchema, wireSadeSati } from '../../vedic-parts/wire-sade-sati.ts';
import { precisionWarnings } from '../../wire/meta.ts';

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

const source = z.string();

/** `doshas` (docs/methods/yogas.md). */
export const doshasPart = vedicPart({
  include: 'doshas',
  schema: z.object({
    manglik: manglikSchema.extend({ source }),
    kaal_sarpa: z.object({
      present: z.boolean(),
      partial: z.boolean().meta({ description: 'Exactly one planet is outside; present is then false.' }),
      type: z.enum(KAAL_SARPA_TYPES).nullable().meta({
        description: 'Named by Rahu’s house; null when neither present nor partial, or without a birth time.',
      }),
      arc: z.enum(['rahu_to_ketu', 'ketu_to_rahu']).nullable(),
      outside: z.array(sevenGrahaSchema),
      source,
    }),
    gandmool: z
      .object({ present: z.boolean(), nakshatra: nakshatraIdSchema, pada: z.int().min(1).max(4), source })
      .meta({ description: `Moon in ${GANDMOOL_NAKSHATRAS.join(', ')}.` }),
    pitru: z
      .object({ present: z.boolean(), planets: z.array(grahaSchema), source })
      .nullable()
      .meta({ description: 'Null without a birth time.' }),
  }),
  compute: ({ chart, options: { manglikHouses } }) => {
    const serpent = kaalSarpa((id) => chart.byId[id].longitudeDeg);
    const named = (serpent.present || serpent.partial) && chart.lagna !== null;
    const ancestors = pitru(chart);
    return {
      manglik: { ...wireManglik(manglik(chart, manglikHouses)), source: 'MUH' },
      kaal_sarpa: { ...serpent, type: named ? kaalSarpaType(chart.byId.rahu.signHouse) : null, source: 'modern' },
      gandmool: { ...gandmool(chart.byId.moon.nakshatra), source: 'MUH' },
      pitru: ancestors && { ...ancestors, source: 'modern' },
    };
  },
});

/** `sade_sati` (docs/methods/gochara.md), around the instant of analysis. */
export const sadeSatiPart = vedicPart({
  include: 'sade_sati',
  schema: sadeSatiSchema,
  compute: ({ services: { ephemeris }, chart, resolved, analysisJdUt, warn }) => {
    const { wired, source, warnings } = wireSadeSati(ephemeris, chart, resolved.moment.day, analysisJdUt);
    if (chart.source === 'swisseph') precisionWarnings(source).forEach(warn);
    warnings.forEach(warn);
    return wired;
  },
});
