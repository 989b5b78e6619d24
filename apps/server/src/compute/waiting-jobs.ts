import type { Waiting } from './pool.ts';

/** Which jobs may be taken besides short ones. */
export interface Allowed {
  readonly long: boolean;
  readonly background: boolean;
}

export function waitingJobs() {
  /** Null: taken. What holds a job holds its answer. */
  let short: (Waiting | null)[] = [];
  let begin = 0;
  const long = callersInTurn();
  const background = callersInTurn();
  let count = 0;
  let isTurnOfLong = false;

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
  const queueOf = ({ caller }: Waiting): CallersInTurn | null =>
    caller.isBackground === true ? background : caller.isLong ? long : null;

  return {
    get count(): number {
      return count;
    },
    /** Of these, those of the background. */
    get backgroundCount(): number {
      return background.count;
    },
    add: (one: Waiting) => {
      count += 1;
      const queue = queueOf(one);
      if (queue === null) short.push(one);
      else queue.add(one);
    },
    /** Puts back jobs that were taken but not started, at the front. */
    putBack: (ones: readonly Waiting[]) => {
      count += ones.length;
      short.splice(begin, 0, ...ones.filter((one) => queueOf(one) === null));
      for (const one of ones.toReversed()) queueOf(one)?.putBack(one);
    },
    /** The next job, alternating between short ones and callers with long ones. One of the background only if there is no other. */
    take: (allowed: Allowed): Waiting | null => {
      isTurnOfLong = !isTurnOfLong;
      const one =
        (!allowed.long ? nextShort() : isTurnOfLong ? (long.next() ?? nextShort()) : (nextShort() ?? long.next())) ??
        (allowed.background ? background.next() : null);
      if (one !== null) count -= 1;
      return one;
    },
    /** Removes the jobs that have waited since these times or longer. Those of the background may wait as long as it takes. */
    takeLate: (shortSinceMs: number, longSinceMs: number): readonly Waiting[] => {
      const late: Waiting[] = [];
      for (let one = short[begin]; one !== undefined && one !== null && one.sinceMs <= shortSinceMs; one = short[begin])
        late.push(nextShort()!);
      late.push(...long.takeLate(longSinceMs));
      count -= late.length;
      return late;
    },
  };
}

type CallersInTurn = ReturnType<typeof callersInTurn>;

/** A queue for each caller. */
function callersInTurn() {
  /** In order of service: a served caller moves to the end. */
  const lines = new Map<string, Waiting[]>();
  let count = 0;
  let served: string | null = null;
  return {
    get count(): number {
      return count;
    },
    add: (one: Waiting) => {
      count += 1;
      const line = lines.get(one.caller.name);
      if (line === undefined) lines.set(one.caller.name, [one]);
      else line.push(one);
    },
    putBack: (one: Waiting) => {
      count += 1;
      lines.set(one.caller.name, [one, ...(lines.get(one.caller.name) ?? [])]);
    },
    next: (): Waiting | null => {
      const names = [...lines.keys()];
      const name = names.find((other) => other !== served) ?? names[0];
      const line = name === undefined ? undefined : lines.get(name);
      if (name === undefined || line === undefined) return null;
      served = name;
      lines.delete(name);
      const one = line.shift() ?? null;
      if (one !== null) count -= 1;
      if (line.length > 0) lines.set(name, line);
      return one;
    },
    takeLate: (sinceMs: number): readonly Waiting[] => {
      const late: Waiting[] = [];
      for (const [name, line] of lines) {
        while (line[0] !== undefined && line[0].sinceMs <= sinceMs) late.push(line.shift()!);
        if (line.length === 0) lines.delete(name);
      }
      count -= late.length;
      return late;
    },
  };
}
