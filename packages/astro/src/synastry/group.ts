import type { Aspect } from '../aspects/aspect.ts';
import type { AspectNature } from '../aspects/kinds.ts';
import type { BalanceCounts } from '../balance/balance.ts';
import { meanOf } from './composite.ts';

const NATURES: readonly AspectNature[] = ['harmonious', 'challenging', 'neutral'];

/** The aspects between two charts, by their nature: how many, and the sum of their exactness (1 exact, 0 at the edge of the orb). */
export interface PairTally {
  readonly counts: Readonly<Record<AspectNature, number>>;
  readonly weights: Readonly<Record<AspectNature, number>>;
}

/** Counts and weighs the aspects between two charts; the same for either order of the charts. */
export function tallyAspects(aspects: readonly Aspect[]): PairTally {
  const [counts, weights] = [empty(), empty()];
  for (const nature of NATURES) {
    const exactness = aspects.filter(({ kind }) => kind.nature === nature).map((aspect) => aspect.exactness);
    counts[nature] = exactness.length;
    weights[nature] = exactness.length === 0 ? 0 : meanOf(exactness) * exactness.length;
  }
  return { counts, weights };
}

const empty = (): Record<AspectNature, number> => ({ harmonious: 0, challenging: 0, neutral: 0 });

/** All tallies of one person with the others, added up. */
export function addTallies(tallies: readonly PairTally[]): PairTally {
  const [counts, weights] = [empty(), empty()];
  for (const nature of NATURES) {
    for (const tally of tallies) counts[nature] += tally.counts[nature];
    weights[nature] = meanOf(tallies.map((tally) => tally.weights[nature])) * tallies.length;
  }
  return { counts, weights };
}

/** The whole weight of a tally. */
export function weightOf({ weights }: PairTally): number {
  return weights.harmonious + weights.challenging + weights.neutral;
}

/** Differences of weights below this are rounding. */
const SAME_WEIGHT = 1e-9;

/** The index of the largest weight: the person who is bound most closely to all others. Null where two share it, as two people always do. */
export function hubOf(weights: readonly number[]): number | null {
  const largest = Math.max(...weights);
  const hubs = weights.flatMap((weight, index) => (largest - weight < SAME_WEIGHT ? [index] : []));
  return hubs.length === 1 ? hubs[0]! : null;
}

/** The signs of several charts added up. */
export function addBalances(balances: readonly BalanceCounts[]): BalanceCounts {
  const sum = (countOf: (balance: BalanceCounts) => number): number =>
    balances.reduce((total, balance) => total + countOf(balance), 0);
  return {
    elements: {
      fire: sum(({ elements }) => elements.fire),
      earth: sum(({ elements }) => elements.earth),
      air: sum(({ elements }) => elements.air),
      water: sum(({ elements }) => elements.water),
    },
    modalities: {
      cardinal: sum(({ modalities }) => modalities.cardinal),
      fixed: sum(({ modalities }) => modalities.fixed),
      mutable: sum(({ modalities }) => modalities.mutable),
    },
    polarity: {
      positive: sum(({ polarity }) => polarity.positive),
      negative: sum(({ polarity }) => polarity.negative),
    },
  };
}
