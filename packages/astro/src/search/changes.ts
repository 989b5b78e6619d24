import { refineRoot } from './root.ts';

/**
 * A phenomenon as a continuous function of time whose sign changes are the events, with the largest step that cannot
 * skip two of them. Angles are given as differences in [-180, 180); their jump at ±180 is not a change.
 */
export interface Quantity {
  readonly valueAt: (jdUt: number) => number;
  readonly stepDays: number;
  /** First and last Julian day at which `changesBetween` may call `valueAt`; unlimited when absent. */
  readonly coverage?: readonly [firstJdUt: number, lastJdUt: number];
}

export interface Change {
  readonly jdUt: number;
  /** Whether the quantity is growing as it passes zero. */
  readonly rising: boolean;
}

/** A tenth of a second, in days. */
export const TIME_TOLERANCE_DAYS = 0.1 / 86_400;

const JUMP = 90;

function changeBetween(quantity: Quantity, from: number, fFrom: number, to: number, fTo: number): Change | null {
  if (fFrom < 0 === fTo < 0 || Math.abs(fFrom - fTo) > JUMP) return null;
  return { jdUt: refineRoot(quantity.valueAt, from, fFrom, to, fTo, TIME_TOLERANCE_DAYS), rising: fTo > fFrom };
}

/** The first change after `fromJdUt` and not after `untilJdUt` (Julian days UT1), or null. */
export function nextChange(quantity: Quantity, fromJdUt: number, untilJdUt: number): Change | null {
  let left = fromJdUt;
  let fLeft = quantity.valueAt(left);
  while (left < untilJdUt) {
    const right = Math.min(left + quantity.stepDays, untilJdUt);
    const fRight = quantity.valueAt(right);
    const change = changeBetween(quantity, left, fLeft, right, fRight);
    if (change !== null) return change;
    left = right;
    fLeft = fRight;
  }
  return null;
}

/** The last change before `fromJdUt` and not before `untilJdUt`, or null. */
export function previousChange(quantity: Quantity, fromJdUt: number, untilJdUt: number): Change | null {
  let right = fromJdUt;
  let fRight = quantity.valueAt(right);
  while (right > untilJdUt) {
    const left = Math.max(right - quantity.stepDays, untilJdUt);
    const fLeft = quantity.valueAt(left);
    const change = changeBetween(quantity, left, fLeft, right, fRight);
    if (change !== null) return change;
    right = left;
    fRight = fLeft;
  }
  return null;
}

/**
 * All changes in [from, until), in order of time. The search runs on whole steps of a grid fixed in time, so a change
 * has the same instant in every range that contains it, and two halves of a range give the same events as the whole.
 */
export function changesBetween(quantity: Quantity, fromJdUt: number, untilJdUt: number): Change[] {
  const { stepDays, coverage: [first, last] = [-Infinity, Infinity] } = quantity;
  const found: Change[] = [];
  const end = Math.ceil(Math.min(untilJdUt, last) / stepDays);
  let index = Math.floor(Math.max(fromJdUt, first) / stepDays);
  if (index >= end) return found;
  let left = Math.max(first, index * stepDays);
  let fLeft = quantity.valueAt(left);
  for (index += 1; index <= end; index++) {
    const right = Math.min(last, index * stepDays);
    const fRight = quantity.valueAt(right);
    const change = changeBetween(quantity, left, fLeft, right, fRight);
    if (change !== null && change.jdUt >= fromJdUt && change.jdUt < untilJdUt) found.push(change);
    left = right;
    fLeft = fRight;
  }
  return found;
}
