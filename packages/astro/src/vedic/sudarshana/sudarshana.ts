import { GRAHAS, modulo, type GrahaId } from '../zodiac.ts';

export const SUDARSHANA_RINGS = ['lagna', 'moon', 'sun'] as const;
export type SudarshanaRing = (typeof SUDARSHANA_RINGS)[number];

export interface SudarshanaPlace {
  readonly signIndex: number;
  readonly grahas: readonly GrahaId[];
}

/** One of the twelve houses as seen from the lagna, the Moon and the Sun. */
export type SudarshanaHouse = Readonly<Record<SudarshanaRing, SudarshanaPlace>>;

/** The three rings of the Sudarshana chakra (BPHS 74.5–10): houses 1..12 (index 0..11) from lagna, Moon and Sun. */
export function sudarshanaHouses(signOf: (id: GrahaId | 'lagna') => number): readonly SudarshanaHouse[] {
  const place = (ring: SudarshanaRing, index: number): SudarshanaPlace => {
    const signIndex = modulo(signOf(ring) + index, 12);
    return { signIndex, grahas: GRAHAS.filter((id) => signOf(id) === signIndex) };
  };
  return Array.from({ length: 12 }, (_, index) => ({
    lagna: place('lagna', index),
    moon: place('moon', index),
    sun: place('sun', index),
  }));
}

export interface SudarshanaPeriod {
  readonly level: 'year' | 'month' | 'part';
  /** 1..12. */
  readonly house: number;
  /** Years since birth. */
  readonly startYears: number;
  readonly endYears: number;
}

/**
 * The houses that run at an age: one a year from the first, in each year one a month from that year's house, in each
 * month twelve parts (of about 2½ days) from that month's house. BPHS 74.12–15. Nothing before birth.
 */
export function sudarshanaPeriods(ageYears: number): readonly SudarshanaPeriod[] {
  if (ageYears < 0) return [];
  const year = Math.floor(ageYears);
  const month = Math.min(11, Math.floor((ageYears - year) * 12));
  const part = Math.min(11, Math.floor((ageYears - year - month / 12) * 144));
  const house = (steps: number): number => modulo(steps, 12) + 1;
  const monthStart = year + month / 12;
  const partStart = monthStart + part / 144;
  return [
    { level: 'year', house: house(year), startYears: year, endYears: year + 1 },
    { level: 'month', house: house(year + month), startYears: monthStart, endYears: year + (month + 1) / 12 },
    {
      level: 'part',
      house: house(year + month + part),
      startYears: partStart,
      endYears: monthStart + (part + 1) / 144,
    },
  ];
}
