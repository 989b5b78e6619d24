import { ASHTAKAVARGA_SCHOOLS } from '@theia/astro/vedic/ashtakavarga/bindu-tables';
import { z } from 'zod';
import type { VedicInclude } from './includes.ts';
import type { VedicOptions } from './options.ts';
import type { VedicPart } from './part.ts';

/** Texts the parts rest on, BPHS in Santhanam's numbering; yogas and doshas name theirs row by row. */
const TEXTS: Readonly<Partial<Record<VedicPart['include'], string>>> = {
  points: 'BPHS 3.49–58 (dignity, friendship), 47.34 (nodes); Surya Siddhanta 7, 9 (war, combustion)',
  houses: 'BPHS 26 (aspects)',
  chalit: 'Sripati; Swiss Ephemeris 6.2',
  vargas: 'BPHS 6',
  vimshopaka: 'BPHS 7.17–27',
  dashas:
    'BPHS 46; K. N. Rao, Predicting through Jaimini’s Chara Dasha (chara); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 15 (strength of signs) and 18 (narayana)',
  karakas: 'BPHS 32.1–17 (eight, Rahu’s degrees from the end of the sign; seven by karaka_scheme)',
  arudhas: 'BPHS 29.1–5 (in the house itself: its tenth; in the seventh: the fourth from the house)',
  upagrahas:
    'BPHS 3.61–69 (kala-velas at the moment of gulika_at in their eighth); PD 25 (mandi, by thirtieths of the day)',
  special_lagnas: 'BPHS 5',
  kp: 'Krishnamurti Paddhati',
  yogas: 'named in each row',
  bhavabala: 'BPHS 27.26–31; Raman, Graha and Bhava Balas',
  avasthas: 'BPHS 45',
  aspects: 'BPHS 26 (graha), 8 (rashi)',
  panchang: 'Surya Siddhanta 2.64–69',
  doshas: 'named in each row',
  sade_sati: 'usage',
};

export const sourcesSchema = z
  .record(z.string(), z.string())
  .meta({ description: 'The texts behind each part of the answer; BPHS chapters as Santhanam numbers them.' });

const MEAN_LONGITUDES = 'Meeus, Astronomical Algorithms, table 31.A (mean longitudes)';
/** Parts whose text depends on the school asked for. */
const BY_OPTION: Readonly<Partial<Record<VedicPart['include'], (options: VedicOptions) => string>>> = {
  shadbala: ({ shadbalaScheme }) =>
    shadbalaScheme === 'raman'
      ? `BPHS 27; Raman, Graha and Bhava Balas, ch. 3 (saptavargaja), art. 74–77 (war: the lesser longitude wins; the difference to hora bala over that of the discs); ${MEAN_LONGITUDES}`
      : `BPHS 27 (war, 27.20: the more northern wins the whole difference of sthana, dig and kala bala); ${MEAN_LONGITUDES}`,
  ashtakavarga: ({ ashtakavargaTable }) => ASHTAKAVARGA_SCHOOLS[ashtakavargaTable].name,
};

/** `sources` of the answer: for every part in it the text its rules come from. */
export function wireSources(
  parts: readonly VedicPart[],
  include: ReadonlySet<VedicInclude>,
  options: VedicOptions,
): z.infer<typeof sourcesSchema> {
  return Object.fromEntries(
    parts
      .filter((part) => include.has(part.include))
      .map((part) => [part.include, BY_OPTION[part.include]?.(options) ?? TEXTS[part.include] ?? '']),
  );
}
