import type { ChartAnswer } from '@theia-astro/chart';

/** A point as a natal answer has it; a Vedic one has houses as `bhava` and no speed. */
export interface NatalPoint {
  longitude: number;
  sign: string;
  degree: number;
  retrograde?: boolean;
  speed?: number;
  house?: number | null;
  bhava?: number | null;
  nakshatra?: { id: string; pada: number };
}

/** What is read of the answer of `/swiss/natal`, western or Vedic. */
export interface NatalAnswer extends ChartAnswer {
  product: string;
  points: Record<string, NatalPoint>;
  lagna?: (NatalPoint & { longitude: number }) | null;
}

/** True for the Vedic answer, which is drawn as an Indian chart. */
export const isVedic = (answer: NatalAnswer): boolean => 'lagna' in answer;

/** `north_node` as `North Node`. */
export const pointName = (id: string): string =>
  id.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
