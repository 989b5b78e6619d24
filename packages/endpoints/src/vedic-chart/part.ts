import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import type { DashaSpan } from '@theia-astro/astro/vedic/dasha/period';
import type { z } from 'zod';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { BirthData } from '../request/asked.ts';
import type { Wire } from '../wire/wire.ts';
import type { VedicInclude, VedicPartName } from './parts.ts';
import type { VedicOptions } from './options.ts';

/** Input of every part of a Vedic answer. */
export interface PartContext {
  readonly services: CalculationContext;
  readonly chart: VedicChart;
  readonly options: VedicOptions;
  readonly birth: BirthData;
  /** Resolved place, zone and instant of the birth. */
  readonly resolved: ResolvedBirth;
  /** The instant of analysis, for current dashas and Sade Sati. */
  readonly analysisJdUt: number;
  /** The span whose dashas are listed. */
  readonly dashaSpan: DashaSpan | null;
  readonly include: ReadonlySet<VedicInclude>;
  /** `include` names `details`. */
  readonly details: boolean;
  readonly warn: (warning: Warning) => void;
}

/**
 * One part of POST /natal/vedic: its key in the answer, its schema, and how it is computed and written. Null when it
 * cannot exist.
 */
export interface VedicPart<Name extends VedicPartName, Schema extends z.ZodType> {
  readonly include: Name;
  readonly schema: Schema;
  readonly compute: (context: PartContext) => Wire<Schema>;
}

/** Declares a part; the compiler checks that it matches its schema. */
export function vedicPart<Name extends VedicPartName, Schema extends z.ZodType>(
  part: VedicPart<Name, Schema>,
): VedicPart<Name, Schema> {
  return part;
}
