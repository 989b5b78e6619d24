import type { CalculationContext } from './endpoint.ts';

/** The instant of a call, and whether its answer depended on it. */
export interface WatchedClock {
  readonly nowMs: number;
  isOver(utcMs: number): boolean;
  wasRead(): boolean;
}

/** A clock fixed at `nowMs` (milliseconds since 1970) that remembers whether it was read. */
export function watchedClock(nowMs: number): WatchedClock {
  let read = false;
  return {
    get nowMs() {
      read = true;
      return nowMs;
    },
    isOver: (utcMs) => {
      const over = utcMs <= nowMs;
      if (!over) read = true;
      return over;
    },
    wasRead: () => read,
  };
}

/** A context that reads this clock, but only when the calculation does. */
export function withClock(clock: WatchedClock, rest: Omit<CalculationContext, 'nowMs' | 'isOver'>): CalculationContext {
  return {
    ...rest,
    get nowMs() {
      return clock.nowMs;
    },
    isOver: clock.isOver,
  };
}

/** Whether an instant is before the call. */
export function isOver(context: CalculationContext, utcMs: number): boolean {
  return context.isOver === undefined ? utcMs <= context.nowMs : context.isOver(utcMs);
}
