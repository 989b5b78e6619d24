import type { ClassicalPlanet } from '../bodies/groups.ts';

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
