import { SEVEN_GRAHAS } from '../zodiac.ts';
import type { ByPlanet, BySign } from './bindus.ts';

/** BPHS 69: multipliers of the signs, aries to pisces (virgo 5; some charts print 6), and of the planets. */
const RASIMANA: BySign = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];
const GRAHAMANA: ByPlanet<number> = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 };

export interface Pinda {
  readonly rasi: number;
  readonly graha: number;
  readonly sodhya: number;
}

/**
 * Rasi, graha and sodhya pinda of one planet's bindus after both shodhanas. `signs` holds the signs of sun to saturn.
 */
export function computePinda(reduced: BySign, signs: ByPlanet<number>): Pinda {
  const rasi = reduced.reduce((sum, value, sign) => sum + value * RASIMANA[sign]!, 0);
  const graha = SEVEN_GRAHAS.reduce((sum, planet) => sum + reduced[signs[planet]]! * GRAHAMANA[planet], 0);
  return { rasi, graha, sodhya: rasi + graha };
}
