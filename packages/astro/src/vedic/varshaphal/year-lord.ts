import type { VedicChart, VedicLagna } from '../chart.ts';
import { SEVEN_GRAHAS, signLordAt, type SevenGraha } from '../zodiac.ts';
import { findApplication, itthasalaKind } from './tajika-yogas.ts';
import { panchavargiyaBala, tajikaAspect, type PanchavargiyaBala } from './tajika-bala.ts';

/** The five office bearers, the candidates for lord of the year. */
export const OFFICES = [
  'muntha_lord',
  'birth_lagna_lord',
  'year_lagna_lord',
  'trirashi_lord',
  'dina_ratri_lord',
] as const;
export type Office = (typeof OFFICES)[number];

export interface OfficeBearer {
  readonly office: Office;
  readonly planet: SevenGraha;
  readonly bala: PanchavargiyaBala;
  /** Strength of its aspect to the year's lagna in sixtieths; 0 when there is none. */
  readonly lagnaAspect: number;
}

export const YEAR_LORD_REASONS = [
  'strongest_aspecting_lagna',
  'none_aspects_lagna_strongest',
  'moon_yields_to_itthasala',
  'moon_yields_to_sign_lord',
] as const;

/** Whether the Moon, when chosen, hands the year to another planet (unless it is in its own sign) or keeps it. */
export const MOON_YEAR_LORDS = ['yields', 'keeps'] as const;
export type MoonYearLord = (typeof MOON_YEAR_LORDS)[number];

export interface YearLord {
  readonly planet: SevenGraha;
  readonly reason: (typeof YEAR_LORD_REASONS)[number];
}

/** Triplicity lords (trirashi) by day and by night, aries first. Tajika Neelakanthi. */
const TRIRASHI: readonly Readonly<Record<'day' | 'night', SevenGraha>>[] = [
  { day: 'sun', night: 'jupiter' },
  { day: 'venus', night: 'moon' },
  { day: 'saturn', night: 'mercury' },
  { day: 'venus', night: 'mars' },
  { day: 'jupiter', night: 'sun' },
  { day: 'moon', night: 'venus' },
  { day: 'mercury', night: 'saturn' },
  { day: 'mars', night: 'venus' },
  { day: 'saturn', night: 'saturn' },
  { day: 'mars', night: 'mars' },
  { day: 'jupiter', night: 'jupiter' },
  { day: 'moon', night: 'moon' },
];

/** The five office bearers of a year; `isDaytime`: the return falls between sunrise and sunset. */
export function officeBearers(
  chart: VedicChart,
  lagna: VedicLagna,
  birthLagnaSignIndex: number,
  munthaSignIndex: number,
  isDaytime: boolean,
): OfficeBearer[] {
  const { byId } = chart;
  const planets: Readonly<Record<Office, SevenGraha>> = {
    muntha_lord: signLordAt(munthaSignIndex),
    birth_lagna_lord: signLordAt(birthLagnaSignIndex),
    year_lagna_lord: lagna.signLord,
    trirashi_lord: TRIRASHI[lagna.signIndex]![isDaytime ? 'day' : 'night'],
    dina_ratri_lord: isDaytime ? byId.sun.signLord : byId.moon.signLord,
  };
  return OFFICES.map((office) => {
    const planet = planets[office];
    return {
      office,
      planet,
      bala: panchavargiyaBala(chart, planet),
      lagnaAspect: tajikaAspect(byId[planet].signIndex, lagna.signIndex),
    };
  });
}

/**
 * The lord of the year (Tajika Neelakanthi): the strongest of the five that aspects the lagna. Ties go to the stronger
 * aspect, then to the earlier office, starting with the muntha's. When none aspects the lagna, the strongest.
 */
export function yearLord(bearers: readonly OfficeBearer[]): YearLord {
  const ranked = bearers.toSorted((a, b) => b.bala.vishva - a.bala.vishva || b.lagnaAspect - a.lagnaAspect);
  const seen = ranked.find(({ lagnaAspect }) => lagnaAspect > 0);
  if (seen !== undefined) return { planet: seen.planet, reason: 'strongest_aspecting_lagna' };
  return { planet: ranked[0]!.planet, reason: 'none_aspects_lagna_strongest' };
}

/**
 * The Moon does not rule a year like the other planets. It hands the year to the planet it has an itthasala with (the
 * strongest, if several), else to the lord of its sign; in Cancer it keeps the year (K. S. Charak, A Textbook of
 * Varshaphala, 1993, on the year lord).
 */
export function yieldedYearLord(chosen: YearLord, chart: VedicChart): YearLord {
  const { byId } = chart;
  if (chosen.planet !== 'moon' || byId.moon.signLord === 'moon') return chosen;
  const taken = SEVEN_GRAHAS.filter((id) => {
    const application = id === 'moon' ? null : findApplication(byId, 'moon', id);
    return application !== null && itthasalaKind(application) !== null;
  }).toSorted((a, b) => panchavargiyaBala(chart, b).vishva - panchavargiyaBala(chart, a).vishva);
  const [planet] = taken;
  return planet === undefined
    ? { planet: byId.moon.signLord, reason: 'moon_yields_to_sign_lord' }
    : { planet, reason: 'moon_yields_to_itthasala' };
}
