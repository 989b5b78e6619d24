import type { GrahaId } from '@theia-astro/astro/vedic/zodiac';
import type { GocharaRequest } from './request.ts';

const DAY_MS = 86_400_000;
export const MOST_ROWS = 5_000;

/** Degrees a graha passes in a day, forwards and backwards, a little above the most of a long time. */
const PATH_DEG: Readonly<Record<GrahaId, number>> = {
  sun: 1.02,
  moon: 14,
  mars: 0.7,
  mercury: 1.6,
  jupiter: 0.17,
  venus: 1.3,
  saturn: 0.1,
  rahu: 0.2,
  ketu: 0.2,
};
/** Vedhas in the stays of a day: the Moon's come and go with its own stays, those of others with the Moon's passing. */
const VEDHAS = { moon: 0.4, other: 0.07 };

type Asked = Pick<GocharaRequest, 'points' | 'include'>;

/** How many entries a day of the range has, rather too many than too few. */
export function rowsPerDay({ points, include }: Asked): number {
  const parts = (include.has('kakshyas') ? 8 / 30 : 0) + (include.has('nakshatras') ? 27 / 360 : 0);
  const stays = include.has('stays');
  return points.reduce(
    (sum, id) =>
      sum + PATH_DEG[id] * (parts + (stays ? 1 / 30 : 0)) + (stays ? (id === 'moon' ? VEDHAS.moon : VEDHAS.other) : 0),
    0,
  );
}

/** How many entries an answer has, rather too many than too few. */
export function rowsAtMost({ range, ...asked }: Asked & Pick<GocharaRequest, 'range'>): number {
  return range === null ? 0 : daysOf(range) * rowsPerDay(asked);
}

/** The length of a range in days. */
export function daysOf({ fromMs, toMs }: NonNullable<GocharaRequest['range']>): number {
  return (toMs - fromMs) / DAY_MS;
}
