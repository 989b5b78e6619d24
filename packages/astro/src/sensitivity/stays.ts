import type { FactHistory } from './facts.ts';
import type { TimeWindow } from './window-ephemeris.ts';

/** How long nothing changes before and after an instant, days; up to the ends of the window. */
export interface Stay {
  readonly beforeDays: number;
  readonly afterDays: number;
  /** Nothing changes in the whole window. */
  readonly holds: boolean;
}

/** How long all these facts stay as they are at an instant of the window (Julian day UT1). */
export function stayOf(histories: readonly FactHistory[], atJdUt: number, { fromJdUt, untilJdUt }: TimeWindow): Stay {
  let [since, until, holds] = [fromJdUt, untilJdUt, true];
  for (const { changes } of histories) {
    for (const { jdUt } of changes) {
      holds = false;
      if (jdUt <= atJdUt) since = Math.max(since, jdUt);
      else until = Math.min(until, jdUt);
    }
  }
  return { beforeDays: atJdUt - since, afterDays: until - atJdUt, holds };
}
