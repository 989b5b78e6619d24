/** Longer than the work for a known address takes, so that an unknown one is not answered sooner. */
export const MINIMUM_ANSWER_MS = 80;

/** Returns the outcome of some work, success or error, but not before the given milliseconds, so that the time reveals nothing about the work. */
export async function withMinimumTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
