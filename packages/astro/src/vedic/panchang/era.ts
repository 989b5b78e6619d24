import { modulo } from '../zodiac.ts';
import type { LunarMonth } from './lunar-month.ts';

/** The sixty years of Jupiter, prabhava first. */
export const SAMVATSARAS = [
  'prabhava',
  'vibhava',
  'shukla',
  'pramoda',
  'prajapati',
  'angirasa',
  'shrimukha',
  'bhava',
  'yuva',
  'dhatri',
  'ishvara',
  'bahudhanya',
  'pramathi',
  'vikrama',
  'vrisha',
  'chitrabhanu',
  'svabhanu',
  'tarana',
  'parthiva',
  'vyaya',
  'sarvajit',
  'sarvadharin',
  'virodhin',
  'vikrita',
  'khara',
  'nandana',
  'vijaya',
  'jaya',
  'manmatha',
  'durmukha',
  'hemalamba',
  'vilamba',
  'vikarin',
  'sharvari',
  'plava',
  'shubhakrit',
  'shobhana',
  'krodhin',
  'vishvavasu',
  'parabhava',
  'plavanga',
  'kilaka',
  'saumya',
  'sadharana',
  'virodhakrit',
  'paridhavin',
  'pramadin',
  'ananda',
  'rakshasa',
  'anala',
  'pingala',
  'kalayukta',
  'siddharthin',
  'raudra',
  'durmati',
  'dundubhi',
  'rudhirodgarin',
  'raktaksha',
  'krodhana',
  'kshaya',
] as const;
export type SamvatsaraId = (typeof SAMVATSARAS)[number];

/** Years of the eras that hold a lunar month; null before an era began. */
export interface Samvat {
  /** Years of Kali elapsed. */
  readonly kali: number;
  readonly shaka: number | null;
  /** Of the north, beginning with chaitra. */
  readonly vikram: number | null;
  /** Of Gujarat, beginning with kartika. */
  readonly vikramKartikadi: number | null;
  /** Name by the southern, lunisolar reckoning: it follows the Shaka year. */
  readonly samvatsara: SamvatsaraId;
}

/** Midnight at Ujjain before 18 February 3102 BC (Julian). */
const KALI_EPOCH_JD = 588465.5;
const SURYA_SIDDHANTA_YEAR_DAYS = 365.258756;
const SYNODIC_MONTH_DAYS = 29.530588861;
const KARTIKA = 8;

/**
 * The year of a lunar month, beginning with chaitra: counted from the month's middle back to the middle of chaitra, near which the Sun
 * enters aries once a year; the reckoning is off by at most weeks, the rounding needs half a year.
 */
export function samvatOf({ amanta, startJdUt }: Pick<LunarMonth, 'amanta' | 'startJdUt'>): Samvat {
  const chaitraMiddleJd = startJdUt + SYNODIC_MONTH_DAYS * (0.5 - (amanta.index - 1));
  const kali = Math.round((chaitraMiddleJd - KALI_EPOCH_JD) / SURYA_SIDDHANTA_YEAR_DAYS);
  const since = (years: number): number | null => (kali > years ? kali - years : null);
  const vikram = kali - 3044;
  return {
    kali,
    shaka: since(3179),
    vikram: since(3044),
    vikramKartikadi: amanta.index >= KARTIKA ? since(3044) : vikram > 1 ? vikram - 1 : null,
    samvatsara: SAMVATSARAS[modulo(kali - 3179 + 11, 60)]!,
  };
}
