/** The days that both halves of the lunar month have. */
export const FORTNIGHT_DAYS = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
] as const;
export type FortnightDay = (typeof FORTNIGHT_DAYS)[number];

/** The 30 lunar days: 15 of the bright half (shukla), ending with the full moon, and 15 of the dark half (krishna), ending with the new moon. */
export const TITHIS = [
  ...FORTNIGHT_DAYS.map((name) => `shukla_${name}` as const),
  'purnima',
  ...FORTNIGHT_DAYS.map((name) => `krishna_${name}` as const),
  'amavasya',
] as const;
export type TithiId = (typeof TITHIS)[number];

/** The 27 yogas of Sun and Moon. */
export const NITYA_YOGAS = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const;
export type NityaYogaId = (typeof NITYA_YOGAS)[number];

/** The seven recurring karanas, then the four that occur once a month. */
export const KARANAS = [
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
  'kimstughna',
] as const;
export type KaranaId = (typeof KARANAS)[number];

/** Name of karana 1 to 60 of the lunar month; each is half a tithi. */
export function karanaIdAt(index: number): KaranaId {
  if (index === 1) return 'kimstughna';
  return index >= 58 ? KARANAS[index - 51]! : KARANAS[(index - 2) % 7]!;
}
