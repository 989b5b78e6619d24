import { ASHTAKAVARGA_SCHOOLS } from '@theia-astro/astro/vedic/ashtakavarga/ashtakavarga';
import type { DashaSystem } from '@theia-astro/astro/vedic/dasha/dashas';
import { z } from 'zod';
import { byId } from '../wire/point.ts';
import type { Wire } from '../wire/wire-type.ts';
import { VEDIC_PART_NAMES, type VedicInclude, type VedicPartName } from './parts.ts';
import type { VedicOptions } from './options.ts';

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
