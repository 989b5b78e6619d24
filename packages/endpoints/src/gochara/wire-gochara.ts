import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { type HouseStay, kakshyaAt, type Span } from '@theia-astro/astro/vedic/gochara/gochara';
import { NAKSHATRAS, taraOfCount } from '@theia-astro/astro/vedic/nakshatra';
import { type GrahaId, modulo } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { instantWriter } from '../vedic-parts/wire.ts';
import type { Wire } from '../wire/wire.ts';
import type { GocharaNatal } from './calculate.ts';
import type { gocharaKakshyaSchema, gocharaNakshatraSchema, gocharaStaySchema } from './schema.ts';
import type { GocharaRequest } from './request.ts';

export interface GocharaWriter {
  readonly at: (jdUt: number | null) => string | null;
  readonly stay: (graha: GrahaId, stay: HouseStay) => Wire<typeof gocharaStaySchema>;
  readonly kakshya: (graha: GrahaId, span: Span) => Wire<typeof gocharaKakshyaSchema>;
  readonly nakshatra: (graha: GrahaId, span: Span) => Wire<typeof gocharaNakshatraSchema>;
}

/** Writes the stays of transiting grahas over a natal chart. */
export function gocharaWriter(ephemeris: Ephemeris, natal: GocharaNatal): GocharaWriter {
  const written = instantWriter(ephemeris);
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : written(jdUt));
  const span = (point: GrahaId, { startJdUt, endJdUt, direct }: Span) => ({
    point,
    starts_at: at(startJdUt),
    ends_at: at(endJdUt),
    ...(direct ? {} : { retrograde: true as const }),
  });
  return {
    at,
    stay: (graha, stay) => ({
      ...span(graha, stay),
      sign: signByIndex(stay.index),
      bhava: stay.house,
      effect: stay.good ? 'good' : 'bad',
      ...(stay.vedha === null
        ? {}
        : {
            vedha: stay.vedha.map(({ by, startJdUt, endJdUt }) => ({
              by,
              starts_at: at(startJdUt),
              ends_at: at(endJdUt),
            })),
          }),
      bindus: natal.bindus(graha, stay.index),
      sarva: natal.sarva(stay.index),
      murti: stay.murti,
    }),
    kakshya: (graha, stay) => {
      const { signIndex, lord } = kakshyaAt(stay.index);
      return {
        ...span(graha, stay),
        sign: signByIndex(signIndex),
        lord,
        bindu: natal.hasBindu(graha, signIndex, lord),
      };
    },
    nakshatra: (graha, stay) => {
      const count = modulo(stay.index - natal.janmaNakshatra, 27) + 1;
      return { ...span(graha, stay), nakshatra: NAKSHATRAS[stay.index]!, count, tara: taraOfCount(count) };
    },
  };
}

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
