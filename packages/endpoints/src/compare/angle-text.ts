import { SIGN_TABLE, SIGNS } from '@theia-astro/astro/zodiac/signs';

/** An ecliptic longitude as another program writes it, and how fine it writes. */
export interface ReadAngle {
  /** [0, 360). */
  readonly longitudeDeg: number;
  /** One unit of the last digit, degrees. */
  readonly unitDeg: number;
}

/** The names of the rashis from Mesha, as transliterations vary. */
const RASHIS: readonly (readonly string[])[] = [
  ['mesha'],
  ['vrishabha', 'vrsabha'],
  ['mithuna'],
  ['karka', 'kataka'],
  ['simha'],
  ['kanya'],
  ['tula'],
  ['vrischika', 'vrishchika'],
  ['dhanu', 'dhanus'],
  ['makara'],
  ['kumbha'],
  ['meena', 'mina'],
];
const SIGN_WORDS = SIGNS.map((id, index): readonly string[] => {
  const { letters, symbol } = SIGN_TABLE[index]!;
  return [id, ...RASHIS[index]!, letters, id.slice(0, 3), symbol];
});
const RETROGRADE = new Set(['r', 'rx', 'retro', 'retrograde', '℞']);
const UNITS = new Set(['d', 'deg', 'm', 'min', 's', 'sec']);
const TOKENS = /\d+(?:\.\d+)?|[\p{L}℞♈-♓]+/gu;
const UNREADABLE = /[^\d.\p{L}℞♈-♓\s°'’′"”″:;,()*]/u;
const VARIATION_SELECTOR = /\uFE0E|\uFE0F/gu;

/**
 * Reads `84.3882`, `24.3882 Gemini`, `24°23'17" Gem`, `24 Ge 23' 17.3"`, `24Gem23 R`: up to degrees, minutes and seconds, from 0° of the sign if a sign is
 * named (English or Sanskrit, two or three letters, or its symbol), else from 0° Aries. Null for anything else.
 */
export function readAngleText(text: string): ReadAngle | null {
  const written = text.toLowerCase().replaceAll('º', '°').replaceAll(VARIATION_SELECTOR, '');
  if (UNREADABLE.test(written)) return null;
  const tokens = written.match(TOKENS) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token) && !RETROGRADE.has(token) && !UNITS.has(token));
  const signIndex = words.length === 1 ? SIGN_WORDS.findIndex((names) => names.includes(words[0]!)) : -1;
  if (words.length > 1 || (words.length === 1 && signIndex === -1)) return null;
  if (numbers.length === 0 || numbers.length > 3) return null;
  if (numbers.slice(0, -1).some((number) => number.includes('.'))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = numbers.map(Number);
  if (minutes >= 60 || seconds >= 60) return null;
  const angleDeg = degrees + minutes / 60 + seconds / 3600;
  if (angleDeg >= (signIndex === -1 ? 360 : 30)) return null;
  return {
    longitudeDeg: angleDeg + Math.max(signIndex, 0) * 30,
    unitDeg: 60 ** (1 - numbers.length) * 10 ** -decimalsOf(numbers.at(-1)!),
  };
}

/** A number of degrees from 0° Aries; null outside [0, 360]. */
export function readAngleNumber(value: number): ReadAngle | null {
  if (!(value >= 0 && value <= 360)) return null;
  return { longitudeDeg: value % 360, unitDeg: 10 ** -decimalsOf(value) };
}

/** Up to the finest that a wire number has. */
const DECIMALS_MAX = 12;

function decimalsOf(number: string | number): number {
  const text = typeof number === 'number' && number < 1e-6 ? number.toFixed(DECIMALS_MAX) : String(number);
  return Math.min(text.split('.')[1]?.length ?? 0, DECIMALS_MAX);
}
