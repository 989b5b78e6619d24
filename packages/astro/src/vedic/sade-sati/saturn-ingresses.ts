import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { bodyMotion, type LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';
import { signIngresses, type SignIngress } from '../../search/sign-ingresses.ts';

/**
 * Saturn's stations are at least 134 days apart (scan-steps.ts), so a search in steps of 45 days misses none. Every
 * crossing is refined on the ephemeris itself.
 */
const STEP_DAYS = 45;
/**
 * About 25 years, in whole cells of the search. Events do not depend on the searched range, so blocks join without
 * gaps.
 */
const BLOCK_DAYS = 200 * STEP_DAYS;
const MOST_BLOCKS = 256;

/** Blocks already searched: Saturn crosses the same signs for every chart. The oldest is dropped first. */
const searched = new WeakMap<Ephemeris, Map<string, readonly SignIngress[]>>();

/** The motion of Saturn in a frame, sampled in steps of `STEP_DAYS`. */
export function saturnMotion(ephemeris: Ephemeris, frame: Frame): LongitudeMotion {
  return { ...bodyMotion(ephemeris, 'saturn', frame), stepDays: STEP_DAYS };
}

/**
 * Saturn's passages over the starts of the sidereal signs in [from, until), in order; stations exactly on a boundary
 * are left out.
 */
export function saturnIngresses(
  ephemeris: Ephemeris,
  motion: LongitudeMotion,
  { ayanamsa, positions }: Frame,
  fromJdUt: number,
  untilJdUt: number,
): SignIngress[] {
  const found: SignIngress[] = [];
  for (let block = Math.floor(fromJdUt / BLOCK_DAYS); block * BLOCK_DAYS < untilJdUt; block++) {
    found.push(...blockIngresses(ephemeris, motion, `${block} ${positions} ${JSON.stringify(ayanamsa)}`, block));
  }
  return found.filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt);
}

function blockIngresses(
  ephemeris: Ephemeris,
  motion: LongitudeMotion,
  key: string,
  block: number,
): readonly SignIngress[] {
  let blocks = searched.get(ephemeris);
  if (blocks === undefined) searched.set(ephemeris, (blocks = new Map()));
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const found = signIngresses(tracePath(motion, block * BLOCK_DAYS, (block + 1) * BLOCK_DAYS));
  const [oldest] = blocks.keys();
  if (blocks.size >= MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
  blocks.set(key, found);
  return found;
}
