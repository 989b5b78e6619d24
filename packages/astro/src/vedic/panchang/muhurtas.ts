import { splitSpan, type Span, type SunDay } from './parts-of-day.ts';

/** The fifteen muhurtas of the day and the fifteen of the night. */
export const DAY_MUHURTAS = [
  'rudra',
  'ahi',
  'mitra',
  'pitri',
  'vasu',
  'vara',
  'vishvadeva',
  'vidhi',
  'satamukhi',
  'puruhuta',
  'vahini',
  'naktanakara',
  'varuna',
  'aryaman',
  'bhaga',
] as const;
export const NIGHT_MUHURTAS = [
  'girisha',
  'ajapada',
  'ahirbudhnya',
  'pushya',
  'ashvini',
  'yama',
  'agni',
  'vidhatri',
  'kanda',
  'aditi',
  'jiva',
  'vishnu',
  'dyumadgadyuti',
  'brahma',
  'samudra',
] as const;
export type MuhurtaId = (typeof DAY_MUHURTAS)[number] | (typeof NIGHT_MUHURTAS)[number];

export interface Muhurta extends Span {
  readonly index: number;
  readonly id: MuhurtaId;
  readonly daytime: boolean;
}

/** The thirty muhurtas from one sunrise to the next: fifteenths of day and night. */
export function listMuhurtas({ sunriseJdUt, sunsetJdUt, nextSunriseJdUt }: SunDay): Muhurta[] {
  return [
    ...splitSpan(sunriseJdUt, sunsetJdUt, 15).map((span, index) => ({
      ...span,
      index: index + 1,
      id: DAY_MUHURTAS[index]!,
      daytime: true,
    })),
    ...splitSpan(sunsetJdUt, nextSunriseJdUt, 15).map((span, index) => ({
      ...span,
      index: index + 16,
      id: NIGHT_MUHURTAS[index]!,
      daytime: false,
    })),
  ];
}

const WEDNESDAY = 3;

/** The eighth muhurta of the day, around apparent noon; none on Wednesdays (docs/methods/panchang.md). */
export function abhijitSpan(day: SunDay): Span | null {
  return day.weekdayIndex === WEDNESDAY ? null : splitSpan(day.sunriseJdUt, day.sunsetJdUt, 15)[7]!;
}

/** Muhurtas considered unfit for beginnings, by their number of the thirty, Sunday first. Muhurta Chintamani. */
const DURMUHURTAS: readonly (readonly number[])[] = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]];

/** The durmuhurtas of a day: the unfit ones of its thirty muhurtas, by weekday. */
export function listDurmuhurtas(day: SunDay): Muhurta[] {
  const numbers = DURMUHURTAS[day.weekdayIndex]!;
  return listMuhurtas(day).filter(({ index }) => numbers.includes(index));
}

/** Vijaya, the eleventh muhurta of the day. Muhurta Chintamani, yatra-prakarana. */
export function vijayaSpan({ sunriseJdUt, sunsetJdUt }: SunDay): Span {
  return splitSpan(sunriseJdUt, sunsetJdUt, 15)[10]!;
}

/** Nishita, the eighth muhurta of the night, around apparent midnight. */
export function nishitaSpan({ sunsetJdUt, nextSunriseJdUt }: SunDay): Span {
  return splitSpan(sunsetJdUt, nextSunriseJdUt, 15)[7]!;
}

/** The second-to-last muhurta before sunrise: the fourteenth of the previous night. */
export function brahmaMuhurtaSpan(previousSunsetJdUt: number, sunriseJdUt: number): Span {
  return splitSpan(previousSunsetJdUt, sunriseJdUt, 15)[13]!;
}
