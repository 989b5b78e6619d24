import { normalizeDeg } from '../../angle/normalize.ts';
import type { GrahaId } from '../zodiac.ts';

export const SPHUTAS = [
  'bhrigu_bindu',
  'yogi',
  'avayogi',
  'beeja',
  'kshetra',
  'tithi',
  'yoga',
  'rahu_tithi',
  'tri',
  'chatur',
  'pancha',
  'prana',
  'deha',
  'mrityu',
  'sookshma_tri',
] as const;
export type SphutaId = (typeof SPHUTAS)[number];

/** 93°20′: where the circle of yogas begins, Pushya, for the yogi point. */
const YOGI_START_DEG = 93 + 1 / 3;
/** From the yogi to the avayogi: six nakshatras more than half the circle of yogas, 186°40′. */
const AVAYOGI_DEG = 186 + 2 / 3;

/**
 * Points that are sums of longitudes, sidereal degrees in [0, 360); those that need the lagna or Gulika are null
 * without them.
 * Bhrigu bindu: the middle of the arc from Rahu on to the Moon. Yogi and avayogi: usage. Beeja and kshetra: Prasna
 * Marga 18. Tri, chatur, pancha: Prasna Marga 5; prana, deha and mrityu: Prasna Marga 5 (five times the lagna, eight
 * times the Moon, seven times Gulika).
 */
export function sphutas(
  longitudes: Readonly<Record<GrahaId, number>>,
  lagnaDeg: number | null,
  gulikaDeg: number | null,
): Readonly<Record<SphutaId, number | null>> {
  const { sun, moon, mars, jupiter, venus, rahu } = longitudes;
  const yogi = normalizeDeg(sun + moon + YOGI_START_DEG);
  const known = {
    bhrigu_bindu: normalizeDeg(rahu + normalizeDeg(moon - rahu) / 2),
    yogi,
    avayogi: normalizeDeg(yogi + AVAYOGI_DEG),
    beeja: normalizeDeg(sun + venus + jupiter),
    kshetra: normalizeDeg(moon + mars + jupiter),
    tithi: normalizeDeg(moon - sun),
    yoga: normalizeDeg(sun + moon),
    rahu_tithi: normalizeDeg(rahu - sun),
  };
  if (lagnaDeg === null || gulikaDeg === null)
    return {
      ...known,
      tri: null,
      chatur: null,
      pancha: null,
      prana: null,
      deha: null,
      mrityu: null,
      sookshma_tri: null,
    };
  const tri = lagnaDeg + moon + gulikaDeg;
  const prana = 5 * lagnaDeg + gulikaDeg;
  const deha = 8 * moon + gulikaDeg;
  const mrityu = 7 * gulikaDeg + sun;
  return {
    ...known,
    tri: normalizeDeg(tri),
    chatur: normalizeDeg(tri + sun),
    pancha: normalizeDeg(tri + sun + rahu),
    prana: normalizeDeg(prana),
    deha: normalizeDeg(deha),
    mrityu: normalizeDeg(mrityu),
    sookshma_tri: normalizeDeg(prana + deha + mrityu),
  };
}
