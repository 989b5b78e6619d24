import type { ChartAspect, ChartBody } from './chart.ts';

export const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
/** The usual three letters of a sign. */
export function signLetters(signIndex: number): string {
  return SIGN_NAMES[((signIndex % 12) + 12) % 12]!.slice(0, 3);
}

const NAMES: Readonly<Record<string, string>> = {
  asc: 'Ascendant',
  dsc: 'Descendant',
  mc: 'Midheaven',
  ic: 'Imum coeli',
};

export interface ZodiacPlace {
  readonly signIndex: number;
  /** Whole degrees and minutes, cut off as in an ephemeris. */
  readonly degrees: number;
  readonly minutes: number;
}

/** A longitude in degrees (any turn) as sign, degrees and minutes. */
export function zodiacPlace(longitudeDeg: number): ZodiacPlace {
  const longitude = ((longitudeDeg % 360) + 360) % 360;
  const signIndex = Math.min(11, Math.floor(longitude / 30));
  const inSign = longitude - signIndex * 30;
  const degrees = Math.min(29, Math.floor(inSign));
  return { signIndex, degrees, minutes: Math.min(59, Math.floor((inSign - degrees) * 60)) };
}

/** `north_node` → `North node`, `asteroid:433` → `Asteroid 433`. */
export function bodyName(id: string): string {
  if (id.startsWith('asteroid:')) return `Asteroid ${id.slice('asteroid:'.length)}`;
  return NAMES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('_', ' ');
}

/** `24°23′ Gemini`. */
export function placeText(longitudeDeg: number): string {
  const { signIndex, degrees, minutes } = zodiacPlace(longitudeDeg);
  return `${degrees}°${String(minutes).padStart(2, '0')}′ ${SIGN_NAMES[signIndex]}`;
}

/** `Sun 24°23′ Gemini, retrograde`. */
export function bodyText({ id, longitudeDeg, retrograde }: ChartBody): string {
  return `${bodyName(id)} ${placeText(longitudeDeg)}${retrograde ? ', retrograde' : ''}`;
}

/** `sun-trine-moon`: names an aspect in a picture. */
export function aspectKey({ a, kind, b }: Pick<ChartAspect, 'a' | 'kind' | 'b'>): string {
  return `${a}-${kind}-${b}`;
}
