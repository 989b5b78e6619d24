import type { Ephemeris } from '@theia/astro/ephemeris';
import type { Warning } from '../endpoint.ts';
import { instantTextOfJd } from './instant-text.ts';

export interface SearchWindow {
  readonly fromJdUt: number;
  /** Exclusive. */
  readonly toJdUt: number;
  readonly warnings: readonly Warning[];
}

/**
 * A window [from, to) of a search (Julian days UT1) cut to the years of the precise files where it leaves them, with `range_clipped` (contract §2.3).
 * One that lies wholly outside them stays as it is: there the analytical ephemeris answers.
 */
export function clipToFiles(ephemeris: Ephemeris, fromJdUt: number, toJdUt: number): SearchWindow {
  const [first, end] = ephemeris.range.files;
  const crosses = fromJdUt < end && toJdUt > first && (fromJdUt < first || toJdUt > end);
  if (!crosses) return { fromJdUt, toJdUt, warnings: [] };
  const clipped = { fromJdUt: Math.max(fromJdUt, first), toJdUt: Math.min(toJdUt, end) };
  const [cut, field] = fromJdUt < first ? [first, 'from'] : [end, 'to'];
  const message = `The range crosses ${instantTextOfJd(ephemeris, cut)}, where the precise ephemeris ${field === 'from' ? 'begins' : 'ends'}: it was cut there.`;
  return { ...clipped, warnings: [{ code: 'range_clipped', message, field }] };
}
