import samvatsaras from '../../../data/vedic/samvatsaras.json' with { type: 'json' };
import { modulo } from '../zodiac.ts';
import type { LunarMonth } from './lunar-month.ts';

/** The sixty years of Jupiter, prabhava first. */
export const SAMVATSARAS: readonly string[] = samvatsaras;

/** Years of the eras for a lunar month; null before an era began. */
export interface Samvat {
  /** Elapsed years of the Kali era. */
  readonly kali: number;
  readonly shaka: number | null;
  /** Northern reckoning, starting with chaitra. */
  readonly vikram: number | null;
  /** Gujarati reckoning, starting with kartika. */
  readonly vikramKartikadi: number | null;
  /** Name by the southern, lunisolar reckoning, which follows the Shaka year. */
  readonly samvatsara: string;
}

/** Midnight at Ujjain before 18 February 3102 BC (Julian). */
const KALI_EPOCH_JD = 588465.5;
const SURYA_SIDDHANTA_YEAR_DAYS = 365.258756;
const SYNODIC_MONTH_DAYS = 29.530588861;
const KARTIKA = 8;

/**
 * The era years of a lunar month; the year starts with chaitra. Counts from the middle of the month back to the middle
 * of chaitra, when the Sun enters aries. The estimate is off by weeks at most, and rounding tolerates half a year.
 */
export function samvatYears({ amanta, startJdUt }: Pick<LunarMonth, 'amanta' | 'startJdUt'>): Samvat {
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

/**
 * The year of Jupiter in force when an elapsed Shaka year begins, by the northern reckoning, in which a name is dropped
 * about every 85 years. Varahamihira, Brihat Samhita 8.20–21.
 */
export function northernSamvatsara(shaka: number): string {
  return SAMVATSARAS[modulo(shaka + Math.floor((22 * shaka + 4291) / 1875), 60)]!;
}
