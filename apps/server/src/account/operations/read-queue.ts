/** Runs work for a user when its turn comes. */
export type ReadQueue = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** One read per user at a time, and `most` in all, so that slow searches leave connections of the database for everything else. */
export function createReadQueue(most: number): ReadQueue {
  const lastOfUser = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const withSlot = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return async (userId, work) => {
    const result = (lastOfUser.get(userId) ?? Promise.resolve()).then(() => withSlot(work));
    const ended = result.catch(() => {});
    lastOfUser.set(userId, ended);
    try {
      return await result;
    } finally {
      if (lastOfUser.get(userId) === ended) lastOfUser.delete(userId);
    }
  };
}
