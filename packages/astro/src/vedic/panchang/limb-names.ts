import words from '../../../data/names/sanskrit.json' with { type: 'json' };

export type FortnightDay = keyof typeof words.tithis.days;
/** The days that both halves of the lunar month have. */
export const FORTNIGHT_DAYS = Object.keys(words.tithis.days) as readonly FortnightDay[];

/** The 30 lunar days: 15 of the bright half (shukla), ending with the full moon, and 15 of the dark half (krishna), ending with the new moon. */
export const TITHIS = [
  ...FORTNIGHT_DAYS.map((name) => `shukla_${name}` as const),
  'purnima',
  ...FORTNIGHT_DAYS.map((name) => `krishna_${name}` as const),
  'amavasya',
] as const;
export type TithiId = (typeof TITHIS)[number];

export type NityaYogaId = keyof typeof words.yogas;
/** The 27 yogas of Sun and Moon. */
export const NITYA_YOGAS = Object.keys(words.yogas) as readonly NityaYogaId[];

export type KaranaId = keyof typeof words.karanas;
/** The seven recurring karanas, then the four that occur once a month. */
export const KARANAS = Object.keys(words.karanas) as readonly KaranaId[];

/** Name of karana 1 to 60 of the lunar month; each is half a tithi. */
export function karanaIdAt(index: number): KaranaId {
  if (index === 1) return 'kimstughna';
  return index >= 58 ? KARANAS[index - 51]! : KARANAS[(index - 2) % 7]!;
}
