import { type Issue, Problem } from '../problem.ts';

/** Reads a part of a request; its faults are added to those of the other parts, and null stands for it. @throws whatever is no Problem */
export function collecting<Found>(issues: Issue[], read: () => Found): Found | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    issues.push(...error.issues);
    return null;
  }
}
