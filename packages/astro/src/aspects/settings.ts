import type { AspectId } from './kinds.ts';

/** Which aspects are looked for, and how wide. */
export interface AspectSettings {
  readonly aspects: readonly AspectId[];
  /** Overrides of an aspect's base orb; degrees. */
  readonly aspectOrbs: Readonly<Partial<Record<AspectId, number>>>;
  /** A number overrides every body orb; a record overrides by body, angle or group id; degrees. */
  readonly orbDegrees: number | Readonly<Record<string, number>>;
  readonly orbModel: 'mean' | 'max' | 'min';
  readonly orbScale: number;
}
