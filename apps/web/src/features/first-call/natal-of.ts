import type { NatalAnswer } from '@/components/birth/natal-answer.ts';

function isNatal(value: unknown): value is NatalAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const product: unknown = Reflect.get(value, 'product');
  const points: unknown = Reflect.get(value, 'points');
  return (product === 'natal' || product === 'vedic') && typeof points === 'object' && points !== null;
}

/** The chart in the text of an answer, or null if it is no natal chart. */
export function natalOf(text: string): NatalAnswer | null {
  try {
    const value: unknown = JSON.parse(text);
    return isNatal(value) ? value : null;
  } catch {
    return null;
  }
}

/** JSON with one field a line; other texts as they are. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
