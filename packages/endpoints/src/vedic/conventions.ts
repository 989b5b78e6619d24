import { ASHTAKAVARGA_SCHOOLS } from '@theia/astro/vedic/ashtakavarga/bindu-tables';
import type { VedicChart } from '@theia/astro/vedic/chart';
import { VARGA_READINGS } from '@theia/astro/vedic/varga/countings';
import { z } from 'zod';
import { instantText } from '../shared/instant-text.ts';
import { sunriseName } from '../shared/sunrise.ts';
import type { VedicOptions } from './options.ts';

/** Every reading the answer rests on, by the name of the setting that changes it. */
export function wireConventions(
  { settings, ayanamsa }: VedicChart,
  options: VedicOptions,
  analysisUtcMs: number,
): z.infer<typeof conventionsSchema> {
  return {
    analysis_utc: instantText(analysisUtcMs),
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
    manglik_houses: [...options.manglikHouses],
    lunar_month: options.lunarMonth,
    varjyam_table: options.varjyamTable,
    hora: options.hora,
  };
}

const text = z.string();
export const conventionsSchema = z
  .object({
    analysis_utc: text.meta({ description: 'The instant of analysis.', format: 'date-time' }),
    ayanamsa: text,
    node: text,
    positions: text,
    coordinates: text,
    bhava: text,
    house_system: text,
    sunrise: text,
    dasha_year: z.union([z.number(), z.literal('solar')]),
    narayana_lords: text,
    narayana_equal: text,
    karaka_scheme: z.literal([7, 8]),
    dual_lords: z.boolean(),
    gulika_at: text,
    varga_readings: z.object({ D2: text, D3: text, D30: text, D108: text }),
    node_aspects: text,
    ashtakavarga_table: text,
    ekadhipatya: text,
    shadbala_scheme: text,
    gajakesari: text,
    manglik_houses: z.array(z.int()),
    lunar_month: text,
    varjyam_table: text,
    hora: text,
  })
  .meta({ description: 'Every reading the answer rests on, under the name of the setting that changes it.' });
