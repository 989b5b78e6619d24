import type { VedicChart } from '@theia/astro/vedic/chart';
import type { z } from 'zod';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { BirthData, ResolvedBirth } from '../shared/contract.ts';
import type { VedicInclude } from './includes.ts';
import type { VedicOptions } from './options.ts';

/** What every part of a Vedic answer may use. */
export interface PartContext {
  readonly services: CalculationContext;
  readonly chart: VedicChart;
  readonly options: VedicOptions;
  readonly birth: BirthData;
  /** Place, zone and instant of the birth, as found. */
  readonly resolved: ResolvedBirth;
  /** The instant of analysis: current dashas, Sade Sati. */
  readonly analysisJdUt: number;
  readonly include: ReadonlySet<VedicInclude>;
  readonly warn: (warning: Warning) => void;
}

/** One include of POST /natal/vedic: the key of the answer, how it is computed and put on the wire, and what it looks like. Null where it cannot exist. */
export interface VedicPart {
  readonly include: Exclude<VedicInclude, 'detail'>;
  readonly schema: z.ZodType;
  readonly compute: (context: PartContext) => unknown;
}
