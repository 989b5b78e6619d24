import { localText } from '../time/instant-text.ts';

/** `1990-06-15` of a wall clock written as milliseconds. */
export function dateOf(localMs: number): string {
  return localText(localMs, 0).split('T')[0]!;
}

/** `14:30:00` of a wall clock written as milliseconds. */
export function clockOf(localMs: number): string {
  return localText(localMs, 0)
    .split('T')[1]!
    .replace(/[+Z].*$/, '');
}
