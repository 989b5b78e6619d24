import type { Ephemeris, Frame } from '../ephemeris.ts';
import { bodyMotion, oppositeMotion, remembered, type LongitudeMotion } from '../search/motion.ts';
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

export type GrahaMotions = (graha: GrahaId) => LongitudeMotion;

/** The motions of all grahas with their samples remembered, so that searches of the same grahas ask the ephemeris once. Rahu and Ketu share theirs. */
export function grahaMotions(ephemeris: Ephemeris, frame: Frame, node: 'mean' | 'true'): GrahaMotions {
  const known = new Map<GrahaId, LongitudeMotion>();
  return (graha) => {
    const found = known.get(graha);
    if (found !== undefined) return found;
    const id = graha === 'ketu' ? 'rahu' : graha;
    const motion = known.get(id) ?? remembered(grahaMotion(ephemeris, id, frame, node));
    known.set(id, motion);
    const own = graha === 'ketu' ? oppositeMotion(motion) : motion;
    known.set(graha, own);
    return own;
  };
}
