import type { Waiting } from './pool.ts';

/** Jobs waiting for a worker: one queue for short jobs, and one queue per caller for long jobs, which are served in rotation. */
export interface WaitingJobs {
  readonly count: number;
  add(one: Waiting): void;
  /** Puts back jobs that were taken but not started, at the front. */
  putBack(ones: readonly Waiting[]): void;
  /** The next job, alternating between short ones and callers with long ones. A long one only if allowed. */
  take(mayBeLong: boolean): Waiting | null;
  /** Removes the jobs that have waited since these times or longer. */
  takeLate(shortSinceMs: number, longSinceMs: number): readonly Waiting[];
}

export function waitingJobs(): WaitingJobs {
  /** Null: taken. What holds a job holds its answer. */
  let short: (Waiting | null)[] = [];
  let begin = 0;
  /** In order of service: a served caller moves to the end. */
  const long = new Map<string, Waiting[]>();
  let count = 0;
  let isTurnOfLong = false;
  let served: string | null = null;

  const nextShort = (): Waiting | null => {
    const one = short[begin] ?? null;
    if (one === null) return null;
    short[begin] = null;
    begin += 1;
    if (begin > 1_000 && begin * 2 > short.length) {
      short = short.slice(begin);
      begin = 0;
    }
    return one;
  };
  const nextLong = (): Waiting | null => {
    const names = [...long.keys()];
    const name = names.find((other) => other !== served) ?? names[0];
    const line = name === undefined ? undefined : long.get(name);
    if (name === undefined || line === undefined) return null;
    served = name;
    long.delete(name);
    const one = line.shift() ?? null;
    if (line.length > 0) long.set(name, line);
    return one;
  };

  return {
    get count() {
      return count;
    },
    add: (one) => {
      count += 1;
      if (!one.caller.isLong) {
        short.push(one);
        return;
      }
      const line = long.get(one.caller.name);
      if (line === undefined) long.set(one.caller.name, [one]);
      else line.push(one);
    },
    putBack: (ones) => {
      count += ones.length;
      short.splice(begin, 0, ...ones.filter(({ caller }) => !caller.isLong));
      for (const one of ones.filter(({ caller }) => caller.isLong))
        long.set(one.caller.name, [one, ...(long.get(one.caller.name) ?? [])]);
    },
    take: (mayBeLong) => {
      isTurnOfLong = !isTurnOfLong;
      const one = !mayBeLong ? nextShort() : isTurnOfLong ? (nextLong() ?? nextShort()) : (nextShort() ?? nextLong());
      if (one !== null) count -= 1;
      return one;
    },
    takeLate: (shortSinceMs, longSinceMs) => {
      const late: Waiting[] = [];
      for (let one = short[begin]; one !== undefined && one !== null && one.sinceMs <= shortSinceMs; one = short[begin])
        late.push(nextShort()!);
      for (const [name, line] of long) {
        while (line[0] !== undefined && line[0].sinceMs <= longSinceMs) late.push(line.shift()!);
        if (line.length === 0) long.delete(name);
      }
      count -= late.length;
      return late;
    },
  };
}
