import { houseFromSign, isSevenGraha, type GrahaId } from '../zodiac.ts';

/** Whether Rahu and Ketu cast aspects: not at all, or like Jupiter on the 5th, 7th and 9th. */
export const NODE_ASPECTS = ['none', 'jupiter'] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

const EVERY_GRAHA: readonly number[] = [7];
const SPECIAL: Readonly<Partial<Record<GrahaId, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/** Houses, counted from the graha, that it fully aspects by sign: BPHS 26.2–5 (Santhanam); all the 7th, Mars 4 8, Jupiter 5 9, Saturn 3 10. */
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
