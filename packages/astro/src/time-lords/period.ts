import type { ClassicalPlanet } from '../bodies/table.ts';

/** The ruler of a period: one of the seven planets, or in the firdaria a node of the Moon. */
type TimeLord = ClassicalPlanet | 'north_node' | 'south_node';

/** A part of a life and its lord. Half-open: the next period of its level begins at `endJdUt`. */
export interface TimeLordPeriod {
  /** 1 for the longest periods; those of the next level lie in them. */
  readonly level: number;
  readonly lord: TimeLord;
  /** The sign it belongs to, 0..11; null where planets follow each other without signs. */
  readonly signIndex: number | null;
  /** Zodiacal releasing: the first period after the loosing of the bond. */
  readonly loosing: boolean;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** A way to divide a life among lords. */
export interface TimeLordSystem {
  /** The deepest level there is. */
  readonly levels: number;
  /** The periods of level 1 in order, without an end: from the birth on, or from one that begins before the instant, where that is faster. */
  readonly life: (fromJdUt?: number) => Iterable<TimeLordPeriod>;
  /** The parts of a period, one level deeper. They fill it from its first instant to its last. */
  readonly parts: (period: TimeLordPeriod) => readonly TimeLordPeriod[];
}

/** A lord's share of a period, in the unit that is passed along with it. */
export interface Share {
  readonly lord: TimeLord;
  readonly signIndex: number | null;
  readonly loosing?: boolean;
  readonly length: number;
}

/** Shorter than any period and longer than what adding Julian days rounds away. */
const ROUNDING_DAYS = 1e-6;

/**
 * Lays shares one after another into a period, as parts of the next level: what exceeds its end is cut off, and the last part ends exactly there.
 * `unitDays` is the length of a share's unit.
 */
export function layParts(
  { startJdUt, endJdUt, level }: TimeLordPeriod,
  shares: Iterable<Share>,
  unitDays: number,
): TimeLordPeriod[] {
  const parts: TimeLordPeriod[] = [];
  let passed = 0;
  let start = startJdUt;
  for (const { lord, signIndex, loosing, length } of shares) {
    passed += length;
    const end = Math.min(startJdUt + passed * unitDays, endJdUt);
    const isLast = end > endJdUt - ROUNDING_DAYS;
    const part = { level: level + 1, lord, signIndex, loosing: loosing ?? false, startJdUt: start };
    parts.push({ ...part, endJdUt: isLast ? endJdUt : end });
    if (isLast) break;
    start = end;
  }
  return parts;
}

/** The periods of level 1, one after another from the birth on, or from `firstUnits` after it, without an end. `jdAt` turns units after the birth into Julian days. */
export function* layLife(
  shares: Iterable<Share>,
  jdAt: (units: number) => number,
  firstUnits = 0,
): Generator<TimeLordPeriod> {
  let passed = firstUnits;
  let start = jdAt(passed);
  for (const { lord, signIndex, length } of shares) {
    passed += length;
    const end = jdAt(passed);
    yield { level: 1, lord, signIndex, loosing: false, startJdUt: start, endJdUt: end };
    start = end;
  }
}

/** The periods of the first `levels` levels that touch [fromJdUt, untilJdUt), each followed by its parts. */
export function periodsWithin(
  system: TimeLordSystem,
  fromJdUt: number,
  untilJdUt: number,
  levels: number,
): TimeLordPeriod[] {
  const deepest = Math.min(levels, system.levels);
  const found: TimeLordPeriod[] = [];
  const collect = (periods: Iterable<TimeLordPeriod>): void => {
    for (const period of periods) {
      if (period.endJdUt <= fromJdUt) continue;
      if (period.startJdUt >= untilJdUt) break;
      found.push(period);
      if (period.level < deepest) collect(system.parts(period));
    }
  };
  collect(system.life(fromJdUt));
  return found;
}

/** The running period of every level; none before the birth. */
export function periodsAt(system: TimeLordSystem, jdUt: number): TimeLordPeriod[] {
  const found: TimeLordPeriod[] = [];
  let periods: Iterable<TimeLordPeriod> = system.life(jdUt);
  for (let level = 1; level <= system.levels; level++) {
    let running: TimeLordPeriod | null = null;
    for (const period of periods) {
      if (period.startJdUt > jdUt) break;
      running = period;
      if (period.endJdUt > jdUt) break;
    }
    if (running === null) return found;
    found.push(running);
    if (level < system.levels) periods = system.parts(running);
  }
  return found;
}

/** Repeats shares without an end. */
export function* endlessly(shares: readonly Share[]): Generator<Share> {
  for (;;) yield* shares;
}

/** The same order, begun with another member. */
export function startingWith<T>(order: readonly T[], first: number): readonly T[] {
  return [...order.slice(first), ...order.slice(0, first)];
}

/** The least years of the planets, 129 together (Valens, Anthologies III.13 and IV.1; Paulus, Introduction 3). */
export const MINOR_YEARS: Readonly<Record<ClassicalPlanet, number>> = {
  sun: 19,
  moon: 25,
  mercury: 20,
  venus: 8,
  mars: 15,
  jupiter: 12,
  saturn: 30,
};

/** Their sum, which is also the number of months of a decade of the decennials. */
export const ALL_MINOR_YEARS = 129;
