import type { NakshatraPosition } from '../nakshatra.ts';
import type { GrahaId } from '../zodiac.ts';
import type { DashaCycle, DashaLink } from './period.ts';

/** What a nakshatra dasha starts from. */
export interface DashaSeed {
  readonly nakshatra: NakshatraPosition;
  readonly lord: GrahaId;
  readonly name: string | null;
  /** Elapsed part of the first period, [0, 1). */
  readonly fractionElapsed: number;
  readonly balanceYears: number;
}

export interface SeededCycle {
  readonly seed: DashaSeed;
  readonly cycle: DashaCycle;
}

/**
 * A cycle of grahas from the one whose period runs at birth. Every period has a part for each graha, in proportion to
 * its years, its own first.
 * @param fractionElapsed part of the first period before birth, [0, 1)
 */
export function seeded(
  order: readonly DashaLink[],
  first: number,
  fractionElapsed: number,
  nakshatra: NakshatraPosition,
): SeededCycle {
  const links = rotate(order, first);
  const [running] = links;
  const { lord, name, years } = running!;
  const total = order.reduce((sum, link) => sum + link.years, 0);
  return {
    seed: { nakshatra, lord, name: name ?? null, fractionElapsed, balanceYears: (1 - fractionElapsed) * years },
    cycle: {
      startYears: -fractionElapsed * years,
      links,
      divide: (parent) =>
        rotate(
          order,
          order.findIndex((link) => link.lord === parent.lord),
        ).map((link) => ({ ...link, years: (parent.years * link.years) / total })),
    },
  };
}

function rotate(links: readonly DashaLink[], first: number): DashaLink[] {
  return [...links.slice(first), ...links.slice(0, first)];
}
