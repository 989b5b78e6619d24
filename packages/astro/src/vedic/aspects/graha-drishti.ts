import { houseFromSign, isSevenGraha, type GrahaId } from '../zodiac.ts';

/** Whether Rahu and Ketu cast aspects: none, or those of Jupiter (5th, 7th and 9th). */
export const NODE_ASPECTS = ['none', 'jupiter'] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

const EVERY_GRAHA: readonly number[] = [7];
const SPECIAL: Readonly<Partial<Record<GrahaId, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/**
 * The houses, counted from the graha, that it fully aspects by sign: the 7th for all, also 4 and 8 for Mars, 5 and 9
 * for Jupiter, 3 and 10 for Saturn. BPHS 26.2–5 (Santhanam).
 */
export function drishtiHouses(id: GrahaId, nodeAspects: NodeAspects): readonly number[] {
  if (isSevenGraha(id)) return SPECIAL[id] ?? EVERY_GRAHA;
  return nodeAspects === 'jupiter' ? [5, 7, 9] : [];
}

/** Whether a graha in one sign fully aspects another sign; signs by index 0..11. */
export function aspectsSign(
  id: GrahaId,
  fromSignIndex: number,
  toSignIndex: number,
  nodeAspects: NodeAspects,
): boolean {
  return drishtiHouses(id, nodeAspects).includes(houseFromSign(toSignIndex, fromSignIndex));
}
