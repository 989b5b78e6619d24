import { normalizeDeg, wrap180 } from '../../angle/angle.ts';
import type { NakshatraId } from '../nakshatra.ts';
import { modulo } from '../zodiac.ts';
import type { DaySky } from './day-sky.ts';
import { joined, type Limb, limbsIn, moonPassage, overlap } from './limbs.ts';
import type { Span } from './parts-of-day.ts';

/** Yogas of weekday, tithi and nakshatra, then periods of the Moon alone. */
export const DAY_PERIODS = [
  'sarvartha_siddhi',
  'amrita_siddhi',
  'dwipushkar',
  'tripushkar',
  'ravi_yoga',
  'bhadra',
  'ganda_moola',
  'panchaka',
] as const;
export type DayPeriodId = (typeof DAY_PERIODS)[number];

export interface DayPeriod extends Span {
  readonly id: DayPeriodId;
}

/** Nakshatras of sarvartha siddhi, Sunday first. Muhurta Chintamani, shubhashubha-prakarana. */
const SARVARTHA_SIDDHI: readonly (readonly NakshatraId[])[] = [
  ['hasta', 'mula', 'uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada', 'pushya', 'ashwini'],
  ['shravana', 'rohini', 'mrigashira', 'pushya', 'anuradha'],
  ['ashwini', 'uttara_bhadrapada', 'krittika', 'ashlesha'],
  ['rohini', 'anuradha', 'hasta', 'krittika', 'mrigashira'],
  ['revati', 'anuradha', 'ashwini', 'punarvasu', 'pushya'],
  ['revati', 'anuradha', 'ashwini', 'punarvasu', 'shravana'],
  ['shravana', 'rohini', 'swati'],
];
const AMRITA_SIDDHI: readonly NakshatraId[] = [
  'hasta',
  'mrigashira',
  'ashwini',
  'anuradha',
  'pushya',
  'revati',
  'rohini',
];
const PUSHKAR_WEEKDAYS: ReadonlySet<number> = new Set([0, 2, 6]);
/** The second, seventh and twelfth tithi of a fortnight. */
const BHADRA_TITHIS: ReadonlySet<number> = new Set([2, 7, 12]);
const DWIPUSHKAR: ReadonlySet<NakshatraId> = new Set(['mrigashira', 'chitra', 'dhanishta']);
const TRIPUSHKAR: ReadonlySet<NakshatraId> = new Set([
  'krittika',
  'punarvasu',
  'uttara_phalguni',
  'vishakha',
  'uttara_ashadha',
  'purva_bhadrapada',
]);
/** The Moon's nakshatra counted from the Sun's, itself 1. */
const RAVI_YOGA: ReadonlySet<number> = new Set([4, 6, 9, 10, 13, 20]);
const GANDA_MOOLA: ReadonlySet<NakshatraId> = new Set(['ashwini', 'ashlesha', 'magha', 'jyeshtha', 'mula', 'revati']);
/** The middle of dhanishta, where panchaka begins. */
const PANCHAKA_STARTS_DEG = 300;
const MOON_DEG_PER_DAY = 13.18;

/**
 * The named periods that overlap a vedic day. Yogas that need the weekday and ravi yoga are cut at the sunrises; bhadra (vishti karana),
 * ganda moola and panchaka (Moon from the middle of dhanishta to the end of revati) have their true ends. Muhurta Chintamani 1–2.
 * @param weekdayIndex 0 Sunday
 */
export function dayPeriods(sky: DaySky, day: Span, weekdayIndex: number): DayPeriod[] {
  const { startJdUt, endJdUt } = day;
  const nakshatras = limbsIn(sky, 'nakshatra', startJdUt, endJdUt);
  const tithis = limbsIn(sky, 'tithi', startJdUt, endJdUt);
  const during = (id: DayPeriodId, spans: readonly Span[]): DayPeriod[] =>
    joined(spans.flatMap((span) => overlap(span, day))).map((span) => ({ id, ...span }));
  const nakshatraIn = (wanted: { has(id: NakshatraId): boolean }): Span[] =>
    nakshatras.filter(({ id }) => wanted.has(id));
  const pushkar = (wanted: ReadonlySet<NakshatraId>): Span[] =>
    PUSHKAR_WEEKDAYS.has(weekdayIndex)
      ? tithis
          .filter(({ index }) => BHADRA_TITHIS.has(((index - 1) % 15) + 1))
          .flatMap((tithi) => nakshatraIn(wanted).flatMap((nakshatra) => overlap(tithi, nakshatra)))
      : [];
  const whole = (id: DayPeriodId, spans: readonly Span[]): DayPeriod[] =>
    joined(spans)
      .filter((span) => overlap(span, day).length > 0)
      .map((span) => ({ id, ...span }));
  return [
    ...during('sarvartha_siddhi', nakshatraIn(new Set(SARVARTHA_SIDDHI[weekdayIndex]))),
    ...during('amrita_siddhi', nakshatraIn(new Set([AMRITA_SIDDHI[weekdayIndex]!]))),
    ...during('dwipushkar', pushkar(DWIPUSHKAR)),
    ...during('tripushkar', pushkar(TRIPUSHKAR)),
    ...during('ravi_yoga', raviYoga(sky, nakshatras, day)),
    ...whole(
      'bhadra',
      limbsIn(sky, 'karana', startJdUt, endJdUt).filter(({ id }) => id === 'vishti'),
    ),
    ...whole('ganda_moola', gandaMoola(sky, nakshatras)),
    ...whole('panchaka', panchaka(sky, day)),
  ];
}

function raviYoga(sky: DaySky, nakshatras: readonly Limb<'nakshatra'>[], day: Span): Span[] {
  return sunNakshatras(sky, day).flatMap((sun) =>
    nakshatras
      .filter(({ index }) => RAVI_YOGA.has(modulo(index - sun.index, 27) + 1))
      .flatMap((moon) => overlap(moon, sun)),
  );
}

/** The Sun's nakshatras of a day: one, or two with the change between them. */
function sunNakshatras(sky: DaySky, { startJdUt, endJdUt }: Span): (Span & { readonly index: number })[] {
  const at = (jdUt: number): number => (normalizeDeg(sky.sun(jdUt).longitudeDeg) * 27) / 360;
  const first = Math.floor(at(startJdUt));
  if (Math.floor(at(endJdUt)) === first) return [{ index: first + 1, startJdUt, endJdUt }];
  let changeJdUt = startJdUt;
  for (let step = 0; step < 3; step++) {
    const { longitudeDeg, speedDegPerDay } = sky.sun(changeJdUt);
    changeJdUt += wrap180(((first + 1) * 360) / 27 - longitudeDeg) / speedDegPerDay;
  }
  return [
    { index: first + 1, startJdUt, endJdUt: changeJdUt },
    { index: ((first + 1) % 27) + 1, startJdUt: changeJdUt, endJdUt },
  ];
}

/** Ganda moola lasts two nakshatras; one of them may lie outside the day. */
function gandaMoola(sky: DaySky, nakshatras: readonly Limb<'nakshatra'>[]): Span[] {
  const [from, until] = [nakshatras[0]!.startJdUt - 0.5, nakshatras.at(-1)!.endJdUt + 0.5];
  return limbsIn(sky, 'nakshatra', from, until).filter(({ id }) => GANDA_MOOLA.has(id));
}

function panchaka(sky: DaySky, { startJdUt, endJdUt }: Span): Span[] {
  const moonDeg = normalizeDeg(sky.moon(startJdUt).longitudeDeg);
  const from = moonPassage(sky, PANCHAKA_STARTS_DEG, startJdUt + (PANCHAKA_STARTS_DEG - moonDeg) / MOON_DEG_PER_DAY);
  if (from >= endJdUt) return [];
  return [{ startJdUt: from, endJdUt: moonPassage(sky, 0, from + 60 / MOON_DEG_PER_DAY) }];
}
