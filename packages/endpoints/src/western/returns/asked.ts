import type { ReturnType } from '@theia-astro/astro/returns/body';
import type { Warning } from '../../endpoint.ts';
import type { BirthData, Settings } from '../../request/asked.ts';
import type { ChartPart } from '../../wire/chart-parts.ts';
import type { Relocation } from './relocation.ts';

/** Which returns are requested. */
export type ReturnChoice =
  | { readonly kind: 'year'; readonly year: number; readonly count: number | null }
  | { readonly kind: 'after'; readonly utcMs: number; readonly field: string; readonly count: number }
  /** The last ones before an instant, in order of time. */
  | { readonly kind: 'before'; readonly utcMs: number; readonly count: number }
  /** The most recent one before now, and the next `count`. */
  | { readonly kind: 'around_now'; readonly count: number };

/** A request for returns, from POST /return or from a yearly cycle. */
export interface ReturnRequest {
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly type: ReturnType;
  readonly choice: ReturnChoice;
  readonly relocation: Relocation | null;
  readonly precessionCorrected: boolean;
  readonly converse: boolean;
  readonly include: ReadonlySet<ChartPart>;
  readonly aspectsToNatal: boolean;
  /**
   * `settings` contain orbs, which then also apply to the aspects to the birth chart; otherwise those have a flat orb
   * of 1°.
   */
  readonly orbsAsked: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}
