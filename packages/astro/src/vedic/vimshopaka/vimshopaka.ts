import type { VedicChart } from '../chart.ts';
import {
  compoundRelation,
  type CompoundRelation,
  naturalRelation,
  signDignity,
  temporalRelation,
} from '../dignity/dignity.ts';
import { readVargaPlace, type VargaReadings } from '../varga/countings.ts';
import type { VargaNumber } from '../varga/rules.ts';
import { GRAHAS, signLordAt, type GrahaId } from '../zodiac.ts';

export const VIMSHOPAKA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodasavarga'] as const;
export type VimshopakaGroup = (typeof VIMSHOPAKA_GROUPS)[number];

type Weights = readonly (readonly [VargaNumber, number])[];

/** Weights of the vargas, 20 in each group. BPHS 7.17–20. */
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<VimshopakaGroup, Weights>> = {
  shadvarga: [
    [1, 6],
    [2, 2],
    [3, 4],
    [9, 5],
    [12, 2],
    [30, 1],
  ],
  saptavarga: [
    [1, 5],
    [2, 2],
    [3, 3],
    [7, 1],
    [9, 2.5],
    [12, 4.5],
    [30, 2],
  ],
  dashavarga: [
    [1, 3],
    [2, 1.5],
    [3, 1.5],
    [7, 1.5],
    [9, 1.5],
    [10, 1.5],
    [12, 1.5],
    [16, 1.5],
    [30, 1.5],
    [60, 5],
  ],
  shodasavarga: [
    [1, 3.5],
    [2, 1],
    [3, 1],
    [4, 0.5],
    [7, 0.5],
    [9, 3],
    [10, 0.5],
    [12, 0.5],
    [16, 2],
    [20, 0.5],
    [24, 0.5],
    [27, 0.5],
    [30, 1],
    [40, 0.5],
    [45, 0.5],
    [60, 4],
  ],
};

const OWN_POINTS = 20;
/** Points of a varga by the relation to the lord of its sign. BPHS 7.21–27. */
const RELATION_POINTS: Readonly<Record<CompoundRelation, number>> = {
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** Points out of 20 in each group. */
export type Vimshopaka = Readonly<Record<VimshopakaGroup, number>>;

/** Vimshopaka bala of the nine grahas; own, exaltation and moolatrikona signs count in full. */
export function vimshopaka(chart: VedicChart, readings: VargaReadings): ReadonlyMap<GrahaId, Vimshopaka> {
  return new Map(
    GRAHAS.map((id) => {
      const points = new Map(
        VIMSHOPAKA_WEIGHTS.shodasavarga.map(([varga]) => [varga, vargaPoints(chart, id, varga, readings)]),
      );
      const group = (name: VimshopakaGroup): number =>
        VIMSHOPAKA_WEIGHTS[name].reduce((sum, [varga, weight]) => sum + (weight * points.get(varga)!) / 20, 0);
      return [
        id,
        {
          shadvarga: group('shadvarga'),
          saptavarga: group('saptavarga'),
          dashavarga: group('dashavarga'),
          shodasavarga: group('shodasavarga'),
        },
      ];
    }),
  );
}

function vargaPoints({ byId }: VedicChart, id: GrahaId, varga: VargaNumber, readings: VargaReadings): number {
  const { signIndex } = readVargaPlace(varga, byId[id].longitudeDeg, readings);
  const place = signDignity(id, signIndex);
  if (place === 'exalted' || place === 'own') return OWN_POINTS;
  const lord = signLordAt(signIndex);
  return RELATION_POINTS[
    compoundRelation(naturalRelation(id, lord), temporalRelation(byId[id].signIndex, byId[lord].signIndex))
  ];
}
