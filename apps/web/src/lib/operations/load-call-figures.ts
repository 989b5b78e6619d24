import type { InputOf, OutputOf } from '@theia-astro/server/rules/operations/catalog';
import { readOperation } from '../call-operation.ts';

/** Totals and latency of the newest calls of a time. */
export type CallFigures = OutputOf<'call-figures'>;

/** Totals and latency of own calls. Fields that are missing or null do not filter. @throws Error when they cannot be computed */
export const loadCallFigures = (filter: InputOf<'call-figures'>): Promise<CallFigures> =>
  readOperation('call-figures', filter);
