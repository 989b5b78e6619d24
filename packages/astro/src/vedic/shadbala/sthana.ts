import { separationDeg } from '../../angle/normalize.ts';
import type { VedicChart } from '../chart.ts';
import { DEEP_EXALTATION_DEG, ownsSign } from '../dignity/dignity.ts';
import { compoundRelation, naturalRelation, temporalRelation, type CompoundRelation } from '../dignity/friendship.ts';
import { vargaPlace, type VargaNumber } from '../varga/rules.ts';
import { isOddSign, signLordAt, type SevenGraha } from '../zodiac.ts';

export const SHADBALA_SCHEMES = ['raman', 'bphs'] as const;
export type ShadbalaScheme = (typeof SHADBALA_SCHEMES)[number];

/** Positional strength in virupas. */
export interface SthanaBala {
  readonly uccha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
}

const SEVEN_VARGAS: readonly VargaNumber[] = [1, 2, 3, 7, 9, 12, 30];
const MOOLATRIKONA_VIRUPAS = 45;
const OWN_VIRUPAS = 30;
/**
 * Points by the relation to the lord of the division: Raman, Graha and Bhava Balas ch. 3, or the other reading, BPHS
 * 27.2–4.
 */
const RELATION_VIRUPAS: Readonly<Record<ShadbalaScheme, Readonly<Record<CompoundRelation, number>>>> = {
  raman: { great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  bphs: { great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

/** Which third of a sign gives 15 virupas: first for males, second for neuters, third for females. BPHS 27.6. */
const DREKKANA_OF: Readonly<Record<SevenGraha, number>> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};
const PREFERS_EVEN: readonly SevenGraha[] = ['moon', 'venus'];

/** Sthana bala with its five parts: BPHS 27.1–6, Raman, Graha and Bhava Balas ch. 3. Houses are whole signs. */
export function sthanaBala(chart: VedicChart, id: SevenGraha, scheme: ShadbalaScheme): SthanaBala {
  const { longitudeDeg, signIndex, degreeInSignDeg, signHouse } = chart.byId[id];
  return {
    uccha: ucchaBala(id, longitudeDeg),
    saptavargaja: SEVEN_VARGAS.reduce((sum, varga) => sum + vargaVirupas(chart, id, varga, scheme), 0),
    ojayugma:
      [signIndex, vargaPlace(9, longitudeDeg).signIndex].filter((sign) => isOddSign(sign) !== PREFERS_EVEN.includes(id))
        .length * 15,
    kendradi: [60, 30, 15][(signHouse - 1) % 3]!,
    drekkana: Math.floor(degreeInSignDeg / 10) === DREKKANA_OF[id] ? 15 : 0,
  };
}

/** A third of the arc from deepest debilitation, 0..60 virupas. */
export function ucchaBala(id: SevenGraha, longitudeDeg: number): number {
  return (180 - separationDeg(longitudeDeg, DEEP_EXALTATION_DEG[id])) / 3;
}

function vargaVirupas({ byId }: VedicChart, id: SevenGraha, varga: VargaNumber, scheme: ShadbalaScheme): number {
  if (varga === 1 && byId[id].dignity === 'moolatrikona') return MOOLATRIKONA_VIRUPAS;
  const { signIndex } = vargaPlace(varga, byId[id].longitudeDeg);
  if (ownsSign(id, signIndex)) return OWN_VIRUPAS;
  const lord = signLordAt(signIndex);
  return RELATION_VIRUPAS[scheme][
    compoundRelation(naturalRelation(id, lord), temporalRelation(byId[id].signIndex, byId[lord].signIndex))
  ];
}
