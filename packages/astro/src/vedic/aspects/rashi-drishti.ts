import { modalityIndex } from '../zodiac.ts';

/**
 * Signs that a sign aspects by rashi drishti (BPHS 8.1–3, Santhanam): movable and fixed signs aspect each other except
 * the adjacent one, dual signs aspect each other. Indices 0..11, ascending.
 */
export function rashiDrishti(signIndex: number): readonly number[] {
  return Array.from({ length: 12 }, (_, other) => other).filter((other) => signsAspect(signIndex, other));
}

/** Whether one sign aspects another by rashi drishti (BPHS 8.1–3); sign indexes 0..11. */
export function signsAspect(signIndex: number, otherSignIndex: number): boolean {
  const distance = (otherSignIndex - signIndex + 12) % 12;
  if (distance === 0 || distance === 1 || distance === 11) return false;
  const [mode, otherMode] = [modalityIndex(signIndex), modalityIndex(otherSignIndex)];
  if (mode === 2 || otherMode === 2) return mode === otherMode;
  return mode !== otherMode;
}
