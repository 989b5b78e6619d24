import type { NakshatraId, NakshatraPosition } from '../nakshatra.ts';

/** Nakshatras at the junctions of water and fire signs. */
export const GANDMOOL_NAKSHATRAS = [
  'ashwini',
  'ashlesha',
  'magha',
  'jyeshtha',
  'mula',
  'revati',
] as const satisfies readonly NakshatraId[];

export interface Gandmool {
  readonly present: boolean;
  readonly nakshatra: NakshatraId;
  readonly pada: number;
}

/** Moon in a gandmool nakshatra (docs/methods/yogas.md). */
export function gandmool({ id, pada }: NakshatraPosition): Gandmool {
  return { present: GANDMOOL_NAKSHATRAS.some((one) => one === id), nakshatra: id, pada };
}
