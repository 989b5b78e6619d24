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
import type { DashaSystem } from '@theia-astro/astro/vedic/dasha/dashas';
import { z } from 'zod';
import { sunriseName, sunriseNameSchema } from '../request/setting-fields.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS } from '../vedic-parts/panchang-shape.ts';
import { houseSystemSchema } from '../wire/houses.ts';
import type { Wire } from '../wire/wire.ts';
import type { VedicOptions } from './options.ts';
import { byId } from '../wire/point.ts';
import { VEDIC_PART_NAMES, type VedicInclude, type VedicPartName } from './parts.ts';

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

/** Sources of the parts, BPHS in Santhanam's numbering. Yogas and doshas have sources in each row. */
const TEXTS: Readonly<Partial<Record<VedicPartName, string>>> = {
  points: 'BPHS 3.49–58 (dignity, friendship), 47.34 (nodes); Surya Siddhanta 7, 9 (war, combustion)',
  bhavas: 'BPHS 26 (aspects)',
  chalit: 'Sripati; Swiss Ephemeris 6.2',
  vargas: 'BPHS 6',
  vimshopaka: 'BPHS 7.17–27',
  karakas: 'BPHS 32.1–17 (eight, Rahu’s degrees from the end of the sign; seven by karaka_scheme)',
  arudhas: 'BPHS 29.1–5 (exceptions: in the house itself the tenth from it; in the seventh the fourth from the house)',
  upagrahas:
    'BPHS 3.61–69 (kala-velas at the moment of gulika_at in their eighth); PD 25 (mandi, by thirtieths of the day)',
  graha_arudhas: 'BPHS 29; Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9',
  special_lagnas: 'BPHS 5; 3.71–74 (pranapada)',
  sphutas: 'Prasna Marga 5 and 18; usage (bhrigu bindu, yogi, avayogi)',
  mrityu_bhaga: 'Phaladeepika 13, as tabulated in PyJHora',
  argala: 'BPHS 31',
  sudarshana: 'BPHS 74',
  kp: 'Krishnamurti Paddhati',
  yogas: 'named in each row',
  bhavabala: 'BPHS 27.26–31; Raman, Graha and Bhava Balas',
  avasthas: 'BPHS 45',
  longevity: 'Jataka Parijata 5 (three methods); Jaimini 2.1.1–9 (three pairs)',
  drishti: 'BPHS 26 (graha), 8 (rashi)',
  panchang: 'Surya Siddhanta 2.64–69',
  doshas: 'named in each row',
  sade_sati: 'usage',
};

export const sourcesSchema = byId(VEDIC_PART_NAMES, z.string()).meta({
  description: 'The sources of each part of the answer; BPHS chapters in Santhanam’s numbering.',
});

const NARASIMHA_RAO = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach';
/** Those that are not of BPHS 46 alone. */
const OF_DASHA: Readonly<Partial<Record<DashaSystem, string>>> = {
  chara: 'K. N. Rao, Predicting through Jaimini’s Chara Dasha (chara)',
  narayana: `${NARASIMHA_RAO}, ch. 15 (strength of signs) and 18 (narayana)`,
  kalachakra: `BPHS 46; ${NARASIMHA_RAO}, ch. 24 (kalachakra)`,
  sudasa: `${NARASIMHA_RAO}, ch. 20 (sudasa)`,
  drig: `${NARASIMHA_RAO}, ch. 21 (drig)`,
  niryana_shoola: `${NARASIMHA_RAO}, ch. 22 (niryana shoola)`,
  shoola: `${NARASIMHA_RAO}, ch. 23 (shoola)`,
  mandook: 'K. N. Rao, as in PyJHora (mandook)',
};
const MEAN_LONGITUDES = 'Meeus, Astronomical Algorithms, table 31.A (mean longitudes)';
/** Parts whose source depends on the chosen school. */
const BY_OPTION: Readonly<Partial<Record<VedicPartName, (options: VedicOptions) => string>>> = {
  dashas: ({ dasha: { systems } }) => [...new Set(systems.map((system) => OF_DASHA[system] ?? 'BPHS 46'))].join('; '),
  shadbala: ({ shadbalaScheme }) =>
    shadbalaScheme === 'raman'
      ? `BPHS 27; Raman, Graha and Bhava Balas, ch. 3 (saptavargaja), art. 74–77 (war: the lesser longitude wins; the difference up to hora bala divided by that of the discs); ${MEAN_LONGITUDES}`
      : `BPHS 27 (war, 27.20: the more northern wins the whole difference of sthana, dig and kala bala); ${MEAN_LONGITUDES}`,
  ashtakavarga: ({ ashtakavargaTable }) => ASHTAKAVARGA_SCHOOLS[ashtakavargaTable].name,
};

/** `sources` of the answer: the source of the rules of every part in it. */
export function wireSources(include: ReadonlySet<VedicInclude>, options: VedicOptions): Wire<typeof sourcesSchema> {
  const sources: Partial<Record<VedicPartName, string>> = {};
  for (const part of VEDIC_PART_NAMES)
    if (include.has(part)) sources[part] = BY_OPTION[part]?.(options) ?? TEXTS[part] ?? '';
  return sources;
}
