import type { Ephemeris, Frame } from '../ephemeris.ts';
import { bodyMotion, oppositeMotion, type LongitudeMotion } from '../search/motion.ts';
import type { GrahaId } from './zodiac.ts';

/** The motion of a graha in a frame; Rahu is the mean or true node, Ketu stands opposite. */
export function grahaMotion(
  ephemeris: Ephemeris,
  graha: GrahaId,
  frame: Frame,
  node: 'mean' | 'true',
): LongitudeMotion {
  const rahu = node === 'mean' ? 'mean_node' : 'true_node';
  if (graha === 'rahu') return bodyMotion(ephemeris, rahu, frame);
  if (graha === 'ketu') return oppositeMotion(bodyMotion(ephemeris, rahu, frame));
  return bodyMotion(ephemeris, graha, frame);
}
