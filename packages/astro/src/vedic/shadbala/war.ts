import { wrap180 } from '../../angle/normalize.ts';
import { byPlanet, type ByPlanet } from '../ashtakavarga/ashtakavarga.ts';
import type { VedicChart } from '../chart.ts';
import { SEVEN_GRAHAS, type GrahaId, type SevenGraha } from '../zodiac.ts';
import type { KalaBala, ShadbalaScheme, SthanaBala } from './balas.ts';

/** The strengths of a planet that a war is judged by. */
export interface BeforeWar {
  readonly sthana: SthanaBala & { readonly total: number };
  readonly dig: number;
  readonly kala: Omit<KalaBala, 'yuddha'>;
  readonly kalaSum: number;
}

/** Diameters of the discs (bimba parimana): Raman, Graha and Bhava Balas, art. 77. */
const DISC_DIAMETERS: Readonly<Partial<Record<SevenGraha, number>>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};

interface Outcome {
  readonly winner: SevenGraha;
  readonly loser: SevenGraha;
  readonly virupas: number;
}

/** Virupas that planetary war adds to the winner and subtracts from the loser, by planet. */
export function warVirupas(
  { wars, byId }: Pick<VedicChart, 'wars' | 'byId'>,
  scheme: ShadbalaScheme,
  before: ByPlanet<BeforeWar>,
): ByPlanet<number> {
  const outcomes = wars.flatMap(({ winner, loser }): Outcome[] => {
    if (!isOfSeven(winner) || !isOfSeven(loser)) return [];
    return [
      scheme === 'raman'
        ? byRaman(winner, loser, (id) => byId[id].longitudeDeg, before)
        : byParashara(winner, loser, before),
    ];
  });
  return byPlanet((id) =>
    outcomes.reduce(
      (gained, { winner, loser, virupas }) => gained + (winner === id ? virupas : loser === id ? -virupas : 0),
      0,
    ),
  );
}

/**
 * Raman, Graha and Bhava Balas, art. 74–77: the planet with the lesser longitude wins. The difference of sthana, dig
 * and kala bala (up to hora bala) is divided by the difference of the discs.
 */
function byRaman(
  a: SevenGraha,
  b: SevenGraha,
  longitudeOf: (id: SevenGraha) => number,
  before: ByPlanet<BeforeWar>,
): Outcome {
  const [winner, loser] = wrap180(longitudeOf(a) - longitudeOf(b)) <= 0 ? [a, b] : [b, a];
  const toHora = (id: SevenGraha): number =>
    before[id].sthana.total + before[id].dig + before[id].kalaSum - before[id].kala.ayana;
  return {
    winner,
    loser,
    virupas: Math.abs(toHora(a) - toHora(b)) / Math.abs(DISC_DIAMETERS[a]! - DISC_DIAMETERS[b]!),
  };
}

/** BPHS 27.20: the more northern planet takes the whole difference of sthana, dig and kala bala from the other. */
function byParashara(winner: SevenGraha, loser: SevenGraha, before: ByPlanet<BeforeWar>): Outcome {
  const strengthBefore = (id: SevenGraha): number => before[id].sthana.total + before[id].dig + before[id].kalaSum;
  return { winner, loser, virupas: Math.abs(strengthBefore(winner) - strengthBefore(loser)) };
}

function isOfSeven(id: GrahaId): id is SevenGraha {
  return SEVEN_GRAHAS.some((known) => known === id);
}
