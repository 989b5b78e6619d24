import type { BodyId } from '../bodies/body-id.ts';
import type { GrahaId } from '../vedic/zodiac.ts';

/** Dashas whose dates can be compared: those that start from the Moon's nakshatra. */
export const COMPARED_DASHAS = ['vimshottari', 'yogini', 'ashtottari'] as const;
export type ComparedDasha = (typeof COMPARED_DASHAS)[number];

/** What a value of another program is about. */
export type RowSubject =
  | { readonly kind: 'body'; readonly body: BodyId }
  | { readonly kind: 'angle'; readonly angle: 'asc' | 'mc' }
  /** House 1..12. */
  | { readonly kind: 'cusp'; readonly house: number }
  /** The beginning of a period: the lords from the maha dasha down. */
  | { readonly kind: 'dasha'; readonly dasha: ComparedDasha; readonly lords: readonly GrahaId[] }
  | { readonly kind: 'sunrise' };

/** A value of another program. */
export interface ComparedRow {
  readonly id: string;
  readonly subject: RowSubject;
  /** Ecliptic longitude in degrees; of a dasha and of sunrise a Julian day UT1. */
  readonly theirs: number;
  /** Largest difference that counts as none, in degrees; of a dasha and of sunrise in days. */
  readonly tolerance: number;
}
