import { NODE_ASPECTS } from '@theia-astro/astro/vedic/aspects/aspects';
import {
  ASHTAKAVARGA_SCHOOLS,
  BINDU_TABLE_IDS,
  EKADHIPATYA_READINGS,
} from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { NARAYANA_LORDS, NARAYANA_TIES } from '@theia-astro/astro/vedic/dasha/sign-rulers';
import { DASHA_YEARS } from '@theia-astro/astro/vedic/dasha/scale';
import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { SHADBALA_SCHEMES } from '@theia-astro/astro/vedic/shadbala/balas';
import { GULIKA_MOMENTS } from '@theia-astro/astro/vedic/points/points';
import { VARGA_READINGS } from '@theia-astro/astro/vedic/varga/rules';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../request/setting-fields.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS } from '../vedic-parts/panchang-shape.ts';
import { houseSystemSchema } from '../wire/houses.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { VedicOptions } from './options.ts';

/** Every reading the answer uses, by the name of the setting that changes it. */
export function wireConventions(
  { settings, ayanamsa }: VedicChart,
  options: VedicOptions,
): Wire<typeof conventionsSchema> {
  return {
    ayanamsa: ayanamsa.id,
    node: settings.node,
    positions: settings.positions,
    coordinates: settings.coordinates,
    bhava: settings.bhava,
    house_system: settings.houseSystem,
    sunrise: sunriseName(settings.sunrise),
    dasha_year: options.dasha.year,
    narayana_lords: options.dasha.narayana.lords,
    narayana_equal: options.dasha.narayana.tie,
    narayana_varga: options.dasha.narayana.varga,
    karaka_scheme: options.karakaScheme,
    dual_lords: options.dualLords,
    gulika_at: options.gulikaAt,
    varga_readings: {
      D2: options.vargaReadings[2] ?? VARGA_READINGS[2][0],
      D3: options.vargaReadings[3] ?? VARGA_READINGS[3][0],
      D30: options.vargaReadings[30] ?? VARGA_READINGS[30][0],
      D108: options.vargaReadings[108] ?? VARGA_READINGS[108][0],
    },
    node_aspects: options.nodeAspects,
    ashtakavarga_table: options.ashtakavargaTable,
    ekadhipatya: options.ekadhipatya ?? ASHTAKAVARGA_SCHOOLS[options.ashtakavargaTable].ekadhipatya,
    shadbala_scheme: options.shadbalaScheme,
    gajakesari: options.gajakesari,
    manglik_houses: options.manglikHouses,
    lunar_month: options.lunarMonth,
    varjyam_table: options.varjyamTable,
    hora: options.hora,
  };
}

export const conventionsSchema = z
  .object({
    ayanamsa: z.string(),
    node: z.enum(['mean', 'true']),
    positions: z.enum(['apparent', 'true']),
    coordinates: z.enum(['geocentric', 'topocentric']),
    bhava: z.enum(['whole_sign', 'chalit']),
    house_system: houseSystemSchema,
    sunrise: sunriseNameSchema,
    dasha_year: z.literal([...DASHA_YEARS]),
    narayana_lords: z.enum(NARAYANA_LORDS),
    narayana_equal: z.enum(NARAYANA_TIES),
    narayana_varga: z.int(),
    karaka_scheme: z.literal([7, 8]),
    dual_lords: z.boolean(),
    gulika_at: z.enum(GULIKA_MOMENTS),
    varga_readings: z.object({
      D2: z.enum(VARGA_READINGS[2]),
      D3: z.enum(VARGA_READINGS[3]),
      D30: z.enum(VARGA_READINGS[30]),
      D108: z.enum(VARGA_READINGS[108]),
    }),
    node_aspects: z.enum(NODE_ASPECTS),
    ashtakavarga_table: z.enum(BINDU_TABLE_IDS),
    ekadhipatya: z.enum(EKADHIPATYA_READINGS),
    shadbala_scheme: z.enum(SHADBALA_SCHEMES),
    gajakesari: z.enum(['plain', 'strict']),
    manglik_houses: z.array(z.int()),
    lunar_month: z.enum(LUNAR_MONTH_SYSTEMS),
    varjyam_table: z.enum(VARJYAM_TABLES),
    hora: z.enum(HORA_DIVISIONS),
  })
  .meta({
    id: 'VedicConventions',
    description: 'Every reading the answer uses, under the name of the setting that changes it.',
  });
