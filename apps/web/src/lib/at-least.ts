/** Runs `work` and waits at least `ms` milliseconds, so that the user notices the activity. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([
    work(),
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
