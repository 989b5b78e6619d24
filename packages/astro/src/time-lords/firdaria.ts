import type { Sect } from '../dignities/sect.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import { endlessly, layLife, layParts, startingWith, type Share, type TimeLordSystem } from './period.ts';

/** Place of the nodes in the order by night: after Mercury, as by day (Abu Ma'shar, al-Qabisi), or after Mars (the reading of Bonatti). */
export const FIRDARIA_NODES = ['last', 'after_mars'] as const;
export type FirdariaNodes = (typeof FIRDARIA_NODES)[number];

const share = (lord: Share['lord'], length: number): Share => ({ lord, signIndex: null, length });

/** Years of the planets in the order of the spheres from the Sun down: Abu Ma'shar, Great Introduction VII.8; with the nodes 75. */
const PLANETS: readonly Share[] = [
  share('sun', 10),
  share('venus', 8),
  share('mercury', 13),
  share('moon', 9),
  share('saturn', 11),
  share('jupiter', 12),
  share('mars', 7),
];
const NODES: readonly Share[] = [share('north_node', 3), share('south_node', 2)];
const MOON = 3;
/** How many planets precede the nodes by night in the second reading: Moon, Saturn, Jupiter, Mars. */
const BEFORE_NODES = 4;
const LEVELS = 2;

/**
 * The firdaria of a birth by day (from the Sun) or night (from the Moon). A planet's years have seven equal parts: its own, then those of the planets
 * that follow it (Abu Ma'shar, On the Revolutions of Nativities IV); those of the nodes have none. After 75 years they begin again. `jdAt` turns years of life into Julian days.
 */
export function firdaria(sect: Sect, nodes: FirdariaNodes, jdAt: (years: number) => number): TimeLordSystem {
  const order = firdariaOrder(sect, nodes);
  return {
    levels: LEVELS,
    life: () => layLife(endlessly(order), jdAt),
    parts: (period) => {
      const first = PLANETS.findIndex(({ lord }) => lord === period.lord);
      if (first < 0) return [];
      const shares = startingWith(PLANETS, first).map(({ lord }) => share(lord, 1));
      return layParts(period, shares, (period.endJdUt - period.startJdUt) / shares.length);
    },
  };
}

function firdariaOrder(sect: Sect, nodes: FirdariaNodes): readonly Share[] {
  if (sect === 'day') return [...PLANETS, ...NODES];
  const night = startingWith(PLANETS, MOON);
  return nodes === 'last'
    ? [...night, ...NODES]
    : [...night.slice(0, BEFORE_NODES), ...NODES, ...night.slice(BEFORE_NODES)];
}

/** The seven planets in the order in which they share a firdar, begun with the Sun. */
export const FIRDARIA_PLANETS = PLANETS.map(({ lord }) => lord) as readonly ClassicalPlanet[];
