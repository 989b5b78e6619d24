import { readFunction } from '../call-function.ts';

/** What calls add up to, of the newest calls of their time only. */
export interface CallFigures {
  /** How many calls were looked at, and how many of them the filter takes. */
  looked_at: number;
  calls: number;
  failed: number;
  cost_usd: string;
  /** Of the calls of the filter; null: there are none. */
  p50_ms: number | null;
  p95_ms: number | null;
  p99_ms: number | null;
  /** Older calls of the time were not looked at. */
  cut: boolean;
  /** Where the time begins that was looked at. */
  since: string;
}

/** Which calls; what is absent or null does not narrow them. */
export interface FiguresFilter extends Record<string, unknown> {
  from: string | null;
  until?: string | null;
  outcome?: 'any' | 'success' | 'failed';
  code?: number | null;
  product?: string | null;
  key?: string | null;
  slower_ms?: number | null;
  search?: string | null;
}

/** Totals and latency of own calls. @throws Error when they cannot be computed */
export async function loadCallFigures(filter: FiguresFilter): Promise<CallFigures> {
  const found = await readFunction<CallFigures>('call-figures', filter);
  if (found === null) throw new Error('The server sent no figures');
  return found;
}
