import { modulo, SEVEN_GRAHAS, type GrahaId } from '../zodiac.ts';
import type { DashaCycle, DashaLink } from './period.ts';
import type { GrahaSigns } from './sign-strength.ts';

/** The ages of life: Moon to 1, Mars to 3, Mercury to 12, Venus to 32, Jupiter to 50, Sun to 70, Saturn to 120 (BPHS 46). */
const LINKS: readonly DashaLink[] = [
  { lord: 'moon', years: 1 },
  { lord: 'mars', years: 2 },
  { lord: 'mercury', years: 9 },
  { lord: 'venus', years: 20 },
  { lord: 'jupiter', years: 18 },
  { lord: 'sun', years: 20 },
  { lord: 'saturn', years: 50 },
];

const BY_KENDRAS: readonly number[] = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];

/**
 * Naisargika dasha: the same natural years for everybody. A period is divided equally among the other six grahas: those
 * in the kendras from its lord first, then those in the panaparas and the apoklimas, sign by sign, in one sign from the
 * Sun to Saturn. The years that some give to the lagna after 120 are left out.
 */
export function naisargika(signs: GrahaSigns): DashaCycle {
  return { startYears: 0, links: LINKS, divide: (parent) => parts(signs, parent) };
}

function parts(signs: GrahaSigns, { lord, years }: DashaLink): DashaLink[] {
  const rank = (id: GrahaId): number => BY_KENDRAS.indexOf(modulo(signs[id].signIndex - signs[lord].signIndex, 12));
  const others = SEVEN_GRAHAS.filter((id) => id !== lord).toSorted((a, b) => rank(a) - rank(b));
  return others.map((id) => ({ lord: id, years: years / others.length }));
}
