/** The database did not answer soon enough for somebody who waits. What was asked may still be done. */
class TooLate extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(milliseconds: number) {
    super(`the database did not answer within ${milliseconds} ms`);
    this.name = 'TooLate';
  }
}

/** The result of `work`, if it is there in time. @throws an error with the code ETIMEDOUT if not */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}
