import type { Theme } from './theme.ts';

const ORDER = ['fire', 'earth', 'air', 'water'] as const;

/** The colour of a sign by its element; Aries is 0 (fire). */
export function signColour(theme: Theme, signIndex: number): string {
  return theme.elements[ORDER[((signIndex % 4) + 4) % 4] ?? 'fire'];
}
