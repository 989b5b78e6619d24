/**
 * How many random cases a property is tried on, and from which seed: fast-check's own names, so that it can be passed on as is. `npm test` tries
 * `cases` of them, the same ones every time. RANDOM_CASES_FACTOR multiplies them, RANDOM_CASES_SEED chooses others: the proofs `random-…` set both.
 * A failure names the case; the same two variables repeat it.
 */
export function randomCases(cases: number, seed: number): { readonly numRuns: number; readonly seed: number } {
  return {
    numRuns: cases * wholeNumber('RANDOM_CASES_FACTOR', 1),
    seed: seed + wholeNumber('RANDOM_CASES_SEED', 0),
  };
}

/** @throws Error when the variable is set to something else: a mistyped factor must not pass for the usual run */
function wholeNumber(name: string, usual: number): number {
  const text = process.env[name];
  if (text === undefined) return usual;
  if (!/^\d{1,6}$/.test(text) || Number(text) < usual)
    throw new Error(`${name} must be a whole number from ${usual} up, not ${text}`);
  return Number(text);
}

/** The part of a list of cases that `npm test` tries, spread over the whole list; RANDOM_CASES_FACTOR multiplies it. */
export function sampleOf<T>(cases: readonly T[], count: number): readonly T[] {
  const wanted = Math.min(cases.length, randomCases(count, 0).numRuns);
  return cases.filter(
    (_, index) => Math.floor((index * wanted) / cases.length) !== Math.floor(((index - 1) * wanted) / cases.length),
  );
}
