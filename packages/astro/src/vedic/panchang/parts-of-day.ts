import type { SevenGraha } from '../zodiac.ts';
import { modulo, SEVEN_GRAHAS } from '../zodiac.ts';

/** A span of time, Julian days UT1. */
export interface Span {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** Sunrise, sunset and the next sunrise, and the weekday that starts with the first sunrise. */
export interface SunDay {
  readonly sunriseJdUt: number;
  readonly sunsetJdUt: number;
  readonly nextSunriseJdUt: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekdayIndex: number;
}

/** Equal parts of a span of time, in order. */
export function splitSpan(startJdUt: number, endJdUt: number, count: number): Span[] {
  const at = (part: number): number => startJdUt + ((endJdUt - startJdUt) * part) / count;
  return Array.from({ length: count }, (_, index) => ({ startJdUt: at(index), endJdUt: at(index + 1) }));
}

/** Which eighth of the day each kalam takes, Sunday first (docs/methods/panchang.md). */
export const KALAM_EIGHTHS = {
  rahu_kalam: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika_kalam: [7, 6, 5, 4, 3, 2, 1],
} as const;
export type KalamId = keyof typeof KALAM_EIGHTHS;

/** Rahu's, Yama's or Gulika's eighth of the time between sunrise and sunset. */
export function kalamSpan(kalam: KalamId, { sunriseJdUt, sunsetJdUt, weekdayIndex }: SunDay): Span {
  return splitSpan(sunriseJdUt, sunsetJdUt, 8)[KALAM_EIGHTHS[kalam][weekdayIndex]! - 1]!;
}

/** The planets by decreasing period: the lords of the hours, starting with the lord of the day. */
const CHALDEAN: readonly SevenGraha[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];
const chaldeanIndex = (weekdayIndex: number): number => CHALDEAN.indexOf(SEVEN_GRAHAS[weekdayIndex]!);

export interface Hora extends Span {
  readonly lord: SevenGraha;
  readonly daytime: boolean;
}

/** The 24 horas: twelve of the day and twelve of the night (`unequal`), or hours of 60 minutes from sunrise until the next (`equal`). */
export function planetaryHoras(
  { sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex }: SunDay,
  division: 'unequal' | 'equal',
): Hora[] {
  const spans =
    division === 'unequal'
      ? [...splitSpan(sunriseJdUt, sunsetJdUt, 12), ...splitSpan(sunsetJdUt, nextSunriseJdUt, 12)]
      : splitSpan(sunriseJdUt, sunriseJdUt + 1, 24)
          .filter(({ startJdUt }) => startJdUt < nextSunriseJdUt - 1e-9)
          .map(({ startJdUt, endJdUt }, index) => ({
            startJdUt,
            endJdUt: index === 23 ? nextSunriseJdUt : Math.min(endJdUt, nextSunriseJdUt),
          }));
  const first = chaldeanIndex(weekdayIndex);
  return spans.map((span, index) => ({
    ...span,
    lord: CHALDEAN[(first + index) % 7]!,
    daytime: span.startJdUt < sunsetJdUt - 1e-9,
  }));
}

/** The hora that contains an instant; null outside the day. */
export function horaAt(horas: readonly Hora[], jdUt: number): Hora | null {
  return horas.findLast(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt) ?? null;
}

/** Names of the choghadiyas by planet, in the order above. */
const CHOGHADIYA_NAMES = ['udveg', 'chal', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type ChoghadiyaId = (typeof CHOGHADIYA_NAMES)[number];
export const CHOGHADIYAS: readonly ChoghadiyaId[] = CHOGHADIYA_NAMES;
const QUALITY: Readonly<Record<ChoghadiyaId, 'good' | 'neutral' | 'bad'>> = {
  udveg: 'bad',
  chal: 'neutral',
  labh: 'good',
  amrit: 'good',
  kaal: 'bad',
  shubh: 'good',
  rog: 'bad',
};

export interface Choghadiya extends Span {
  readonly id: ChoghadiyaId;
  readonly lord: SevenGraha;
  readonly quality: 'good' | 'neutral' | 'bad';
  readonly daytime: boolean;
}

/**
 * Eight choghadiyas of the day, starting with the lord of the day in the order of the horas; eight of the night,
 * starting with the lord of the fifth weekday after, each time two steps back in that order.
 */
export function listChoghadiyas({ sunriseJdUt, sunsetJdUt, nextSunriseJdUt, weekdayIndex }: SunDay): Choghadiya[] {
  const row = (spans: readonly Span[], first: number, step: number, daytime: boolean): Choghadiya[] =>
    spans.map((span, index) => {
      const planet = modulo(first + step * index, 7);
      const id = CHOGHADIYA_NAMES[planet]!;
      return { ...span, id, lord: CHALDEAN[planet]!, quality: QUALITY[id], daytime };
    });
  return [
    ...row(splitSpan(sunriseJdUt, sunsetJdUt, 8), chaldeanIndex(weekdayIndex), 1, true),
    ...row(splitSpan(sunsetJdUt, nextSunriseJdUt, 8), chaldeanIndex((weekdayIndex + 4) % 7), -2, false),
  ];
}
