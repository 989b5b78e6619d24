import { normalizeDeg, separationDeg, wrap180 } from '../../angle/normalize.ts';
import type { VedicChart } from '../chart.ts';
import type { SevenGraha } from '../zodiac.ts';
import { meanLongitudeDeg } from './mean-longitudes.ts';

type StarryGraha = Exclude<SevenGraha, 'sun' | 'moon'>;
const INFERIOR: readonly StarryGraha[] = ['mercury', 'venus'];

/** The inputs of a planet's cheshta bala; degrees, sidereal. */
export interface Cheshta {
  readonly meanDeg: number;
  readonly sighroccaDeg: number;
  /** A third of the arc from the sighrocca to the midpoint of mean and true longitude, 0..60. */
  readonly virupas: number;
}

/**
 * Motional strength of mars to saturn: BPHS 27.21–23, Raman, Graha and Bhava Balas ch. 6; mean longitudes of Meeus
 * minus the mean ayanamsa.
 */
export function cheshtaBala(
  { byId, ayanamsa }: Pick<VedicChart, 'byId' | 'ayanamsa'>,
  id: StarryGraha,
  jdTt: number,
): Cheshta {
  const own = normalizeDeg(meanLongitudeDeg(id, jdTt) - ayanamsa.meanDeg);
  const sun = normalizeDeg(meanLongitudeDeg('sun', jdTt) - ayanamsa.meanDeg);
  const [meanDeg, sighroccaDeg] = INFERIOR.includes(id) ? [sun, own] : [own, sun];
  const middleDeg = meanDeg + wrap180(byId[id].longitudeDeg - meanDeg) / 2;
  return { meanDeg, sighroccaDeg, virupas: separationDeg(sighroccaDeg, normalizeDeg(middleDeg)) / 3 };
}
