import { leafWords, QUANTITIES, reserve, type Views } from './memory.ts';

/** The series of one stretch of time: of each quantity, its terms and those of its rate. */
export interface LeafTerms {
  readonly counts: readonly number[];
  /** Three quantities, then their rates. */
  readonly terms: readonly Float64Array[];
}

/** Puts a leaf into free memory; the word where it is, or null when there is no room. */
export function writeLeaf(views: Views, { counts, terms }: LeafTerms): number | null {
  const at = reserve(views, leafWords(counts));
  if (at === null) return null;
  views.integers[2 * at] = counts[0]! | (counts[1]! << 8) | (counts[2]! << 16);
  let word = at + 1;
  for (let quantity = 0; quantity < QUANTITIES; quantity += 1) {
    const [values, rates] = [terms[quantity]!, terms[quantity + QUANTITIES]!];
    for (let term = 0; term < counts[quantity]!; term += 1) {
      if (term < 2) {
        views.doubles[word] = values[term]!;
        views.doubles[word + 1] = rates[term]!;
        word += 2;
      } else {
        views.floats[2 * word] = values[term]!;
        views.floats[2 * word + 1] = rates[term]!;
        word += 1;
      }
    }
  }
  return at;
}

/**
 * Adds up a leaf at x in [-1, 1] by Clenshaw's recurrence, each quantity beside its rate: `out` gets the quantities, three or the first ones alone,
 * and from 3 on their rates. Clenshaw 1955, MTAC 9, 118.
 */
export function readLeaf(
  { integers, floats, doubles }: Views,
  at: number,
  x: number,
  out: Float64Array,
  quantities: number = QUANTITIES,
): void {
  const counts = integers[2 * at]!;
  const twiceX = 2 * x;
  let word = at + 1;
  for (let quantity = 0; quantity < quantities; quantity += 1) {
    const count = (counts >> (8 * quantity)) & 0xff;
    let value = 0;
    let rate = 0;
    if (count >= 2) {
      let value1 = 0;
      let value2 = 0;
      let rate1 = 0;
      let rate2 = 0;
      const tail = 2 * (word + 4);
      for (let place = tail + 2 * (count - 3); place >= tail; place -= 2) {
        // In this order the older sum is ready before the newer one is: half the waiting.
        const nextValue = floats[place]! - value2 + twiceX * value1;
        const nextRate = floats[place + 1]! - rate2 + twiceX * rate1;
        value2 = value1;
        value1 = nextValue;
        rate2 = rate1;
        rate1 = nextRate;
      }
      value = doubles[word]! + x * (twiceX * value1 - value2 + doubles[word + 2]!) - value1;
      rate = doubles[word + 1]! + x * (twiceX * rate1 - rate2 + doubles[word + 3]!) - rate1;
      word += 4 + count - 2;
    } else if (count === 1) {
      value = doubles[word]!;
      rate = doubles[word + 1]!;
      word += 2;
    }
    out[quantity] = value;
    out[quantity + QUANTITIES] = rate;
  }
}
