import type { Ephemeris, Frame } from '../../ephemeris.ts';
import { crossings, type Crossing } from '../../search/crossings.ts';
import { bodyMotion, type LongitudeMotion } from '../../search/motion.ts';
import { tracePath } from '../../search/path.ts';

/**
 * Saturn's stretches between two stations are 134 days and more (scan-steps.ts): a search in steps of 45 misses no station, and every
 * crossing is refined to the ephemeris itself.
 */
const STEP_DAYS = 45;
/** Some 25 years, whole cells of the search: events do not depend on the range they are asked in, so blocks join without a seam. */
const BLOCK_DAYS = 200 * STEP_DAYS;
const MOST_BLOCKS = 256;
const SIGN_STARTS = Array.from({ length: 12 }, (_, index) => 30 * index);

/** Blocks searched before: Saturn crosses the same signs in everybody's chart. The oldest is forgotten first. */
const searched = new WeakMap<Ephemeris, Map<string, readonly Crossing[]>>();

export function saturnMotion(ephemeris: Ephemeris, frame: Frame): LongitudeMotion {
  return { ...bodyMotion(ephemeris, 'saturn', frame), stepDays: STEP_DAYS };
}

/** Saturn's passages over the starts of the sidereal signs in [from, until), in order; stations on the very cusp left out. */
export function saturnIngresses(
  ephemeris: Ephemeris,
  motion: LongitudeMotion,
  { ayanamsa, positions }: Frame,
  fromJdUt: number,
  untilJdUt: number,
): Crossing[] {
  const found: Crossing[] = [];
  for (let block = Math.floor(fromJdUt / BLOCK_DAYS); block * BLOCK_DAYS < untilJdUt; block++) {
    found.push(...blockOf(ephemeris, motion, `${block} ${positions} ${JSON.stringify(ayanamsa)}`, block));
  }
  return found.filter(({ jdUt, touch }) => jdUt >= fromJdUt && jdUt < untilJdUt && !touch);
}

function blockOf(ephemeris: Ephemeris, motion: LongitudeMotion, key: string, block: number): readonly Crossing[] {
  let blocks = searched.get(ephemeris);
  if (blocks === undefined) searched.set(ephemeris, (blocks = new Map()));
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const found = crossings(tracePath(motion, block * BLOCK_DAYS, (block + 1) * BLOCK_DAYS), SIGN_STARTS);
  const [oldest] = blocks.keys();
  if (blocks.size >= MOST_BLOCKS && oldest !== undefined) blocks.delete(oldest);
  blocks.set(key, found);
  return found;
}
