/** More than the work for a known address takes, so that an unknown one is not answered sooner. */
export const QUIET_MS = 80;

/** The outcome of some work, good or bad, not before so many milliseconds: what the work was does not show in the time it took. */
export async function takingAtLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
