import weights from '../../../data/vedic/vimshopaka.json' with { type: 'json' };
import type { VedicChart } from '../chart.ts';
import { compoundRelation, type CompoundRelation, signDignity } from '../dignity/dignity.ts';
import { readVargaPlace, type VargaNumber, type VargaReadings } from '../varga/rules.ts';
import { GRAHAS, signLordAt, type GrahaId } from '../zodiac.ts';

export const VIMSHOPAKA_GROUPS = ['shadvarga', 'saptavarga', 'dashavarga', 'shodasavarga'] as const;
export type VimshopakaGroup = (typeof VIMSHOPAKA_GROUPS)[number];

type Weights = readonly (readonly [VargaNumber, number])[];
const weightsOf = (group: VimshopakaGroup): Weights =>
  Object.entries(weights[group]).map(([varga, weight]) => [Number(varga) as VargaNumber, weight]);

/** Weights of the vargas, 20 in each group. BPHS 7.17–20. */
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<VimshopakaGroup, Weights>> = {
  shadvarga: weightsOf('shadvarga'),
  saptavarga: weightsOf('saptavarga'),
  dashavarga: weightsOf('dashavarga'),
  shodasavarga: weightsOf('shodasavarga'),
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
  return RELATION_POINTS[compoundRelation(id, byId[id].signIndex, lord, byId[lord].signIndex)];
}
