import { normalizeDeg } from '../angle/angle.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../bodies/table.ts';
import type { Sect } from '../dignities/sect.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import {
  ALL_MINOR_YEARS,
  endlessly,
  layLife,
  layParts,
  MINOR_YEARS,
  type Share,
  startingWith,
  type TimeLordSystem,
} from './period.ts';

/**
 * The first ruler: the light of the sect; or, as Valens requires, that light unless it declines (is in the 3rd, 6th, 9th or 12th sign from the ascendant's),
 * then the other light, then the first planet after the ascendant (Anthologies VI.6).
 */
export const DECENNIAL_STARTS = ['sect_light', 'valens'] as const;
export type DecennialStart = (typeof DECENNIAL_STARTS)[number];

const MONTHS_OF_YEAR = 12;
const LEVELS = 3;

/** Longitudes of the seven planets and the ascendant, degrees. */
export type DecennialPoints = Readonly<Record<ClassicalPlanet | 'asc', number>>;

/**
 * The decennials: each planet rules 129 months, in zodiacal order from the one that begins; in them each has as many months as it has least years, the lord
 * first (Valens VI.6; Firmicus, Mathesis VI.33); months are divided in the same proportion (Hephaistio II.29). After seven decades they begin again.
 * `yearDays` is 360 for Valens: months of 30 days.
 */
export function decennials(birthJdUt: number, order: readonly ClassicalPlanet[], yearDays: number): TimeLordSystem {
  const monthDays = yearDays / MONTHS_OF_YEAR;
  const share = (lord: ClassicalPlanet, length: number): Share => ({ lord, signIndex: null, length });
  return {
    levels: LEVELS,
    life: () =>
      layLife(endlessly(order.map((lord) => share(lord, ALL_MINOR_YEARS))), (months) => birthJdUt + months * monthDays),
    parts: (period) => {
      const first = order.findIndex((lord) => lord === period.lord);
      const shares = startingWith(order, first).map((lord) => share(lord, MINOR_YEARS[lord]));
      return layParts(period, shares, (period.endJdUt - period.startJdUt) / ALL_MINOR_YEARS);
    },
  };
}

/** The seven planets in the order in which they rule. */
export function decennialOrder(points: DecennialPoints, sect: Sect, start: DecennialStart): readonly ClassicalPlanet[] {
  const first = firstLord(points, sect, start);
  return inOrderFrom(points, points[first], first);
}

function firstLord(points: DecennialPoints, sect: Sect, start: DecennialStart): ClassicalPlanet {
  const lights = sect === 'day' ? (['sun', 'moon'] as const) : (['moon', 'sun'] as const);
  if (start === 'sect_light') return lights[0];
  return lights.find((light) => !declines(points, light)) ?? inOrderFrom(points, points.asc, null)[0]!;
}

function declines({ asc, ...planets }: DecennialPoints, light: 'sun' | 'moon'): boolean {
  const place = (signIndexAt(planets[light]) - signIndexAt(asc) + 12) % 12;
  return place % 3 === 2;
}

/** The planets by distance in the order of signs from a longitude; `first` is at it. */
function inOrderFrom(
  points: DecennialPoints,
  longitudeDeg: number,
  first: ClassicalPlanet | null,
): readonly ClassicalPlanet[] {
  const distance = (id: ClassicalPlanet): number => (id === first ? -1 : normalizeDeg(points[id] - longitudeDeg));
  return CLASSICAL_PLANETS.toSorted((a, b) => distance(a) - distance(b));
}
