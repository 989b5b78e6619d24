import type { Span } from '../panchang/parts-of-day.ts';
import type { Almanac } from './almanac.ts';
import type { FestivalDay } from './days.ts';
import { kalaOf } from './kala.ts';

const GHATI_DAYS = 1 / 60;

/**
 * Ghatis before and after the Sun's entry that are its punya kala, aries first. Dharmasindhu 1 (sankranti-nirnaya):
 * vishuva 15 on either side, vishnupadi 16 before, shadashiti 16 after, Cancer 30 before, Capricorn 40 after.
 */
const GHATIS: readonly (readonly [before: number, after: number])[] = [
  [15, 15],
  [16, 0],
  [0, 16],
  [30, 0],
  [16, 0],
  [0, 16],
  [15, 15],
  [16, 0],
  [0, 16],
  [0, 40],
  [16, 0],
  [0, 16],
];
const CANCER = 3;
const CAPRICORN = 9;

export interface Sankranti {
  readonly signIndex: number;
  /** The Sun's entry, Julian day UT1. */
  readonly ingressJdUt: number;
  /** The day of its rites; null where the Sun does not rise and set. */
  readonly day: FestivalDay | null;
  /** The punya kala, by daylight. */
  readonly punyaKala: Span | null;
}

/**
 * The sankrantis of an almanac. After sunset the punya kala is the afternoon before, or the next morning if the entry is
 * after midnight; of Cancer always the afternoon before, of Capricorn always the next day.
 */
export function sankrantis({ book, ingresses }: Almanac): Sankranti[] {
  return ingresses.map(({ jdUt, signIndex }) => {
    const day = book.dayAt(jdUt);
    const next = book.beside(day, 1);
    const [light, midnight, nextLight] = [daylight(day), kalaOf(book, day, 'midnight'), daylight(next)];
    const found = { signIndex, ingressJdUt: jdUt };
    if (light === null || midnight === null || nextLight === null) return { ...found, day: null, punyaKala: null };
    const [before, after] = GHATIS[signIndex]!;
    const classical = { startJdUt: jdUt - before * GHATI_DAYS, endJdUt: jdUt + after * GHATI_DAYS };
    if (jdUt < light.endJdUt) {
      const within = overlap(classical, light);
      return { ...found, day, punyaKala: within ?? half(light, jdUt < middle(light) ? 0 : 1) };
    }
    const onNext = signIndex === CAPRICORN || (signIndex !== CANCER && jdUt >= midnight.startJdUt);
    return onNext
      ? { ...found, day: next, punyaKala: half(nextLight, 0) }
      : { ...found, day, punyaKala: half(light, 1) };
  });
}

const middle = ({ startJdUt, endJdUt }: Span): number => (startJdUt + endJdUt) / 2;
const half = (light: Span, which: 0 | 1): Span =>
  which === 0
    ? { startJdUt: light.startJdUt, endJdUt: middle(light) }
    : { startJdUt: middle(light), endJdUt: light.endJdUt };

function daylight({ sunriseJdUt, sunsetJdUt }: FestivalDay): Span | null {
  return sunriseJdUt === null || sunsetJdUt === null ? null : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };
}

function overlap(a: Span, b: Span): Span | null {
  const [startJdUt, endJdUt] = [Math.max(a.startJdUt, b.startJdUt), Math.min(a.endJdUt, b.endJdUt)];
  return startJdUt < endJdUt ? { startJdUt, endJdUt } : null;
}
