import type { Ephemeris, Frame, GeoPosition } from '../../ephemeris.ts';
import { lagnaChanges } from '../kp/sub-lords.ts';
import { type Limb, overlap } from './limbs.ts';
import type { Span } from './parts-of-day.ts';

/** The time in which one sidereal sign rises. */
export interface RisingSign extends Span {
  readonly signIndex: number;
}

/** Within the polar circles some signs never rise. */
export function everySignRises(ephemeris: Ephemeris, { geoLatitudeDeg }: GeoPosition, jdUt: number): boolean {
  return Math.abs(geoLatitudeDeg) < 90 - ephemeris.obliquity(jdUt).trueDeg;
}

/**
 * The rising signs (udaya lagna) that overlap a span, each with its true start and end; only where `everySignRises`.
 * @throws as `Ephemeris.ecliptic`
 */
export function risingSigns(ephemeris: Ephemeris, place: GeoPosition, frame: Frame, during: Span): RisingSign[] {
  const changes = lagnaChanges(ephemeris, place, { frame, level: 'sign' }, during.startJdUt - 1, during.endJdUt + 1);
  return changes
    .slice(0, -1)
    .map(({ jdUt, division }, index) => ({
      signIndex: division.signIndex,
      startJdUt: jdUt,
      endJdUt: changes[index + 1]!.jdUt,
    }))
    .filter((sign) => overlap(sign, during).length > 0);
}

/** By the remainder of the sum divided by nine; the others are free of panchaka. */
const PANCHAKAS: ReadonlyMap<number, 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga'> = new Map([
  [1, 'mrityu'],
  [2, 'agni'],
  [4, 'raja'],
  [6, 'chora'],
  [8, 'roga'],
]);
export const LAGNA_PANCHAKAS = ['mrityu', 'agni', 'raja', 'chora', 'roga'] as const;
export type LagnaPanchaka = (typeof LAGNA_PANCHAKAS)[number];
/** Whether tithis are counted 1 to 30 through the month or 1 to 15 in each fortnight. */
export const PANCHAKA_COUNTS = ['month', 'fortnight'] as const;
export type PanchakaCount = (typeof PANCHAKA_COUNTS)[number];

export interface PanchakaSpan extends RisingSign {
  /** Null: free of panchaka (rahita). */
  readonly panchaka: LagnaPanchaka | null;
}

/**
 * The panchaka of the muhurta: the sum of tithi, weekday (Sunday 1), nakshatra (ashwini 1) and rising sign (aries 1), divided by nine.
 * Raman, Muhurtha 3; the count of tithis through the month is his, that within the fortnight is the Andhra almanacs'.
 */
export function panchakaAt(
  { tithi, nakshatra, weekdayIndex, signIndex }: Record<'tithi' | 'nakshatra' | 'weekdayIndex' | 'signIndex', number>,
  count: PanchakaCount,
): LagnaPanchaka | null {
  const counted = count === 'month' ? tithi : ((tithi - 1) % 15) + 1;
  return PANCHAKAS.get((counted + nakshatra + weekdayIndex + 1 + signIndex + 1) % 9) ?? null;
}

/** The rising signs of a vedic day, cut at the sunrises and where tithi or nakshatra changes, with their panchaka. */
export function panchakaSpans(
  signs: readonly RisingSign[],
  tithis: readonly Limb<'tithi'>[],
  nakshatras: readonly Limb<'nakshatra'>[],
  day: Span & { readonly weekdayIndex: number },
  count: PanchakaCount,
): PanchakaSpan[] {
  const { weekdayIndex } = day;
  return signs.flatMap(({ signIndex, ...rising }) =>
    overlap(rising, day).flatMap((sign) =>
      tithis.flatMap((tithi) =>
        overlap(sign, tithi).flatMap((both) =>
          nakshatras.flatMap((nakshatra) =>
            overlap(both, nakshatra).map((span) => ({
              signIndex,
              panchaka: panchakaAt({ tithi: tithi.index, nakshatra: nakshatra.index, weekdayIndex, signIndex }, count),
              ...span,
            })),
          ),
        ),
      ),
    ),
  );
}
